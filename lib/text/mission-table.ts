/**
 * Spacecraft, telescopes, satellites and agencies, in the form of the term table: things with a name of their own, which no other thing is an answer for. Several
 * of one name are told apart by their numbers ("Apollo 11", «فوياجر 1»), which stand in no line. A name that is a common word or a person's stands
 * only with what it is: Dawn mission, Planck satellite.
 */
export const missionTable = `
# Moon
apollo-program | Apollo program; Apollo missions; Apollo mission; Apollo; Apollo programme; man on the Moon; humans on the Moon; walked on the Moon; first man on the Moon; first person on the Moon; first Moon landing | برنامج أبولو; مهمات أبولو; مهمة أبولو; أبولو; أبوللو; هبط الإنسان على القمر; نزل الإنسان على القمر; وصل الإنسان إلى القمر; صعد الإنسان إلى القمر; وصلوا القمر; طلعوا القمر; رواد فضاء على القمر; أول من وصل للقمر; أول من وصل إلى القمر; أول إنسان على القمر; أول رجل على القمر; أول من مشى على القمر; أول واحد وصل القمر | moon; human-spaceflight
artemis-program | Artemis program; Artemis; Artemis mission; Artemis missions | برنامج أرتميس; أرتميس; أرتيميس; أرتيمس; مهمة أرتميس | moon; human-spaceflight
artemis-accords | Artemis accords | اتفاقيات أرتميس; اتفاقات أرتميس | space-policy
lunar-gateway | Lunar Gateway; Gateway station | بوابة القمر; المحطة القمرية غيتواي; البوابة القمرية | moon; human-spaceflight
chandrayaan | Chandrayaan; Chandrayan; Vikram lander; Pragyan rover; India Moon mission; Indian Moon mission; India on the Moon | تشاندرايان; شاندرايان; تشندرايان; الهند والقمر; الهند على القمر; المهمة الهندية إلى القمر | moon
chang-e | Chang'e; Chang'e mission; Yutu rover; China on the Moon; Chinese lunar mission; Chinese Moon mission; China Moon mission | تشانغ آه; تشانغ إي; شانغ آه; مهمة تشانغ; الصين على القمر; الصين والقمر; المهمة الصينية إلى القمر; المسبار الصيني القمري | moon
luna-programme | Luna programme; Luna program; Lunokhod; Luna spacecraft | برنامج لونا; لونوخود; مسبار لونا | moon
lunar-reconnaissance-orbiter | Lunar Reconnaissance Orbiter; LRO | المستطلع المداري القمري; مستكشف القمر المداري; مركبة استطلاع القمر المدارية | moon
beresheet | Beresheet | بيريشيت | moon
kaguya | Kaguya; SELENE mission | كاغويا; كاجويا | moon
danuri | Danuri; Korea Pathfinder Lunar Orbiter; KPLO | دانوري | moon
lcross | LCROSS | إل كروس | moon
rashid-rover | Rashid rover; Emirates lunar mission; Emirati rover; Rashid lunar rover | المستكشف راشد; مشروع الإمارات لاستكشاف القمر; مركبة راشد القمرية; المركبة القمرية راشد; العربة القمرية راشد; مركبة راشد | moon
hakuto-r | Hakuto-R; Hakuto | هاكوتو | moon
# Mars
hope-probe | Hope probe; Emirates Mars Mission; EMM; al-Amal probe; Hope Mars mission; Hope mission; UAE Mars mission; EMIRS; Emirates Mars Infrared Spectrometer | مسبار الأمل; مشروع الإمارات لاستكشاف المريخ; مهمة الإمارات للمريخ; مسبار الإمارات; المسبار الإماراتي; المطياف الإماراتي للأشعة تحت الحمراء | mars
perseverance | Perseverance; Mars 2020; Perseverance rover | بيرسيفيرانس; المثابرة; برسيفرنس; بيرسفيرنس | mars; space-robotics
curiosity | Curiosity rover; Mars Science Laboratory | كيوريوسيتي; مركبة كيوريوسيتي; كوريوسيتي | mars; space-robotics
opportunity | Opportunity rover | أوبرتيونيتي; أوبورتيونيتي; مركبة أوبورتيونيتي | mars; space-robotics
spirit-rover | Spirit rover | مركبة سبيريت | mars; space-robotics
ingenuity | Ingenuity; Ingenuity helicopter; Mars helicopter | إنجينويتي; مروحية إنجينويتي; مروحية المريخ; إنجنيويتي | mars; space-robotics
insight-lander | InSight lander; InSight mission | مسبار إنسايت; إنسايت; إنسايت المريخ | mars
tianwen | Tianwen; Zhurong; Zhurong rover | تيانوين; تيان ون; تيانون; تشورونغ; جورونغ | mars
mangalyaan | Mangalyaan; Mars Orbiter Mission | مانغاليان; مانجاليان; منغاليان | mars
maven | MAVEN; MAVEN mission | مافن; مسبار مافن | mars
mars-reconnaissance-orbiter | Mars Reconnaissance Orbiter; MRO; HiRISE | المستطلع المداري للمريخ; مستكشف المريخ المداري; مركبة استطلاع المريخ المدارية | mars
mars-express | Mars Express; MARSIS | مارس إكسبريس; مارس اكسبرس | mars
exomars | ExoMars; Trace Gas Orbiter; Rosalind Franklin rover | إكسومارس; إكزومارس | mars
viking-program | Viking program; Viking landers; Viking lander; Viking mission; Viking missions | برنامج فايكنغ; مسبار فايكنغ; فايكنغ | mars
mars-pathfinder | Mars Pathfinder; Sojourner rover | مارس باثفايندر; باثفايندر | mars
mars-sample-return | Mars sample return | جلب عينات المريخ; إعادة عينات المريخ | mars
# Planets and small bodies
voyager | Voyager; Voyager spacecraft; Voyager probe; Voyager probes | فوياجر; فويجر; فوياغر; فويغر; المسبار فوياجر | deep-space
pioneer-spacecraft | Pioneer spacecraft; Pioneer probe; Pioneer probes; Pioneer anomaly | المسبار بايونير; بايونير; بيونير | deep-space
mariner-program | Mariner program; Mariner spacecraft | برنامج مارينر; مارينر | planetary-science
new-horizons | New Horizons; New Horizons mission; New Horizons probe | نيو هورايزنز; نيوهورايزنز; نيو هورايزونز; مسبار نيو هورايزنز; نيو هورايزون; نيو هورايزن; نيو هوريزون; نيو هوريزونز | planetary-science
cassini | Cassini; Cassini-Huygens; Huygens probe | كاسيني; هويغنز; مسبار كاسيني; هويجنز | planetary-science
galileo-spacecraft | Galileo spacecraft; Galileo orbiter; Galileo mission | المركبة غاليليو; المسبار غاليليو; مسبار غاليليو | planetary-science
juno-mission | Juno mission; Juno spacecraft; Juno probe; Juno | مسبار جونو; جونو; المسبار جونو | planetary-science
juice-mission | JUICE; JUICE mission; Jupiter Icy Moons Explorer | مسبار جوس; مستكشف أقمار المشتري الجليدية | planetary-science
europa-clipper | Europa Clipper; Europa Clipper mission | يوروبا كليبر; أوروبا كليبر; كليبر أوروبا | planetary-science; astrobiology
dragonfly-mission | Dragonfly mission; Dragonfly Titan | دراغونفلاي; دراجونفلاي; مهمة اليعسوب | planetary-science
messenger-mission | MESSENGER mission; MESSENGER spacecraft; MESSENGER probe | مسبار ماسنجر; المسبار ماسنجر; مسنجر عطارد | planetary-science
bepicolombo | BepiColombo | بيبي كولومبو; بيبيكولومبو | planetary-science
venera | Venera; Venera landers | فينيرا; فنيرا | planetary-science
magellan-mission | Magellan mission; Magellan spacecraft | مسبار ماجلان; مسبار ماجلان الزهرة | planetary-science
akatsuki | Akatsuki | أكاتسوكي | planetary-science
davinci-mission | DAVINCI mission | مهمة دافنشي | planetary-science
veritas-mission | VERITAS mission | مهمة فيريتاس | planetary-science
envision-mission | EnVision mission | مهمة إنفيجن | planetary-science
rosetta | Rosetta mission; Rosetta; Rosetta spacecraft; Philae; Philae lander | روزيتا; مسبار روزيتا; فيلة المسبط; المسبار فيلة | planetary-science
giotto | Giotto mission; Giotto probe | مسبار جيوتو; جيوتو | planetary-science
deep-impact-mission | Deep Impact mission; Deep Impact spacecraft | مسبار ديب إمباكت; ديب إمباكت | planetary-science
stardust-mission | Stardust mission; Stardust spacecraft | مسبار ستاردست; ستاردست | planetary-science
hayabusa | Hayabusa | هايابوسا; هيابوسا | planetary-defence
osiris-rex | OSIRIS-REx; OSIRIS-APEX | أوزيريس ريكس; أوسايرس ريكس; أوزوريس ريكس; أوسيريس ركس | planetary-defence
dart-mission | DART mission; DART spacecraft; Double Asteroid Redirection Test; Dimorphos; Didymos | مهمة دارت; مسبار دارت; ديمورفوس; ديديموس | planetary-defence
hera-mission | Hera mission; Hera spacecraft | مهمة هيرا; مسبار هيرا | planetary-defence
dawn-mission | Dawn mission; Dawn spacecraft | مسبار داون; مهمة داون | planetary-science
lucy-mission | Lucy mission; Lucy spacecraft | مسبار لوسي; مهمة لوسي | planetary-science
psyche-mission | Psyche mission; Psyche spacecraft; Psyche asteroid | مسبار سايكي; مهمة سايكي; سايكي | planetary-science
near-shoemaker | NEAR Shoemaker | نير شوميكر | planetary-science
uae-asteroid-mission | Emirates mission to the asteroid belt; MBR Explorer | مهمة الإمارات لاستكشاف حزام الكويكبات; مستكشف محمد بن راشد | planetary-defence
# Sun
parker-solar-probe | Parker Solar Probe | مسبار باركر; مسبار باركر الشمسي; باركر الشمسي; باركر سولار بروب | heliophysics
solar-orbiter | Solar Orbiter | سولار أوربيتر; المسبار المداري الشمسي | heliophysics
soho | SOHO; Solar and Heliospheric Observatory | سوهو; مرصد سوهو | heliophysics
solar-dynamics-observatory | Solar Dynamics Observatory; SDO | مرصد ديناميكا الشمس; مرصد الديناميكا الشمسية | heliophysics
aditya | Aditya; Aditya-L1 | أديتيا; أديتيا إل1 | heliophysics
hinode | Hinode | هينودي; هينوده | heliophysics
stereo-mission | STEREO mission; STEREO spacecraft; Solar Terrestrial Relations Observatory | مهمة ستيريو; مرصد العلاقات الشمسية الأرضية | heliophysics
ulysses | Ulysses; Ulysses spacecraft | يوليسيس; مسبار يوليسيس | heliophysics
proba-3 | Proba-3 | بروبا 3; بروبا-3 | heliophysics
# Telescopes in space
james-webb-space-telescope | James Webb space telescope; JWST; James Webb; James Webb telescope; Webb telescope; Webb space telescope | تلسكوب جيمس ويب; تلسكوب جيمس ويب الفضائي; جيمس ويب; تلسكوب ويب; جيمس وب | instrumentation
hubble-space-telescope | Hubble space telescope; HST; Hubble telescope | تلسكوب هابل; تلسكوب هابل الفضائي; هابل | instrumentation
chandra-x-ray-observatory | Chandra x-ray observatory; Chandra; Chandra observatory | مرصد تشاندرا; تشاندرا; شاندرا; مرصد شاندرا | high-energy; instrumentation
kepler-space-telescope | Kepler space telescope; Kepler mission; Kepler telescope; Kepler spacecraft | تلسكوب كبلر; بعثة كبلر; تلسكوب كيبلر; مهمة كبلر; مهمة كيبلر | exoplanets; instrumentation
transiting-exoplanet-survey-satellite | transiting exoplanet survey satellite; TESS | القمر تيس; بعثة تيس; تلسكوب تيس | exoplanets; instrumentation
spitzer | Spitzer; Spitzer space telescope; Spitzer telescope | سبيتزر; تلسكوب سبيتزر | instrumentation
fermi-telescope | Fermi gamma-ray space telescope; Fermi telescope; Fermi satellite; Fermi LAT; Fermi-LAT | تلسكوب فيرمي; تلسكوب فيرمي الفضائي; مرصد فيرمي | high-energy; instrumentation
swift-observatory | Swift observatory; Swift satellite; Neil Gehrels Swift | مرصد سويفت; القمر سويفت; تلسكوب سويفت | high-energy; instrumentation
xmm-newton | XMM-Newton; XMM Newton | نيوتن إكس إم إم; إكس إم إم نيوتن | high-energy; instrumentation
nustar | NuSTAR | نوستار | high-energy; instrumentation
erosita | eROSITA; Spektr-RG | إيروزيتا | high-energy; instrumentation
einstein-probe | Einstein Probe | مسبار أينشتاين | high-energy; instrumentation
ixpe | IXPE; Imaging X-ray Polarimetry Explorer | مستكشف قياس استقطاب الأشعة السينية | high-energy; instrumentation
integral-mission | INTEGRAL mission; INTEGRAL satellite | القمر إنتيغرال; مرصد إنتيغرال | high-energy; instrumentation
gaia-mission | Gaia mission; Gaia satellite; Gaia telescope; Gaia spacecraft | بعثة غايا; مرصد غايا; القمر غايا; مهمة غايا; تلسكوب غايا | stellar; instrumentation
hipparcos | Hipparcos; Hipparcos mission; Hipparcos satellite | هيباركوس; مهمة هيباركوس | stellar; instrumentation
euclid-mission | Euclid mission; Euclid; Euclid space telescope; Euclid telescope | تلسكوب إقليدس; إقليدس; مهمة إقليدس; يوكليد | cosmology; instrumentation
planck-mission | Planck mission; Planck satellite; Planck collaboration; Planck spacecraft; Planck data; Planck results | القمر بلانك; مرصد بلانك; مهمة بلانك; تلسكوب بلانك; بيانات بلانك; نتائج بلانك; مسبار بلانك; أرصاد بلانك | cosmology; instrumentation
wmap | WMAP; Wilkinson Microwave Anisotropy Probe | مسبار ويلكنسون; دبليو ماب; مسبار ويلكينسون | cosmology
cobe | COBE; Cosmic Background Explorer | القمر كوبي; مستكشف الخلفية الكونية | cosmology
herschel-observatory | Herschel space observatory; Herschel telescope; Herschel satellite | مرصد هيرشل; تلسكوب هيرشل | instrumentation
roman-telescope | Nancy Grace Roman space telescope; Roman space telescope; WFIRST | تلسكوب رومان; تلسكوب نانسي رومان; تلسكوب نانسي غريس رومان | instrumentation
wise-telescope | WISE telescope; NEOWISE; Wide-field Infrared Survey Explorer | تلسكوب وايز; نيو وايز | instrumentation
cheops | CHEOPS | تلسكوب كيوبس; القمر كيوبس | exoplanets; instrumentation
plato-mission | PLATO mission; PLATO telescope | مهمة بلاتو; تلسكوب بلاتو | exoplanets; instrumentation
corot | CoRoT; CoRoT mission; CoRoT satellite | القمر كورو; تلسكوب كورو | exoplanets; instrumentation
ariel-mission | Ariel mission; Ariel telescope | مهمة أرييل; تلسكوب أرييل | exoplanets; instrumentation
spherex | SPHEREx | سفيركس | instrumentation
xuntian | Xuntian; Chinese space station telescope; CSST | شونتيان | instrumentation
lisa | LISA; eLISA; Laser Interferometer Space Antenna | ليزا; مرصد ليزا; إليزا | gravitational-waves
lisa-pathfinder | LISA Pathfinder | ليزا باثفايندر | gravitational-waves
# Telescopes and detectors on the ground
square-kilometre-array | Square kilometre array; SKA; square kilometer array | مصفوفة الكيلومتر المربع; تلسكوب مصفوفة الكيلومتر المربع; مرصد مصفوفة الكيلومتر المربع | radio-astronomy; instrumentation
five-hundred-meter-aperture-spherical-telescope | five-hundred-meter aperture spherical telescope; FAST telescope | تلسكوب فاست; التلسكوب الكروي | radio-astronomy; instrumentation
event-horizon-telescope | Event Horizon Telescope; EHT; Event Horizon Telescope collaboration; picture of a black hole; black hole picture; black hole image; image of a black hole; photo of a black hole; black hole photo; first image of a black hole; photograph of a black hole | تلسكوب أفق الحدث; مقراب أفق الحدث; إيفنت هورايزون; تلسكوب إيفنت هورايزون; إيفنت هورايزن; تلسكوب إيفنت هورايزن; إيفنت هوريزون; تلسكوب إيفنت هوريزون; تصوير ثقب أسود; تصوير الثقوب السوداء; صورة الثقب الأسود; صور الثقب الأسود; صورة ثقب أسود; تصوير الثقب الأسود; صور الثقوب السوداء; يصورون الثقب الأسود; صوروا الثقب الأسود; بيصوروا الثقب الأسود; التقاط صورة للثقب الأسود | high-energy; radio-astronomy
alma-telescope | ALMA; Atacama Large Millimeter Array; ALMA telescope | مصفوفة أتاكاما; مرصد ألما; تلسكوب ألما | radio-astronomy; instrumentation
very-large-array | Very Large Array; VLA | المصفوفة الكبيرة جدا; المصفوفة العظيمة جدا; المصفوفة الضخمة جدا | radio-astronomy; instrumentation
arecibo | Arecibo; Arecibo observatory; Arecibo telescope | أريسيبو; مرصد أريسيبو; تلسكوب أريسيبو | radio-astronomy; instrumentation
green-bank-telescope | Green Bank telescope | تلسكوب غرين بانك; غرين بانك | radio-astronomy; instrumentation
meerkat | MeerKAT | ميركات; ميركات الراديوي | radio-astronomy; instrumentation
lofar | LOFAR; Low-Frequency Array | لوفار | radio-astronomy; instrumentation
askap | ASKAP | أسكاب | radio-astronomy; instrumentation
chime-telescope | CHIME telescope; CHIME/FRB | تلسكوب تشايم | radio-astronomy; instrumentation
rubin-observatory | Vera C. Rubin observatory; Rubin observatory; Vera Rubin observatory; LSST; Legacy Survey of Space and Time | مرصد فيرا روبين; مرصد روبين; مرصد فيرا سي روبين; مرصد فيرا سي. روبين | instrumentation
extremely-large-telescope | Extremely Large Telescope; ELT; European Extremely Large Telescope | التلسكوب الكبير للغاية; التلسكوب الأوروبي الكبير للغاية; التلسكوب الأوروبي الكبير جدا; التلسكوب الفائق الكبر | instrumentation
very-large-telescope | Very Large Telescope; VLT | التلسكوب الكبير جدا; المقراب الكبير جدا | instrumentation
thirty-meter-telescope | Thirty Meter Telescope; TMT | تلسكوب الثلاثين مترا | instrumentation
keck-observatory | Keck observatory; Keck telescope; Keck telescopes; W. M. Keck Observatory | مرصد كيك; تلسكوب كيك | instrumentation
gemini-observatory | Gemini observatory; Gemini telescope | مرصد جيميني; تلسكوب جيميني | instrumentation
subaru-telescope | Subaru telescope | تلسكوب سوبارو; سوبارو | instrumentation
sloan-digital-sky-survey | Sloan Digital Sky Survey; SDSS | مسح سلون; مسح سلون الرقمي للسماء; مسح سلون الرقمي | instrumentation
pan-starrs | Pan-STARRS | بان ستارز | instrumentation
kottamia-observatory | Kottamia observatory; Kottamia telescope | مرصد القطامية; تلسكوب القطامية | instrumentation
ligo | LIGO; Advanced LIGO; LIGO detector; LIGO observatory; Laser Interferometer Gravitational-Wave Observatory | مرصد ليغو; ليغو; لايغو; مرصد لايغو; كاشف ليغو | gravitational-waves
virgo-detector | Virgo detector; Virgo interferometer | كاشف فيرغو; مقياس التداخل فيرغو | gravitational-waves
kagra | KAGRA | كاغرا | gravitational-waves
einstein-telescope | Einstein Telescope | تلسكوب أينشتاين | gravitational-waves
cosmic-explorer | Cosmic Explorer | المستكشف الكوني | gravitational-waves
icecube | IceCube; IceCube neutrino observatory | آيس كيوب; مرصد آيس كيوب | high-energy
super-kamiokande | Super-Kamiokande; Kamiokande | سوبر كاميوكاندي; كاميوكاندي | high-energy
# Satellites
sentinel-1 | sentinel-1; Sentinel 1 | سنتينل 1; سنتينل-1; سنتنل 1; سينتينل 1 | sar-insar; remote-sensing
sentinel-2 | sentinel-2; Sentinel 2 | سنتينل 2; سنتينل-2; سنتنل 2; سينتينل 2 | hyperspectral; remote-sensing
sentinel | Sentinel; Sentinel satellites; Copernicus programme | سنتينل; سنتنل; سينتينل; برنامج كوبرنيكوس | earth-observation; remote-sensing
landsat | Landsat; Landsat imagery; Landsat satellites | لاندسات; لاندسات الفضائي; لندسات | earth-observation; remote-sensing
aster | ASTER; Advanced Spaceborne Thermal Emission and Reflection Radiometer; ASTER imagery; ASTER data; ASTER satellite | أستر; آستر; مستشعر أستر; بيانات أستر; صور أستر | earth-observation; remote-sensing
enmap | EnMAP; Environmental Mapping and Analysis Program | إنماب; إن ماب | hyperspectral; remote-sensing
prisma | PRISMA; PRISMA hyperspectral satellite | بريزما; بريسما | hyperspectral; remote-sensing
worldview | WorldView; WorldView-2; WorldView-3; WorldView satellites; WorldView imagery | وورلد فيو; ورلد فيو; وورلدفيو | earth-observation; remote-sensing
ikonos | IKONOS | إيكونوس; آيكونوس | earth-observation; remote-sensing
quickbird | QuickBird | كويك بيرد; كويكبيرد | earth-observation; remote-sensing
planetscope | PlanetScope; Planet Labs; Planet Labs Doves | بلانيت سكوب; بلانت سكوب; بلانيت لابس | earth-observation; remote-sensing
tropomi | TROPOMI; Sentinel-5P; Sentinel-5 Precursor | تروبومي; سنتينل 5; سنتينل-5 | earth-observation; remote-sensing
goes-satellites | GOES-16; GOES-17; GOES-18; GOES-19; GOES-R; Geostationary Operational Environmental Satellite | أقمار غوز; القمر البيئي التشغيلي الثابت | earth-observation
himawari | Himawari; Himawari-8 | هيماواري | earth-observation
alos | ALOS; ALOS-2; PALSAR; ALOS PALSAR; Advanced Land Observing Satellite | ألوس; بالسار | sar-insar; remote-sensing
radarsat | RADARSAT; RADARSAT-2 | رادارسات | sar-insar; remote-sensing
envisat | Envisat | إنفيسات | earth-observation; remote-sensing
trmm | TRMM; Tropical Rainfall Measuring Mission | مهمة قياس الأمطار المدارية; تي آر إم إم | earth-observation
nisar | NISAR; NASA-ISRO Synthetic Aperture Radar | نيسار | sar-insar; remote-sensing
oco-2 | OCO-2; Orbiting Carbon Observatory | مرصد الكربون المداري | earth-observation
srtm | SRTM; Shuttle Radar Topography Mission | بعثة المكوك الطبوغرافية الرادارية; مهمة المكوك الرادارية الطبوغرافية | earth-observation; remote-sensing
grace-mission | GRACE mission; GRACE satellite; GRACE; GRACE-FO | القمر غريس; بعثة غريس; غريس; غرايس | geodesy
goce | GOCE; GOCE mission | غوتشي; القمر غوس | geodesy
icesat | ICESat | آيس سات | climate; geodesy
cryosat | CryoSat | كرايوسات | climate; geodesy
swot-mission | SWOT mission; Surface Water and Ocean Topography | مهمة سووت; القمر سووت | earth-observation
smap-mission | SMAP; Soil Moisture Active Passive | القمر سماب; سماب | earth-observation; remote-sensing
smos-mission | SMOS; Soil Moisture and Ocean Salinity | القمر سموس; سموس | earth-observation; remote-sensing
swarm-mission | Swarm mission | مهمة سوارم; أقمار سوارم | magnetosphere
terrasar-x | TerraSAR-X; TanDEM-X | تيراسار إكس; تاندم إكس | sar-insar
meteosat | Meteosat; MSG SEVIRI | ميتيوسات; متيوسات | atmosphere; earth-observation
starlink | Starlink; Starlink satellites; Starlink constellation | ستارلينك; أقمار ستارلينك; كوكبة ستارلينك; ستار لينك | constellations
oneweb | OneWeb | ون ويب | constellations
project-kuiper | Project Kuiper; Amazon Leo; Kuiper constellation; Kuiper internet; Kuiper satellites; Amazon satellites; Kuiper internet satellites; Amazon Kuiper | مشروع كايبر; أمازون ليو; كوكبة كايبر; أقمار كايبر; أقمار أمازون; أقمار كويبر | constellations
iridium-constellation | Iridium satellites; Iridium constellation; Iridium NEXT | أقمار إيريديوم; كوكبة إيريديوم | constellations
saudisat | Saudisat; SaudiSat; SaudiGeoSat | سعودي سات; سعودي جيو سات; سعوديسات | earth-observation
arabsat | Arabsat; Arab Sat; Arab Satellite Communications Organization | عربسات; عرب سات; المؤسسة العربية للاتصالات الفضائية | satcom
shaheen-sat | Shaheen sat; ShaheenSat | شاهين سات | earth-observation
khalifasat | Khalifasat | خليفة سات | earth-observation
dubaisat | DubaiSat | دبي سات | earth-observation
mbz-sat | MBZ-SAT | محمد بن زايد سات | earth-observation
nilesat | Nilesat | نايل سات; نيل سات | satcom
egyptsat | EgyptSat; NExSat | إيجبت سات; إيجيبت سات; نكس سات | earth-observation
alcomsat | Alcomsat | ألكومسات | satcom
# Crewed spaceflight and launchers
soyuz | Soyuz; Soyuz spacecraft | سويوز; صاروخ سويوز | human-spaceflight
vostok | Vostok; Vostok spacecraft | فوستوك | human-spaceflight
sputnik | Sputnik; Sputnik satellite | سبوتنيك; سبوتنك | spacecraft-systems
skylab | Skylab | سكايلاب | human-spaceflight
mir-station | Mir station; Mir space station | محطة مير; محطة مير الفضائية | human-spaceflight
salyut | Salyut | ساليوت | human-spaceflight
tiangong | Tiangong; Chinese space station; Tiangong space station | تيانغونغ; محطة تيانغونغ; محطة الفضاء الصينية; المحطة الصينية | human-spaceflight
shenzhou | Shenzhou | شنتشو; شنجو | human-spaceflight
gemini-program | Gemini program; Project Gemini | برنامج جيميني; مشروع جيميني | human-spaceflight
mercury-program | Project Mercury; Mercury program | مشروع ميركوري; برنامج ميركوري | human-spaceflight
starliner | Starliner; Boeing Starliner; Starliner capsule | ستارلاينر; بوينغ ستارلاينر; مركبة ستارلاينر | human-spaceflight
orion-spacecraft | Orion spacecraft; Orion capsule | مركبة أوريون; كبسولة أوريون | human-spaceflight
spacex | SpaceX; Crew Dragon; Dragon capsule | سبيس إكس; كرو دراغون; سبايس إكس; سبيس إيكس; كبسولة دراغون; مركبة دراغون; كرو دراجون | launch-vehicles
falcon-rocket | Falcon 9; Falcon Heavy; Falcon rocket | فالكون 9; فالكون هيفي; صاروخ فالكون | launch-vehicles
starship | Starship; SpaceX Starship; Starship rocket | ستارشيب; صاروخ ستارشيب; مركبة ستارشيب; ستار شيب | launch-vehicles
blue-origin | Blue Origin; New Shepard; New Glenn | بلو أوريجين; بلو أوريجن; نيو شيبرد; نيو غلين | launch-vehicles
virgin-galactic | Virgin Galactic; SpaceShipTwo | فيرجن غالاكتيك; فيرجين غالاكتيك; فيرجن جالاكتيك | space-economy
rocket-lab | Rocket Lab; Electron rocket | روكيت لاب; روكت لاب; صاروخ إلكترون | launch-vehicles
ariane | Ariane; Ariane rocket; Ariane launcher | أريان; صاروخ أريان | launch-vehicles
space-launch-system | Space Launch System; SLS rocket | نظام الإطلاق الفضائي; صاروخ إس إل إس | launch-vehicles
saturn-v | Saturn V; Saturn V rocket | ساتورن 5; صاروخ ساتورن | launch-vehicles
long-march | Long March rocket; Long March rockets | صاروخ المسيرة الطويلة; لونغ مارش | launch-vehicles
# Agencies and centres
nasa | NASA; National Aeronautics and Space Administration | ناسا; وكالة ناسا; وكالة الفضاء الأمريكية; وكالة الطيران والفضاء الأمريكية |
european-space-agency | European Space Agency; ESA | وكالة الفضاء الأوروبية; الوكالة الأوروبية للفضاء; إيسا |
saudi-space-agency | Saudi Space Agency; Saudi Space Commission; Saudi space programme; Saudi space program; Saudi Arabia's space programme; space programme of Saudi Arabia | وكالة الفضاء السعودية; الهيئة السعودية للفضاء; هيئة الفضاء السعودية; الوكالة السعودية للفضاء; برنامج الفضاء السعودي; البرنامج الفضائي السعودي; الفضاء السعودي; برنامج المملكة للفضاء | 
uae-space-agency | UAE Space Agency; Emirates Space Agency; United Arab Emirates Space Agency; UAE space programme; UAE space program; Emirati space programme | وكالة الإمارات للفضاء; وكالة الفضاء الإماراتية; الوكالة الإماراتية للفضاء; برنامج الإمارات للفضاء; برنامج الفضاء الإماراتي; البرنامج الفضائي الإماراتي; برنامج الإمارات الوطني للفضاء | 
egyptian-space-agency | Egyptian Space Agency; EgSA; Egyptian space programme; Egyptian space program | وكالة الفضاء المصرية; الوكالة المصرية للفضاء; برنامج الفضاء المصري | 
algerian-space-agency | Algerian Space Agency; ASAL | الوكالة الفضائية الجزائرية; وكالة الفضاء الجزائرية |
bahrain-space-agency | National Space Science Agency; Bahrain Space Agency | الهيئة الوطنية لعلوم الفضاء; وكالة البحرين للفضاء; وكالة الفضاء البحرينية |
arab-space-agency | Arab space agency; Arab Space Cooperation Group | وكالة الفضاء العربية; المجموعة العربية للتعاون الفضائي |
jaxa | JAXA; Japan Aerospace Exploration Agency; Japanese space agency | جاكسا; وكالة الفضاء اليابانية; وكالة استكشاف الفضاء اليابانية; الوكالة اليابانية لاستكشاف الفضاء |
isro | ISRO; Indian Space Research Organisation; Indian Space Research Organization; Indian space agency | إسرو; المنظمة الهندية لأبحاث الفضاء; وكالة الفضاء الهندية; منظمة البحوث الفضائية الهندية; منظمة أبحاث الفضاء الهندية |
roscosmos | Roscosmos; Russian space agency | روسكوسموس; وكالة الفضاء الروسية |
cnsa | CNSA; China National Space Administration; Chinese space agency | إدارة الفضاء الصينية; وكالة الفضاء الصينية; إدارة الفضاء الوطنية الصينية |
canadian-space-agency | Canadian Space Agency | وكالة الفضاء الكندية |
uk-space-agency | UK Space Agency; British space agency | وكالة الفضاء البريطانية |
german-aerospace-center | German Aerospace Center; DLR; German space agency | مركز الطيران والفضاء الألماني; وكالة الفضاء الألمانية |
cnes | CNES; French space agency | وكالة الفضاء الفرنسية; المركز الوطني للدراسات الفضائية |
korea-aerospace | Korea Aerospace Research Institute; Korean space agency | وكالة الفضاء الكورية; معهد كوريا لأبحاث الفضاء |
jet-propulsion-laboratory | Jet Propulsion Laboratory; JPL | مختبر الدفع النفاث |
european-southern-observatory | European Southern Observatory | المرصد الأوروبي الجنوبي |
cern | CERN; Large Hadron Collider; LHC | سيرن; مصادم الهدرونات الكبير; مصادم الهادرونات |
mohammed-bin-rashid-space-centre | mohammed bin rashid space centre; MBRSC; Mohammed bin Rashid Space Center; MBRSC Dubai | مركز محمد بن راشد للفضاء; محمد بن راشد للفضاء; محمد بن راشد مركز الفضاء; مركز محمد بن راشد |
king-abdulaziz-city-for-science-and-technology | king abdulaziz city for science and technology; KACST | مدينة الملك عبدالعزيز للعلوم والتقنية; كاكست; مدينة الملك عبد العزيز للعلوم والتقنية |
king-abdullah-university-of-science-and-technology | king abdullah university of science and technology; KAUST | جامعة الملك عبدالله للعلوم والتقنية; كاوست |

# Instruments and observatories
crism | CRISM; Compact Reconnaissance Imaging Spectrometer for Mars | كريزم; مطياف كريزم | planetary-science
lroc | LROC; Lunar Reconnaissance Orbiter Camera | كاميرا مستطلع القمر المداري | moon
lunar-orbiter-laser-altimeter | LOLA; Lunar Orbiter Laser Altimeter | مقياس الارتفاع الليزري للمدار القمري | moon
mars-orbiter-laser-altimeter | MOLA; Mars Orbiter Laser Altimeter | مقياس الارتفاع الليزري لمدار المريخ | planetary-science
moon-mineralogy-mapper | Moon Mineralogy Mapper | راسم معادن القمر; مخطط معادن القمر | moon
sharad | SHARAD; Shallow Radar instrument | رادار شاراد; شاراد | planetary-science
grail | GRAIL mission; Gravity Recovery and Interior Laboratory | مهمة غريل; غريل | moon
ladee | LADEE; Lunar Atmosphere and Dust Environment Explorer | لادي | moon
lunar-prospector | Lunar Prospector | لونار بروسبكتور; منقب القمر | moon
clementine | Clementine mission; Clementine spacecraft | مهمة كليمنتين; المسبار كليمنتين | moon
slim-lander | SLIM lander; Smart Lander for Investigating Moon; Japan on the Moon | المركبة اليابانية سليم; سليم القمرية; اليابان على القمر | moon
capstone | CAPSTONE mission; CAPSTONE CubeSat | مهمة كابستون; كابستون | moon
mars-odyssey | Mars Odyssey; Odyssey orbiter | مارس أوديسي; أوديسي المريخ | planetary-science
phoenix-lander | Phoenix lander; Phoenix Mars lander; Phoenix mission | مسبار فينيكس; فينيكس المريخ | planetary-science
neo-surveyor | NEO Surveyor; Near-Earth Object Surveyor | نيو سرفيور; مساح الأجرام القريبة من الأرض | planetary-defence
harps | HARPS; High Accuracy Radial velocity Planet Searcher | هاربس; مطياف هاربس | exoplanets
espresso-spectrograph | ESPRESSO spectrograph | مطياف إسبريسو | exoplanets
muse-instrument | MUSE spectrograph; Multi Unit Spectroscopic Explorer | مطياف ميوز | instrumentation
suzaku | Suzaku | سوزاكو | high-energy
xrism | XRISM; X-ray Imaging and Spectroscopy Mission | كريزم للأشعة السينية; زريزم | high-energy
nicer | NICER telescope; Neutron Star Interior Composition Explorer | مستكشف باطن النجوم النيوترونية; نايسر | high-energy
cherenkov-telescope-array | Cherenkov Telescope Array; CTAO; Cherenkov Telescope Array Observatory | مصفوفة تلسكوبات تشيرينكوف; مرصد تشيرينكوف | high-energy
high-energy-stereoscopic-system | H.E.S.S.; HESS telescope; High Energy Stereoscopic System | تلسكوب هيس; مصفوفة هيس | high-energy
magic-telescope | MAGIC telescope; MAGIC telescopes; MAGIC gamma-ray; MAGIC collaboration | تلسكوب ماجيك; تلسكوبات ماجيك; ماجيك | high-energy
hawc | HAWC; High-Altitude Water Cherenkov | مرصد هوك | high-energy
lhaaso | LHAASO; Large High Altitude Air Shower Observatory | لهاسو; مرصد لاسو | high-energy
km3net | KM3NeT | كي إم 3 نت | high-energy
pierre-auger | Pierre Auger Observatory; Pierre Auger; Auger Observatory | مرصد بيير أوجيه; بيير أوجيه | high-energy
alpha-magnetic-spectrometer | AMS-02; Alpha Magnetic Spectrometer | مطياف ألفا المغناطيسي | high-energy
effelsberg | Effelsberg; Effelsberg telescope | إيفلسبرغ; إفلسبرغ | radio-astronomy
parkes | Parkes telescope; Parkes radio telescope; Murriyang | تلسكوب باركس | radio-astronomy
gmrt | GMRT; Giant Metrewave Radio Telescope | التلسكوب الراديوي المتري العملاق | radio-astronomy
desi | DESI; Dark Energy Spectroscopic Instrument | ديسي; مطياف الطاقة المظلمة | cosmology
zwicky-transient-facility | ZTF; Zwicky Transient Facility | مرفق زويكي; مرفق زويكي للظواهر العابرة | instrumentation
k2-mission | K2 mission; Kepler K2 | مهمة كيبلر الثانية | exoplanets
iras | IRAS; Infrared Astronomical Satellite | القمر الفلكي للأشعة تحت الحمراء; إيراس | instrumentation
two-micron-all-sky-survey | 2MASS; Two Micron All Sky Survey | مسح السماء كلها عند ميكرونين | instrumentation
galex | GALEX; Galaxy Evolution Explorer | غاليكس; مستكشف تطور المجرات | galaxies
tianqin | TianQin | تيانتشين; تيان تشين | gravitational-waves
taiji-mission | Taiji mission; Taiji program | مهمة تايجي; تايجي | gravitational-waves
nanograv | NANOGrav | نانوغراف; نانوجراف | gravitational-waves
giant-magellan-telescope | Giant Magellan Telescope | تلسكوب ماجلان العملاق | instrumentation
las-campanas | Las Campanas Observatory; Las Campanas | مرصد لاس كامباناس; لاس كامباناس | instrumentation
iris-mission | IRIS mission; Interface Region Imaging Spectrograph | مهمة آيريس الشمسية | heliophysics
dkist | DKIST; Daniel K. Inouye Solar Telescope; Inouye Solar Telescope | تلسكوب إينوي الشمسي; إينوي | heliophysics
advanced-composition-explorer | Advanced Composition Explorer; ACE spacecraft | مستكشف التركيب المتقدم | space-weather
dscovr | DSCOVR; Deep Space Climate Observatory | مرصد مناخ الفضاء السحيق | space-weather
themis-mission | THEMIS mission; THEMIS spacecraft | مهمة ثيميس | space-weather
van-allen-probes | Van Allen Probes; Radiation Belt Storm Probes | مسبارا فان ألن; مسابير فان ألن | space-weather
magnetospheric-multiscale | Magnetospheric Multiscale; MMS mission | مهمة الغلاف المغناطيسي متعددة المقاييس | space-weather
palomar-observatory | Palomar Observatory; Palomar telescope; Mount Palomar | مرصد بالومار; مرصد جبل بالومار | instrumentation
la-silla-observatory | La Silla Observatory; La Silla | مرصد لا سيلا | instrumentation
paranal-observatory | Paranal Observatory; Cerro Paranal | مرصد بارانال | instrumentation
rosat | ROSAT; Roentgen satellite | روسات; القمر روسات | high-energy
athena-mission | Athena X-ray observatory; NewAthena; Athena mission | مهمة أثينا | high-energy
luna-25 | Luna-25; Luna 25 | لونا 25 | moon
jason-satellites | Jason-3; Jason altimeter; TOPEX/Poseidon; Jason satellites | أقمار جيسون; قمر جيسون | earth-observation
spot-satellites | SPOT satellites; SPOT-5; SPOT imagery; SPOT 5 imagery | أقمار سبوت; صور سبوت | remote-sensing
mohammed-vi-satellites | Mohammed VI satellites; Mohammed VI-A; Mohammed VI-B | أقمار محمد السادس; قمر محمد السادس | earth-observation
falcon-eye | Falcon Eye satellites; FalconEye | عين الصقر; أقمار عين الصقر | earth-observation
alsat | Alsat; Alsat-1; Alsat-2A; AlSat satellites | ألسات; القمر ألسات; أقمار ألسات | earth-observation
challenge-one | Challenge One; ChallengeONE; TUNSAT | تحدي 1 | smallsats
`;

// biome-ignore-all lint/style/noExcessiveLinesPerFile: a table, one term a line.

/**
 * The bilingual term list: own work, ordinary spelling, the preferred name first. A line is
 * id | English names | Arabic names | areas a text on the subject belongs to. A short form stands here only where it means one
 * thing in this field; plurals that the stemmers know need no entry. Lines with # are headings; the order has no meaning.
 */
export const termTable = `
# Sun, solar system, small bodies
sun | sun; solar; the Sun | الشمس; شمسي
solar-system | solar system; planetary system of the Sun | المجموعة الشمسية; النظام الشمسي; مجموعتنا الشمسية | planetary-science
planet | planet; planets | كوكب; كواكب | planetary-science
mercury-planet | Mercury planet; planet Mercury; Mercury | عطارد; كوكب عطارد | planetary-science
venus | Venus; venusian; planet Venus | كوكب الزهرة; الزهرة | planetary-science
planet-earth | planet earth; Earth planet | كوكب الأرض; الكرة الأرضية
mars | Mars; martian; red planet | المريخ; الكوكب الأحمر
jupiter | Jupiter; jovian | المشتري; كوكب المشتري | planetary-science
saturn | Saturn; saturnian | زحل; كوكب زحل | planetary-science
uranus | Uranus; uranian | أورانوس; كوكب أورانوس | planetary-science
neptune | Neptune; neptunian | نبتون; كوكب نبتون | planetary-science
pluto | Pluto | بلوتو; كوكب بلوتو | planetary-science
ceres | Ceres | سيريس | planetary-science
vesta-asteroid | Vesta asteroid; 4 Vesta; Vesta | فيستا | planetary-science
dwarf-planet | dwarf planet | كوكب قزم; الكواكب القزمة | planetary-science
moon | Moon; lunar | القمر; قمري
natural-satellite | natural satellite; planetary satellite; satellites of planets; planetary moon; moons of planets | قمر طبيعي; الأقمار الطبيعية; توابع الكواكب; أقمار الكواكب | planetary-science
galilean-moons | moons of Jupiter; Galilean moons; Jovian moons; Jupiter moons; Jupiter's moons; icy moons of Jupiter | أقمار المشتري; الأقمار الغاليلية; توابع المشتري; أقمار كوكب المشتري | planetary-science
io-moon | Io; moon Io; Io moon | آيو; القمر آيو | planetary-science
europa-moon | Europa moon; Europa | أوروبا قمر المشتري; القمر أوروبا | planetary-science
ganymede | Ganymede | غانيميد | planetary-science
callisto | Callisto | كاليستو | planetary-science
titan-moon | Titan moon; Titan | القمر تيتان; تيتان | planetary-science
enceladus | Enceladus | إنسيلادوس | planetary-science
phobos | Phobos | فوبوس | planetary-science
deimos | Deimos | ديموس | planetary-science
triton | Triton | القمر ترايتون; ترايتون | planetary-science
planetary-rings | planetary rings; ring system; rings of Saturn; Saturn rings; Saturn's rings; rings of Uranus | حلقات الكواكب; حلقات زحل; حلقات أورانوس; حلقات المشتري | planetary-science
asteroid | asteroid; asteroids; minor planet | كويكب; الكويكبات | planetary-defence
asteroid-belt | asteroid belt; main belt | حزام الكويكبات; الحزام الرئيسي | planetary-defence
near-earth-object | near-Earth object; near-Earth asteroid; NEO; NEA | الأجرام القريبة من الأرض; جرم قريب من الأرض; كويكب قريب من الأرض | planetary-defence
potentially-hazardous-asteroid | potentially hazardous asteroid; PHA; dangerous asteroids; hazardous asteroids; killer asteroids; asteroids dangerous to Earth | كويكب خطر محتمل; الكويكبات الخطرة; الكويكبات الخطيرة; كويكبات خطيرة; الكويكبات الخطيرة على الأرض; كويكبات خطرة على الأرض; الكويكبات التي تهدد الأرض; كويكب يهدد الأرض | planetary-defence
comet | comet; cometary | مذنب; المذنبات | planetary-science
cometary-coma | cometary coma; cometary tail; comet tail | ذيل المذنب; ذؤابة المذنب | planetary-science
interstellar-object | interstellar object; interstellar comet; interstellar visitor; Oumuamua; visitor from outside the solar system; visitor from another star; comet from another star; object from another star; comet from another star system; object from another star system; comet from outside the solar system | جرم بينجمي; الأجرام البينجمية; جرم بين نجمي; مذنب بين نجمي; مذنب بينجمي; مذنب بين النجوم; أومواموا; جسم غريب; الجسم الغريب; المذنب الغريب; زائر بينجمي; زائر من خارج المجموعة الشمسية; ضيف بينجمي; مذنب من نجم آخر; جرم من خارج المجموعة الشمسية; مذنب من خارج المجموعة الشمسية; الزائر بين النجمي; زائر بين نجمي; الزوار من خارج المجموعة الشمسية | planetary-science
kuiper-belt | Kuiper belt; trans-Neptunian object; TNO | حزام كايبر; جرم وراء نبتون; ما وراء نبتون | planetary-science
oort-cloud | Oort cloud | سحابة أورت | planetary-science
trojan-asteroid | trojan asteroid; Jupiter trojans | كويكبات طروادة | planetary-defence
centaur-object | centaur object; centaurs | القناطير | planetary-science
meteor | meteor; shooting star; fireball; bolide | شهاب; شهب; كرة نارية | meteorites
meteor-shower | meteor shower; Perseids; Leonids; Geminids | زخة شهب; زخات الشهب; وابل الشهب; البرشاويات; سقوط الشهب; تساقط الشهب; أمطار الشهب | meteorites
meteorite | meteorite; meteorites | نيزك; النيازك | meteorites
meteoroid | meteoroid; micrometeoroid; micrometeoroids | نيازك دقيقة; نيزك دقيق | meteorites
chondrite | chondrite; carbonaceous chondrite; chondrule | كوندريت; كوندرول; كوندريت كربوني | meteorites
iron-meteorite | iron meteorite | نيزك حديدي; نيازك حديدية | meteorites
achondrite | achondrite | أكوندريت; لا كوندريت | meteorites
impact-crater | impact crater; impact cratering; impact structure; meteorite crater; meteor crater; craters | فوهة صدمية; فوهات صدمية; فوهة نيزكية; فوهات نيزكية; فوهات الارتطام; بنية صدمية; تركيب صدمي; الفوهات | planetary-science
wabar-crater | Wabar crater; Wabar craters; Wabar; Wabar meteorite | فوهة وبار; فوهات وبار; وبار; فوهة الوبر; فوهات الوبر; نيزك وبار | meteorites
lunar-crater | lunar crater; lunar craters | فوهة قمرية; فوهات القمر | moon
regolith | regolith; lunar soil; lunar regolith | ريغوليث; الثرى القمري; تربة القمر; حطام السطح | moon
lunar-mare | lunar mare; lunar maria; mare basalt | بحار القمر; البحار القمرية | moon
lunar-south-pole | lunar south pole; lunar poles | القطب الجنوبي للقمر; قطب القمر | moon
permanently-shadowed-region | permanently shadowed region; permanently shadowed | منطقة مظللة دائما; مناطق الظل الدائم; الظل الدائم | moon
water-ice | water ice; ice deposits | جليد الماء; الجليد المائي; جليد مائي | moon
lunar-base | lunar base; moon base; lunar outpost; lunar settlement; living on the Moon; Moon village; lunar colony; lunar habitation; live on the Moon; life on the Moon base; people on the Moon; settle the Moon | قاعدة قمرية; قاعدة على القمر; السكن على القمر; العيش على القمر; مستوطنة قمرية; المستوطنات القمرية; استيطان القمر; نعيش على القمر; نعيش القمر; العيش القمر; الحياة على سطح القمر; نسكن القمر; السكن في القمر; يعيش على القمر | moon
in-situ-resource-utilization | in-situ resource utilization; ISRU; space resource utilization; space resources; lunar resources; asteroid resources; planetary resources; off-Earth resources; resources in space; utilization of space resources | استغلال الموارد في الموقع; استخدام الموارد الموضعية; استغلال موارد الفضاء; موارد الفضاء; الموارد الفضائية; موارد القمر; الموارد القمرية; استغلال الموارد الفضائية; استغلال موارد القمر | space-economy
space-mining | space mining; asteroid mining; lunar mining; mining asteroids; mining the Moon; mining in space; mining of asteroids | تعدين الفضاء; تعدين الكويكبات; التعدين الفضائي; التعدين على الكويكبات; التعدين في الفضاء; التعدين على القمر; تعدين القمر; تعدين الكواكب | space-economy
martian-atmosphere | martian atmosphere; Mars atmosphere | الغلاف الجوي للمريخ; غلاف المريخ الجوي | mars
mars-rover | mars rover; Mars rovers | مركبة المريخ الجوالة; جوالة المريخ; عربة المريخ | mars
dust-devil | dust devil; dust devils | دوامة غبارية; شيطان الغبار; دوامات الغبار
planetary-surface | planetary surface; surface geology of planets | سطح الكوكب; أسطح الكواكب | planetary-science
planetary-atmosphere | planetary atmosphere; planetary atmospheres | الغلاف الجوي للكواكب; أغلفة الكواكب الجوية | planetary-science
planetary-interior | planetary interior; planetary core | باطن الكوكب; لب الكوكب | planetary-science
planetary-geology | planetary geology; planetary geomorphology | جيولوجيا الكواكب; تضاريس الكواكب | planetary-science
volcanism | volcanism; volcano; volcanic | بركان; براكين; النشاط البركاني; بركاني
cryovolcanism | cryovolcanism; cryovolcano | البراكين الجليدية; بركان جليدي
tectonics | tectonics; plate tectonics; tectonic | تكتونيات; تكتونية الصفائح; الصفائح التكتونية; حركة الصفائح
planet-formation | planet formation; planetary formation; formation of planets | تشكل الكواكب; نشأة الكواكب; تكون الكواكب | planetary-science
protoplanetary-disk | protoplanetary disk; protoplanetary disc; circumstellar disk | قرص كوكبي أولي; القرص الكوكبي الأولي; قرص نجمي محيط | astrophysics
debris-disk | debris disk; debris disc | قرص حطامي; قرص الحطام | astrophysics
zodiacal-light | zodiacal light; zodiacal dust | الضوء البروجي; ضوء البروج | planetary-science
tidal-force | tidal force; tides; tidal | قوة المد; المد والجزر; قوى المد
tidal-heating | tidal heating | التسخين المدي; تسخين المد | planetary-science
orbital-resonance | orbital resonance; mean-motion resonance | رنين مداري; الرنين المداري | planetary-science
planetary-migration | planetary migration | هجرة الكواكب; الهجرة الكوكبية | planetary-science
giant-planet | giant planet; gas giant; giant planets | كوكب عملاق; الكواكب العملاقة; عملاق غازي; العمالقة الغازية | planetary-science
ice-giant | ice giant; ice giants | عملاق جليدي; العمالقة الجليدية | planetary-science
terrestrial-planet | terrestrial planet; rocky planet | كوكب صخري; الكواكب الصخرية | planetary-science
# Exoplanets, astrobiology
exoplanet-atmosphere | exoplanet atmosphere; exoplanetary atmosphere; atmospheres of exoplanets | غلاف جوي لكوكب خارجي; أغلفة الكواكب الخارجية; الأغلفة الجوية للكواكب الخارجية; أجواء الكواكب الخارجية | exoplanets
exoplanet | exoplanet; extrasolar planet; exoplanets; planet around another star; planets around other stars; planet orbiting another star; planet around a Sun-like star; planets outside the solar system; planets beyond the solar system | كوكب خارجي; كواكب خارجية; الكواكب خارج المجموعة الشمسية; كوكب خارج المجموعة الشمسية; كواكب خارج النظام الشمسي; إكسوبلانيت; كوكب حول نجم; كواكب حول النجوم; كوكب حول نجم آخر; كوكب حول نجم شبيه بالشمس; كواكب بره المجموعة الشمسية; الكواكب بره المجموعة الشمسية; الكواكب اللي بره المجموعة الشمسية; كواكب برا المجموعة الشمسية; الكواكب اللي برا المجموعة الشمسية; كواكب برا النظام الشمسي; كواكب بره النظام الشمسي | exoplanets
hot-jupiter | hot jupiter; hot Jupiters | المشتري الحار; كواكب المشتري الحارة; مشتري حار | exoplanets
super-earth | super-Earth; super Earths; sub-Neptune | أرض فائقة; الأرض العملاقة; أراض فائقة; أشباه نبتون | exoplanets
habitable-zone | habitable zone; habitable planet; habitable planets; habitable world; habitable worlds; habitable exoplanet; habitable exoplanets; planets suitable for life | المنطقة الصالحة للحياة; النطاق الصالح للسكن; النطاق المأهول; صالحة للسكن; صالح للسكن; كواكب صالحة للحياة; كوكب صالح للحياة; كوكب صالح للسكن; كوكب قابل للحياة | exoplanets
habitability | habitability; planetary habitability | قابلية السكن; الصلاحية للحياة; صلاحية الكواكب للحياة | astrobiology
transit-photometry | transit photometry; transit method; planetary transit; exoplanet transit | طريقة العبور; قياس العبور; عبور الكواكب; العبور الضوئي | exoplanets
radial-velocity | radial velocity; Doppler spectroscopy; radial velocities | السرعة الشعاعية; السرعات الشعاعية; السرعة القطرية
direct-imaging | direct imaging; direct imaging of exoplanets | التصوير المباشر; التصوير المباشر للكواكب | exoplanets
coronagraph | coronagraph; coronagraphy; coronagraphs | راسم الإكليل; الكوروناغراف; مرسام الإكليل | instrumentation
gravitational-microlensing | gravitational microlensing; microlensing | عدسة الجاذبية الصغرية; التعديس الميكروي; التعدس الثقالي الدقيق | exoplanets
exomoon | exomoon; exomoons | قمر خارج المجموعة الشمسية; أقمار الكواكب الخارجية | exoplanets
light-curve | light curve; light curves; lightcurve | منحنى الضوء; المنحنى الضوئي; منحنيات الضوء
transmission-spectroscopy | transmission spectroscopy; atmospheric characterization of exoplanets; transit spectroscopy; transit spectra; transit spectrum | مطيافية النفاذ; مطيافية العبور; أطياف العبور | exoplanets
astrobiology | astrobiology; exobiology | البيولوجيا الفلكية; علم الأحياء الفلكي; علم الأحياء الفضائي
biosignature | biosignature; biosignatures; signs of life | بصمة حيوية; البصمات الحيوية; مؤشرات الحياة; علامات الحياة | astrobiology
origin-of-life | origin of life; abiogenesis | أصل الحياة; نشأة الحياة | astrobiology
extremophile | extremophile; extremophiles; life in extreme environments; extreme environments; extreme conditions for life | أليفات الظروف القاسية; الكائنات المحبة للظروف القاسية; أحياء الظروف المتطرفة; الحياة في البيئات القاسية; البيئات القاسية; البيئات المتطرفة; الحياة في الظروف القاسية; الكائنات المتطرفة | astrobiology
tardigrade | tardigrade; tardigrades; water bear; water bears | بطيئات المشية; بطيء المشية; دب الماء; دببة الماء | astrobiology
extraterrestrial-life | extraterrestrial life; alien life; life beyond Earth; life on other planets; life elsewhere; life in the universe; life on exoplanets; aliens; alien beings | الحياة خارج الأرض; حياة خارج كوكب الأرض; حياة على كواكب أخرى; حياة في كواكب أخرى; حياة في الكون; الحياة على كواكب أخرى; الحياة في الكون; حياة على كوكب آخر; مخلوقات فضائية | astrobiology
seti | SETI; extraterrestrial intelligence; technosignature; alien civilizations; alien signals; intelligent aliens; extraterrestrial civilizations; intelligent life in space; are we alone; are we alone in the universe; anyone else in the universe; other civilizations | البحث عن ذكاء خارج الأرض; الذكاء خارج الأرض; البصمات التقنية; حضارات فضائية; حضارات خارج الأرض; كائنات فضائية ذكية; إشارات من الفضائيين; كائنات فضائية; هل نحن وحدنا; وحدنا في الكون; لوحدنا; لوحدنا في الكون; احنا لوحدنا; غيرنا; غيرنا في الكون; مخلوقات أخرى; حضارات أخرى; الحضارات الذكية; حضارات ذكية; حضارة ذكية; الحضارات خارج الأرض; الحضارات الفضائية | astrobiology
planetary-protection | planetary protection; forward contamination | الحماية الكوكبية; حماية الكواكب | astrobiology
mars-analog | mars analog; Mars analogue; martian analog; analog site | بيئة مشابهة للمريخ; محاكاة المريخ; مشابهة لتربة المريخ; نظير المريخ | astrobiology
organic-molecule | organic molecule; organic molecules; organic compounds; prebiotic | جزيئات عضوية; المركبات العضوية; مادة عضوية | astrobiology
microorganism | microorganism; microbes; microbial; microbe | ميكروبات; كائنات دقيقة; الأحياء الدقيقة; ميكروبي
# Stars
star | star; stars; stellar | نجم; نجوم; نجمي | stellar
stellar-evolution | stellar evolution; evolution of stars; stars end their life; end of the life of stars; life cycle of stars; life of a star | تطور النجوم; التطور النجمي; دورة حياة النجوم; حياة النجوم; نهاية حياة النجوم; تنتهي حياة النجوم | stellar
star-formation | star formation; stellar formation; starbirth; star-forming | تشكل النجوم; تكون النجوم; تتكون النجوم; تتشكل النجوم; ولادة النجوم; نشأة النجوم | stellar
star-cluster | star cluster; stellar cluster; star clusters | عنقود نجمي; العناقيد النجمية; حشد نجمي; الحشود النجمية | stellar
globular-cluster | globular cluster; globular clusters | عنقود كروي; حشد كروي; العناقيد الكروية; الحشود الكروية | stellar
open-cluster | open cluster; open clusters | عنقود مفتوح; حشد مفتوح; العناقيد المفتوحة | stellar
binary-star | binary star; binary stars; binary system; double star | نجم ثنائي; النجوم الثنائية; نجم مزدوج; النجوم المزدوجة; نظام ثنائي | stellar
eclipsing-binary | eclipsing binary; eclipsing binaries | ثنائي كسوفي; النجوم الثنائية الكسوفية; ثنائيات كاسفة | stellar
variable-star | variable star; variable stars; stellar variability; brightness variations of stars; varying brightness of stars | نجم متغير; النجوم المتغيرة; تغير النجوم; تغير لمعان النجوم; تغير لمعان النجم; تغير سطوع النجوم; تغير سطوع النجم | stellar
cepheid | cepheid; Cepheid variable | متغير قيفاوي; القيفاويات; النجوم القيفاوية | stellar
rr-lyrae | RR Lyrae | آر آر القيثارة; متغيرات السلياق | stellar
main-sequence | main sequence; main-sequence star | النسق الأساسي; التتابع الرئيسي; نجم النسق الأساسي | stellar
red-giant | red giant; red giants; giant star | عملاق أحمر; العمالقة الحمراء; نجم عملاق | stellar
red-dwarf | red dwarf; M dwarf; M dwarfs | قزم أحمر; الأقزام الحمراء | stellar
white-dwarf | white dwarf; white dwarfs | قزم أبيض; الأقزام البيضاء | stellar
brown-dwarf | brown dwarf; brown dwarfs | قزم بني; الأقزام البنية | stellar
neutron-star | neutron star; neutron stars | نجم نيوتروني; النجوم النيوترونية; نيوترون ستار | stellar
pulsar | pulsar; pulsars; millisecond pulsar | نابض; نجم نابض; النجوم النابضة; النوابض; بلسار | stellar; high-energy
pulsar-timing | pulsar timing | توقيت النوابض; توقيت النجوم النابضة | stellar; high-energy
pulsar-timing-array | pulsar timing array; PTA | مصفوفة توقيت النوابض; مصفوفات توقيت النوابض; مصفوفة توقيت النجوم النابضة | gravitational-waves; radio-astronomy
magnetar | magnetar; magnetars | نجم مغناطيسي; مغنيتار; النجوم المغناطيسية | high-energy
supernova | supernova; supernovae | مستعر أعظم; المستعرات العظمى; سوبرنوفا; مستسعر أعظم | stellar
type-ia-supernova | type Ia supernova; supernova type Ia; SN Ia; SNe Ia; supernova Ia; supernovae Ia; Ia supernova; Ia supernovae; type Ia supernovae; thermonuclear supernova | مستعر أعظم من النوع الأول; السوبرنوفا من النوع Ia; المستعرات العظمى من النوع Ia; مستعر أعظم من النوع Ia; المستعرات العظمى من النوع الأول | stellar; cosmology
supernova-remnant | supernova remnant; supernova remnants | بقايا مستعر أعظم; بقايا المستعرات العظمى | stellar
nova | nova; novae; classical nova; cataclysmic variable | مستعر; المستعرات; نوفا | stellar
kilonova | kilonova; kilonovae | كيلونوفا; مستعر كيلوني | stellar
planetary-nebula | planetary nebula; planetary nebulae | سديم كوكبي; السدم الكوكبية | stellar
nebula | nebula; nebulae | سديم; السدم | stellar
molecular-cloud | molecular cloud; molecular clouds; giant molecular cloud | سحابة جزيئية; السحب الجزيئية | astrophysics
comet-atlas | Comet ATLAS; 3I/ATLAS; comet 3I/ATLAS | المذنب أطلس; مذنب أطلس; المذنب بين النجمي أطلس | planetary-science
interstellar-medium | interstellar medium; ISM; interstellar matter | الوسط بين النجمي; الوسط البينجمي; مادة ما بين النجوم | astrophysics
cosmic-dust | cosmic dust; interstellar dust; dust grains | الغبار الكوني; غبار بين النجوم; الغبار البينجمي | astrophysics
dust-extinction | dust extinction; interstellar extinction; reddening | الإخماد بين النجمي; الخفوت البينجمي; الاحمرار النجمي | astrophysics
protostar | protostar; young stellar object; T Tauri | نجم أولي; النجوم الأولية; نجوم فتية | stellar
stellar-atmosphere | stellar atmosphere; stellar atmospheres; photosphere | الغلاف الجوي النجمي; أجواء النجوم; الغلاف الضوئي; الفوتوسفير | stellar
stellar-spectrum | stellar spectrum; stellar spectroscopy; spectral classification; spectral type; stellar classification; star classification; classification of stars; spectral classes of stars; types of stars; spectral types of stars | أطياف النجوم; التصنيف الطيفي; الطيف النجمي; تصنيف النجوم; أنواع النجوم; التصنيف النجمي; التصنيف الطيفي للنجوم | stellar
stellar-population | stellar population; stellar populations | جمهرة نجمية; الجمهرات النجمية; التجمعات النجمية | stellar
metallicity | metallicity; chemical abundance; stellar abundances; elemental abundances | معدنية النجوم; الوفرة الكيميائية; وفرة العناصر; المحتوى المعدني | stellar
nucleosynthesis | nucleosynthesis; stellar nucleosynthesis; formation of heavy elements; heavy elements; origin of the elements | التخليق النووي; الاصطناع النووي; التركيب النووي; العناصر الثقيلة; تكون العناصر; أصل العناصر; نشوء العناصر | astrophysics
nuclear-fusion | nuclear fusion; thermonuclear fusion | الاندماج النووي; اندماج نووي
asteroseismology | asteroseismology; stellar oscillations; stellar pulsation | علم الزلازل النجمية; اهتزازات النجوم; نبضات النجوم; الرجفان النجمي | stellar
helioseismology | helioseismology; solar oscillations | علم الزلازل الشمسية; اهتزازات الشمس; الرجفان الشمسي | heliophysics
stellar-wind | stellar wind; stellar winds; mass loss of stars | الرياح النجمية; ريح نجمية | stellar
stellar-rotation | stellar rotation; rotation of stars; gyrochronology; stellar spin-down | دوران النجوم; الدوران النجمي | stellar
stellar-magnetic-field | stellar magnetic field; stellar activity; starspots | النشاط النجمي; المجال المغناطيسي للنجوم; البقع النجمية | stellar
proper-motion | proper motion; stellar kinematics | الحركة الذاتية; الحركة الخاصة للنجوم; حركية النجوم | stellar
parallax | parallax; stellar parallax; trigonometric parallax | اختلاف المنظر; التزيح النجمي; اختلاف المنظر النجمي; انزياح النجوم | stellar
stellar-magnitude | stellar magnitude; apparent magnitude; absolute magnitude | القدر الظاهري; القدر المطلق; القدر النجمي; لمعان ظاهري | stellar
luminosity | luminosity; brightness of stars | الضيائية; السطوع النجمي; لمعان النجوم | stellar
hertzsprung-russell-diagram | hertzsprung-russell diagram; HR diagram; color-magnitude diagram | مخطط هرتزشبرونغ راسل; مخطط اللون والقدر | stellar
x-ray-binary | X-ray binary; X-ray binaries; microquasar | ثنائي أشعة سينية; ثنائيات الأشعة السينية | high-energy
wolf-rayet-star | wolf-rayet star; O-type star; massive star; massive stars; high-mass star; high-mass stars | نجم ضخم; النجوم الضخمة; نجوم وولف رايت; نجوم ضخمة; النجوم الكبيرة; نجوم كبيرة; النجوم الضخمة الكتلة; النجوم الكبار | stellar
blue-straggler | blue straggler; blue stragglers | نجم شارد أزرق | stellar
# Galaxies, cosmology, high energy
galaxy | galaxy; galaxies; galactic | مجرة; المجرات; مجري | galaxies
milky-way | Milky Way; Milky Way galaxy; our Galaxy | درب التبانة; الطريق اللبني; مجرة درب التبانة; درب اللبانة | galaxies
galactic-center | galactic center; Galactic centre; Sagittarius A; center of our galaxy; centre of our galaxy; centre of the Milky Way; center of the Milky Way; heart of the Milky Way; black hole at the center of our galaxy; black hole in the middle of our galaxy; supermassive black hole in the Milky Way | مركز المجرة; مركز درب التبانة; الرامي أ; وسط مجرتنا; مركز مجرتنا; قلب مجرتنا; وسط المجرة; قلب المجرة; وسط درب التبانة; قلب درب التبانة; الثقب الأسود في وسط مجرتنا; الثقب الأسود في مركز مجرتنا; الثقب الأسود في مركز المجرة; الثقب الأسود في درب التبانة | galaxies
andromeda-galaxy | Andromeda galaxy; Andromeda; M31; Messier 31; NGC 224 | مجرة أندروميدا; المرأة المسلسلة; أندروميدا | galaxies
magellanic-clouds | Magellanic clouds; Large Magellanic Cloud; LMC | سحابة ماجلان; سحابتا ماجلان; سحابة ماجلان الكبرى | galaxies
spiral-galaxy | spiral galaxy; spiral galaxies; spiral arms | مجرة حلزونية; المجرات الحلزونية; الأذرع الحلزونية; مجرة لولبية | galaxies
elliptical-galaxy | elliptical galaxy; elliptical galaxies; early-type galaxies | مجرة إهليلجية; المجرات الإهليلجية; مجرة بيضاوية | galaxies
dwarf-galaxy | dwarf galaxy; dwarf galaxies | مجرة قزمة; المجرات القزمة | galaxies
irregular-galaxy | irregular galaxy | مجرة غير منتظمة; مجرات غير منتظمة | galaxies
galaxy-cluster | galaxy cluster; galaxy clusters; cluster of galaxies | عنقود مجري; عناقيد المجرات; حشد مجرات; الحشود المجرية | galaxies
galaxy-formation | galaxy formation; galaxy evolution; formation of galaxies | تشكل المجرات; تكون المجرات; تتكون المجرات; تتشكل المجرات; تطور المجرات; نشأة المجرات | galaxies
galaxy-merger | galaxy merger; galaxy mergers; galaxy interaction; interacting galaxies | اندماج المجرات; تصادم المجرات; تفاعل المجرات | galaxies
rotation-curve | rotation curve; galactic rotation; rotation curves | منحنى الدوران; منحنى دوران المجرة; دوران المجرة | galaxies
active-galactic-nucleus | active galactic nucleus; active galactic nuclei; AGN; active galaxy; Seyfert galaxy | نواة مجرية نشطة; النوى المجرية النشطة; مجرة نشطة; المجرات النشطة; مجرات سيفرت | high-energy; galaxies
quasar | quasar; quasars; QSO | كوازار; الكوازارات; نجم زائف; أشباه النجوم | high-energy; galaxies
blazar | blazar; blazars; BL Lac | بلازار; البلازارات | high-energy; galaxies
radio-galaxy | radio galaxy; radio galaxies | مجرة راديوية; المجرات الراديوية | galaxies
starburst-galaxy | starburst galaxy; starburst | مجرة انفجار نجمي; انفجار نجمي | galaxies
relativistic-jet | relativistic jet; astrophysical jets; jets from black holes | نفاثة نسبية; النفاثات النسبية; نفاثات; التدفقات النفاثة | high-energy
accretion-disk | accretion disk; accretion disc; accretion | قرص التراكم; قرص مزود; أقراص التراكم; التراكم النجمي | high-energy
black-hole | black hole; black holes | ثقب أسود; ثقوب سوداء; بلاك هول | high-energy
supermassive-black-hole | supermassive black hole; supermassive black holes; SMBH | ثقب أسود فائق الكتلة; ثقب أسود هائل; الثقوب السوداء الهائلة; الثقوب السوداء فائقة الكتلة; الثقوب السوداء العملاقة; ثقب أسود عملاق | high-energy
event-horizon | event horizon; black hole shadow | أفق الحدث; أفق الأحداث; ظل الثقب الأسود | high-energy
hawking-radiation | hawking radiation | إشعاع هوكينغ; إشعاع هوكنج | high-energy
primordial-black-hole | primordial black hole; primordial black holes | ثقب أسود بدائي; الثقوب السوداء البدائية | high-energy
wormhole | wormhole; wormholes | ثقب دودي; الثقوب الدودية | astrophysics
gamma-ray-burst | gamma-ray burst; gamma-ray bursts; GRB | انفجار أشعة غاما; انفجارات أشعة غاما; انفجار أشعة جاما; انفجار غاما; انفجار جاما; دفقة غاما; ومضة أشعة غاما | high-energy
fast-radio-burst | fast radio burst; fast radio bursts; FRB; fast radio waves; fast radio signals; mysterious radio signals; mysterious radio signal; mysterious radio bursts; radio signals from another galaxy; radio signals from deep space | انفجار راديوي سريع; الانفجارات الراديوية السريعة; دفقة راديوية سريعة; ومضات راديوية سريعة; موجات راديوية سريعة; إشارات راديوية سريعة; إشارات راديوية غامضة; إشارات غامضة; إشارات راديوية من الفضاء; إشارات من مجرة أخرى | high-energy
gamma-ray | gamma ray; gamma rays; gamma-ray astronomy; gamma radiation | أشعة غاما; أشعة جاما; فلك أشعة غاما | high-energy
x-ray | X-ray; X-rays; X-ray astronomy; X-ray emission | الأشعة السينية; أشعة إكس; فلك الأشعة السينية | high-energy
cosmic-rays | cosmic rays; cosmic ray; galactic cosmic rays; GCR | الأشعة الكونية; أشعة كونية; الأشعة الكونية المجرية | space-radiation; high-energy
neutrino | neutrino; neutrinos; neutrino astronomy | نيوترينو; النيوترينوات; فلك النيوترينو | high-energy
gravitational-wave | gravitational wave; gravitational waves | موجات الجاذبية; موجة ثقالية; الموجات الثقالية; أمواج الجاذبية; موجات ثقالية | gravitational-waves
multi-messenger-astronomy | multi-messenger astronomy; multimessenger | علم الفلك متعدد الرسل; الفلك متعدد الرسائل; متعدد الرسل | high-energy
gravitational-lensing | gravitational lensing; gravitational lens; strong lensing | عدسة الجاذبية; عدسات الجاذبية; التعديس الجاذبي; عدسة ثقالية; التعدس الثقالي; العدسات التثاقلية; عدسة تثاقلية; التعديس التثاقلي; العدسات الثقالية; عدسة الجاذبية الكونية | cosmology
general-relativity | general relativity; Einstein's theory; theory of relativity; special relativity | النسبية العامة; النظرية النسبية; نظرية النسبية; النسبية الخاصة; نظرية أينشتاين | astrophysics
gravity | gravity; gravitation; gravitational; gravity field | الجاذبية; الثقالة; جاذبي; قوة الجاذبية; حقل الجاذبية
modified-gravity | modified gravity; MOND | الجاذبية المعدلة; تعديل الجاذبية | cosmology
quantum-gravity | quantum gravity | الجاذبية الكمومية; الثقالة الكمومية; الجاذبية الكمية; الثقالة الكمية
spacetime | spacetime; space-time | الزمكان; المكان والزمان
cosmology | cosmology; cosmological | علم الكون; علم الكونيات; الكوزمولوجيا; كوزمولوجي
universe | universe; the Universe; cosmos | الكون; الأكوان | cosmology
universe-age | age of the universe; age of the cosmos; how old is the universe; how old is our universe; how long ago did the universe begin | عمر الكون; كم عمر الكون; كم يبلغ عمر الكون; ما عمر الكون; ما هو عمر الكون; سن الكون | cosmology
early-universe | early universe; primordial universe | الكون المبكر; بدايات الكون; الكون البدائي | cosmology
big-bang | big bang; Big Bang theory | الانفجار العظيم; الانفجار الكبير; نظرية الانفجار العظيم; البيج بانج; بيغ بانغ | cosmology
cosmic-inflation | cosmic inflation; inflationary universe | التضخم الكوني; تضخم الكون | cosmology
cosmic-microwave-background | cosmic microwave background; CMB; background radiation; relic radiation; cosmic background | إشعاع الخلفية الكونية; إشعاع الخلفية الكوني الميكروي; الخلفية الكونية الميكروية; الإشعاع الخلفي الكوني; أشعة الخلفية الكونية; الخلفية الكونية | cosmology
dark-matter | dark matter; dark matter halo; cold dark matter | المادة المظلمة; المادة المعتمة; المادة السوداء; هالة المادة المظلمة; دارك ماتر; المادة المظلمة الباردة; المادة المعتمة الباردة | cosmology
dark-energy | dark energy; cosmological constant | الطاقة المظلمة; الطاقة المعتمة; الثابت الكوني; دارك إنرجي | cosmology
hubble-constant | hubble constant; Hubble tension; Hubble parameter; H0; Hubble's law; Hubble law | ثابت هابل; توتر هابل; قانون هابل | cosmology
expansion-of-the-universe | expansion of the universe; cosmic expansion; accelerating universe | توسع الكون; تمدد الكون; تسارع الكون | cosmology
redshift | redshift; cosmological redshift; high redshift | الانزياح الأحمر; انزياح نحو الأحمر; الإزاحة الحمراء | cosmology
large-scale-structure | large-scale structure; cosmic web; galaxy survey | البنية الكبرى للكون; الشبكة الكونية; البنية واسعة النطاق | cosmology
baryon-acoustic-oscillations | baryon acoustic oscillations; BAO | الاهتزازات الصوتية الباريونية; ذبذبات باريونية صوتية | cosmology
reionization | reionization; epoch of reionization; cosmic dawn | إعادة التأين; حقبة إعادة التأين; الفجر الكوني | cosmology
primordial-nucleosynthesis | primordial nucleosynthesis; Big Bang nucleosynthesis | التخليق النووي البدائي; التخليق النووي للانفجار العظيم | cosmology
cosmic-string | cosmic string; cosmic strings; topological defects | الأوتار الكونية; وتر كوني | cosmology
string-theory | string theory | نظرية الأوتار
multiverse | multiverse | الكون المتعدد; الأكوان المتعددة | cosmology
lambda-cdm | lambda-CDM; standard cosmological model; ΛCDM | النموذج الكوني المعياري; نموذج لامبدا; النموذج القياسي لعلم الكون | cosmology
intergalactic-medium | intergalactic medium; circumgalactic medium | الوسط بين المجري; الوسط بين المجرات | cosmology
lyman-alpha-forest | Lyman-alpha forest; Ly-alpha forest | غابة ليمان ألفا | cosmology
dark-ages | dark ages; first stars; population III stars | الجيل الأول من النجوم; العصور المظلمة الكونية | cosmology
antimatter | antimatter | المادة المضادة
plasma | plasma; plasma physics; plasmas | بلازما; فيزياء البلازما
magnetohydrodynamics | magnetohydrodynamics; MHD; magnetohydrodynamic | الهيدروديناميكا المغناطيسية; ديناميكا الموائع المغناطيسية
magnetic-reconnection | magnetic reconnection | إعادة الاتصال المغناطيسي; إعادة الارتباط المغناطيسي
synchrotron-radiation | synchrotron radiation; synchrotron emission | إشعاع السنكروترون; الإشعاع السنكروتروني
radiative-transfer | radiative transfer; radiation transfer | انتقال الإشعاع; الانتقال الإشعاعي; النقل الإشعاعي
shock-wave | shock wave; shock waves; shocks | موجة صدمية; موجات الصدمة; موجة صدم; الموجات الصدمية
turbulence | turbulence; turbulent | اضطراب; الجريان المضطرب; تدفق مضطرب
h-alpha | H-alpha; Hα | هيدروجين ألفا; إتش ألفا | astrophysics
21-cm-line | 21 cm line; hydrogen line; neutral hydrogen; HI line | خط الهيدروجين; خط 21 سم; الهيدروجين المتعادل | astrophysics
# Observation and instruments
astronomy | astronomy; astronomical; astronomer | علم الفلك; الفلك; فلكي; فلكية
astrophysics | astrophysics; astrophysical | الفيزياء الفلكية; فيزياء فلكية; الأستروفيزياء
observational-astronomy | observational astronomy; astronomical observation; astronomical observations | الفلك الرصدي; الرصد الفلكي; الأرصاد الفلكية | instrumentation
telescope | telescope; telescopes | تلسكوب; تلسكوبات; مقراب; مقاريب; مرقاب | instrumentation
radio-telescope | radio telescope; radio telescopes | تلسكوب راديوي; التلسكوبات الراديوية; مقراب راديوي; المقراب الراديوي | radio-astronomy; instrumentation
radio-astronomy | radio astronomy; radio observations; radio interferometer | الفلك الراديوي; علم الفلك الراديوي; الأرصاد الراديوية
space-telescope | space telescope; space telescopes; space observatory | تلسكوب فضائي; التلسكوبات الفضائية; مرصد فضائي | instrumentation
gaia-data-release | Gaia data release; Gaia DR3; Gaia DR2; Gaia EDR3; Gaia DR1 | إصدار بيانات غايا; إصدارات بيانات غايا | stellar; instrumentation
very-long-baseline-interferometry | very long baseline interferometry; VLBI | قياس التداخل طويل القاعدة; التداخل ذو خط القاعدة الطويل جدا; قياس التداخل ذو القاعدة الطويلة | radio-astronomy; instrumentation
interferometry | interferometry; interferometer; interferometric | قياس التداخل; مقياس التداخل; التداخل الضوئي; تداخلي | instrumentation
observatory | observatory; observatories; astronomical observatory; ground-based observatory; astronomical observatories | مرصد; مراصد; مرصد فلكي; المراصد الفلكية; مرصد أرضي | instrumentation
optical-telescope | optical telescope; reflecting telescope; refracting telescope | تلسكوب بصري; تلسكوب عاكس; تلسكوب كاسر | instrumentation
adaptive-optics | adaptive optics | البصريات التكيفية; البصريات المتكيفة | instrumentation
optics | optics; optical system | البصريات; بصريات; النظام البصري
telescope-mirror | telescope mirror; primary mirror; segmented mirror | مرآة التلسكوب; المرآة الرئيسية; مرآة مجزأة | instrumentation
detector | detector; detectors; photodetector | كاشف; كواشف; كاشف ضوئي
charge-coupled-device | charge-coupled device; CCD; CCD camera | جهاز اقتران الشحنات; كاميرا سي سي دي; مستشعر اقتران الشحنة | instrumentation
science-driver | science driver; science drivers; scientific drivers | الدوافع العلمية; دوافع علمية |
scintillation-detector | scintillation detector; scintillation counter; scintillating fibre; scintillating fiber | كاشف وميضي; كواشف وميضية; ألياف وميضية; ألياف ومضانية | instrumentation
photon-counting | photon counting; single-photon detector | عد الفوتونات; عداد الفوتونات; عد فوتوني
photon | photon; photons | فوتون; فوتونات
spectroscopy | spectroscopy; spectroscopic; spectral analysis | مطيافية; التحليل الطيفي; علم الأطياف; المطيافية
spectrograph | spectrograph; spectrometer; spectrographs | مطياف; راسم الطيف; مرسام الطيف | instrumentation
spectrum | spectrum; spectra; spectral | طيف; أطياف; طيفي
spectral-line | spectral line; spectral lines; absorption line; emission line | خط طيفي; الخطوط الطيفية; خط امتصاص; خط انبعاث
photometry | photometry; photometric; stellar photometry | القياس الضوئي; الفوتومترية; دراسة ضوئية; قياسات ضوئية; قياس ضوئي; القياسات الضوئية | astrophysics
astrometry | astrometry; astrometric; position astronomy; space astrometry | القياسات الفلكية; علم القياسات الفلكية; قياس مواقع النجوم; الفلك الموضعي | astrophysics
polarimetry | polarimetry; polarimetric; polarimeter | قياس الاستقطاب; الاستقطاب الضوئي | astrophysics
polarization | polarization; polarisation; polarized light | استقطاب; الاستقطاب; ضوء مستقطب
infrared | infrared; infrared astronomy; near-infrared; mid-infrared | الأشعة تحت الحمراء; تحت الحمراء; فلك الأشعة تحت الحمراء
ultraviolet | ultraviolet; ultraviolet radiation; UV radiation | الأشعة فوق البنفسجية; فوق البنفسجية
submillimeter | submillimeter; millimeter wave; submillimetre; millimeter astronomy | دون المليمترية; الموجات المليمترية; دون المليمتر
electromagnetic-spectrum | electromagnetic spectrum; electromagnetic radiation; electromagnetic waves | الطيف الكهرومغناطيسي; الإشعاع الكهرومغناطيسي; الموجات الكهرومغناطيسية
visible-light | visible light; optical band | الضوء المرئي; النطاق المرئي; الضوء الظاهر
sky-survey | sky survey; all-sky survey; sky surveys | مسح السماء; المسح السماوي; مسح سماوي | instrumentation
star-catalogue | star catalogue; star catalog; astronomical catalog; stellar catalogue | فهرس نجمي; كتالوج النجوم; فهرس النجوم; دليل النجوم | stellar
light-pollution | light pollution; sky brightness; dark sky; night sky brightness; dark skies; dark sky reserve; dark sky park | التلوث الضوئي; سطوع السماء; لمعان السماء; السماء المظلمة; محمية السماء المظلمة; السماء الداكنة | instrumentation
atmospheric-seeing | atmospheric seeing; astronomical seeing; site testing; twinkling; twinkle | الرؤية الفلكية; جودة الرؤية; اختبار المواقع الفلكية; تلألؤ; تتلألأ; يتلألأ; رمش النجوم; ترمش; يرمش; وميض النجوم; لمعان النجوم ليلا | instrumentation
site-selection | site selection; observatory site; astronomical site; astronomical sites; observatory site selection; observatory site testing; best site for an observatory; telescope site | اختيار الموقع; اختيار مواقع المراصد; اختيار موقع المرصد; اختيار موقع مرصد; اختيار موقع مرصد فلكي; اختيار مواقع المراصد الفلكية; تقييم المواقع الفلكية; أفضل موقع لمرصد | instrumentation
image-processing | image processing; digital image processing | معالجة الصور; معالجة الصور الرقمية
astronomical-image | astronomical image; astronomical images; astrophotography | صورة فلكية; الصور الفلكية; التصوير الفلكي | instrumentation
virtual-observatory | virtual observatory; astronomical data; astronomical archive | المرصد الافتراضي; البيانات الفلكية; أرشيف فلكي | instrumentation
celestial-sphere | celestial sphere; celestial coordinates | الكرة السماوية; الإحداثيات السماوية; القبة السماوية
celestial-body | celestial body; celestial bodies; celestial object; heavenly bodies | جرم سماوي; أجرام سماوية; الأجرام السماوية
celestial-mechanics | celestial mechanics; n-body problem; three-body problem | الميكانيكا السماوية; ميكانيكا الأجرام السماوية; مسألة الأجسام الثلاثة; مسألة ثلاثة أجسام | orbital-mechanics
constellation-of-stars | constellation of stars; constellations of the sky; zodiac; zodiacal constellations | كوكبات النجوم; البروج; دائرة البروج; الأبراج السماوية
eclipse | eclipse; eclipses | كسوف; خسوف; الكسوف والخسوف
solar-eclipse | solar eclipse; total solar eclipse | كسوف الشمس; كسوف شمسي; الكسوف الكلي | heliophysics
lunar-eclipse | lunar eclipse | خسوف القمر; خسوف قمري
occultation | occultation; stellar occultation; lunar occultation | احتجاب; استتار النجوم; الاحتجاب النجمي
planetary-conjunction | planetary conjunction; conjunction of planets | اقتران الكواكب; اقتران كوكبي
equinox | equinox; solstice; equinoxes | الاعتدال; الانقلاب الشمسي; الاعتدال الربيعي; الاعتدال الخريفي
planetarium | planetarium; planetariums | القبة الفلكية; القبب الفلكية
# Calendar, crescent, history
crescent | crescent; lunar crescent; new moon | هلال; الأهلة | history
crescent-visibility | crescent visibility; visibility of the crescent; crescent sighting; moon sighting; crescent visibility criterion; hilal; hilal visibility; hilal sighting; young crescent; new crescent | رؤية الهلال; معيار رؤية الهلال; إمكان رؤية الهلال; ترائي الهلال; تحري الهلال; رؤية هلال رمضان; ترائي هلال رمضان | crescent; history
lunar-phase | lunar phase; moon phases; phases of the Moon; lunar phases | أطوار القمر; أوجه القمر; طور القمر | moon
hijri-calendar | hijri calendar; Islamic calendar; lunar calendar; Umm al-Qura calendar; lunar month; lunar months; beginning of the lunar month; start of the lunar month; start of Ramadan; beginning of Ramadan; Hijri month; Islamic month; Hijri year | التقويم الهجري; تقويم أم القرى; التقويم الإسلامي; التقويم القمري; الشهر القمري; بداية الشهر القمري; بداية الشهر الهجري; الشهر الهجري; الأشهر القمرية; الأشهر الهجرية; الشهور القمرية; الشهور الهجرية; بداية رمضان; غرة رمضان; دخول شهر رمضان; حساب بداية الشهر القمري; أوائل الشهور; أوائل الشهور القمرية; السنة الهجرية | crescent; history
calendar | calendar; calendars; calendrical | تقويم; التقاويم
prayer-times | prayer times; Islamic prayer times; qibla; qibla direction; direction of the qibla | مواقيت الصلاة; أوقات الصلاة; اتجاه القبلة; القبلة; تحديد القبلة; قبلة الصلاة | crescent
twilight | twilight; true dawn; dawn | الشفق; الفجر الصادق; الفجر; الغسق | crescent
astrolabe | astrolabe; astrolabes | أسطرلاب; إسطرلاب; اصطرلاب | history
sundial | sundial; sundials; gnomon | مزولة; الساعة الشمسية; المزاول; مزاول | history
zij | zij; astronomical tables; astronomical handbook | زيج; الأزياج; الجداول الفلكية | history
history-of-astronomy | history of astronomy; ancient astronomy | تاريخ الفلك; تاريخ علم الفلك; الفلك القديم
al-biruni | al-Biruni; Biruni; Abu Rayhan al-Biruni | البيروني; أبو الريحان البيروني | history
ibn-al-haytham | Ibn al-Haytham; Alhazen; Ibn al-Haitham | ابن الهيثم; الحسن بن الهيثم | history
al-khwarizmi | al-Khwarizmi; al-Khwarizmi the astronomer; Khwarizmi; Muhammad ibn Musa al-Khwarizmi; Al-Khowarizmi | محمد بن موسى الخوارزمي; الخوارزمي; الخوارزمي محمد بن موسى | history
al-battani | al-Battani; Albategnius | البتاني | history
al-farghani | al-Farghani; Alfraganus | الفرغاني | history
al-sufi | Abd al-Rahman al-Sufi; al-Sufi; Azophi; Book of Fixed Stars; Abd al-Rahman al-Sufi; Book of Fixed Stars; al-Sufi book of fixed stars; al-Sufi's Book of Fixed Stars; al-Sufi star atlas | عبد الرحمن الصوفي; صور الكواكب الثابتة; كتاب صور الكواكب الثمانية والأربعين; عبدالرحمن الصوفي; كتاب صور الكواكب; صور الكواكب الثابتة; كتاب صور الكواكب الثابتة; كتاب الصوفي صور الكواكب | history
al-tusi | Nasir al-Din al-Tusi; al-Tusi; Tusi couple | نصير الدين الطوسي; الطوسي; مزدوجة الطوسي | history
ibn-al-shatir | Ibn al-Shatir | ابن الشاطر | history
al-zarqali | al-Zarqali; Arzachel; Azarquiel | الزرقالي | history
ulugh-beg | Ulugh Beg; Samarkand observatory; Ulugh Begh | أولوغ بيك; ألغ بيك; مرصد سمرقند; أولغ بيك; أولغ بك; الغ بك | history
thabit-ibn-qurra | Thabit ibn Qurra | ثابت بن قرة | history
islamic-astronomy | islamic astronomy; Arabic astronomy; Arab astronomy; Muslim astronomy; Muslim astronomers; Arab astronomers; Islamic astronomers; medieval Islamic astronomy; astronomy in the Islamic world; astronomy in the Muslim world; astronomy in the Arab world; astronomy in Islam; medieval astronomy; history of Islamic astronomy; history of Arab astronomy; history of Arabic astronomy; history of astronomy Arab; astronomy of the Arabs; ancient Arab astronomers; Muslims; Islamic world; Muslim world; Arab and Muslim astronomers; Arab and Muslim scientists; Muslim scientists | الفلك الإسلامي; علم الفلك الإسلامي; الفلك العربي; علم الفلك العربي; الفلك عند العرب; علم الفلك عند العرب; الفلك عند المسلمين; علم الفلك عند المسلمين; الفلك عند العرب والمسلمين; علم الفلك عند العرب والمسلمين; الفلك عند المسلمين والعرب; علم الفلك عند المسلمين والعرب; علم الفلك في الإسلام; علم الفلك في العالم الإسلامي; علم الفلك في الحضارة الإسلامية; علماء الفلك المسلمون; علماء الفلك العرب; علماء الفلك العرب والمسلمون; الفلكيون العرب; الفلكيون المسلمون; تاريخ الفلك عند العرب; تاريخ علم الفلك عند العرب; تاريخ الفلك العربي; تاريخ علم الفلك العربي; تاريخ الفلك الإسلامي; تاريخ علم الفلك الإسلامي; فلكيين العرب; الفلكيون العرب; فلكيو العرب; الفلكيين العرب; فلكيين عرب; المسلمون; المسلمين; علماء المسلمين; علماء الإسلام; العالم الإسلامي; الحضارة الإسلامية; الفلكيون المسلمون القدماء; العرب والمسلمين; العرب والمسلمون; المسلمين والعرب; علماء المسلمين; العلماء المسلمون; إنجازات العرب; إنجازات المسلمين; إسهامات العرب; إسهامات المسلمين | history
history-of-science | history of science; Arabic science; Islamic science | تاريخ العلوم; تاريخ العلم; العلوم عند العرب | history
manuscript | manuscript; Arabic manuscript; manuscripts | مخطوط; مخطوطات; المخطوطات العربية | history
star-names | star names; Arabic star names; names of stars; names of the stars; origin of star names; Arabic names of stars; Arabic star atlas | أسماء النجوم; أسماء النجوم العربية; أسماء النجوم عند العرب; أسماء النجوم والكواكب; النجوم العربية; أطلس النجوم العربية; أصل أسماء النجوم | history
lunar-mansions | lunar mansions; lunar stations; anwa | منازل القمر; الأنواء; علم الأنواء | history
archaeoastronomy | archaeoastronomy; cultural astronomy; ethnoastronomy | علم الفلك الأثري; الفلك الثقافي; الفلك الشعبي | history
geocentric-model | geocentric model; Ptolemaic system; Almagest | مركزية الأرض; نظام بطليموس; المجسطي | history
heliocentric-model | heliocentric model; Copernican system; heliocentrism | مركزية الشمس; نظام كوبرنيكوس | history
astrology | astrology; astrological; horoscope; zodiac signs; do the stars affect us; superstitions about the stars | علم التنجيم; التنجيم; علم الأبراج; قراءة الطالع; حظ; حظك; حظك اليوم; الأبراج والحظ; النجوم والحظ; تأثير النجوم على الإنسان; طالع; الأبراج; الأبراج الفلكية; أبراج الحظ | history
armillary-sphere | armillary sphere; quadrant instrument; celestial globe | ذات الحلق; الربع المجيب; الكرة السماوية النحاسية | history
# Heliophysics and space weather
space-weather | space weather; space weather forecasting | طقس الفضاء; الطقس الفضائي; مناخ الفضاء
solar-wind | solar wind; solar winds | الرياح الشمسية; الريح الشمسية | heliophysics; space-weather
solar-flare | solar flare; solar flares | توهج شمسي; توهجات شمسية; التوهجات الشمسية; انفجار شمسي; لهب شمسي | heliophysics; space-weather
coronal-mass-ejection | coronal mass ejection; coronal mass ejections; CME | الانبعاث الكتلي الإكليلي; انبعاث كتلي إكليلي; القذف الكتلي الإكليلي; المقذوفات الكتلية الإكليلية; الانبعاثات الإكليلية | heliophysics; space-weather
sunspot | sunspot; sunspots; sunspot number | بقعة شمسية; البقع الشمسية; الكلف الشمسي; كلف الشمس | heliophysics
solar-cycle | solar cycle; solar maximum; solar minimum | الدورة الشمسية; دورة النشاط الشمسي | heliophysics
solar-corona | solar corona; corona of the Sun; coronal heating; coronal loops | الإكليل الشمسي; هالة الشمس; تسخين الإكليل; الهالة الشمسية | heliophysics
chromosphere | chromosphere; solar chromosphere | الكروموسفير; الغلاف اللوني; كرة الشمس اللونية | heliophysics
solar-prominence | solar prominence; solar filament; prominences | شواظ شمسي; الشواظ الشمسي; نتوء شمسي | heliophysics
solar-magnetic-field | solar magnetic field; solar dynamo | المجال المغناطيسي الشمسي; الدينامو الشمسي | heliophysics
solar-storm | solar storm; solar storms | عاصفة شمسية; العواصف الشمسية | space-weather
geomagnetic-storm | geomagnetic storm; geomagnetic storms; magnetic storm; magnetic storms; substorm | عاصفة مغناطيسية; العواصف المغناطيسية; العواصف الجيومغناطيسية; عاصفة جيومغناطيسية; عواصف مغنطيسية أرضية | space-weather
geomagnetic-field | geomagnetic field; geomagnetism; Earth's magnetic field; geomagnetic; magnetic field of the Earth; Earth magnetic field | المجال المغناطيسي الأرضي; الحقل المغناطيسي للأرض; المغناطيسية الأرضية; مجال الأرض المغناطيسي; جيومغناطيسي; المجال المغناطيسي للأرض; مجال مغناطيسي أرضي; مغناطيسية الأرض | magnetosphere
magnetic-field | magnetic field; magnetic fields | مجال مغناطيسي; المجالات المغناطيسية; حقل مغناطيسي; الحقول المغناطيسية
geomagnetic-index | geomagnetic index; Dst index; Kp index | مؤشر جيومغناطيسي; المؤشرات الجيومغناطيسية | space-weather
geomagnetically-induced-current | geomagnetically induced current; GIC | التيارات المستحثة جيومغناطيسيا; تيارات أرضية مستحثة | space-weather
magnetosphere | magnetosphere; magnetospheric; magnetospheres; Earth's magnetosphere; magnetosphere of the Earth; terrestrial magnetosphere | الغلاف المغناطيسي; الماغنيتوسفير; غلاف مغناطيسي; الغلاف المغناطيسي للأرض; الغلاف المغناطيسي الأرضي
magnetopause | magnetopause; bow shock; magnetotail | فاصل الغلاف المغناطيسي; الصدمة القوسية; ذيل الغلاف المغناطيسي | magnetosphere
ionosphere | ionosphere; ionospheric; F region; E layer | الغلاف الأيوني; الأيونوسفير; الغلاف المتأين; أيونوسفيري; طبقة الأيونوسفير
total-electron-content | total electron content; TEC; ionospheric TEC | المحتوى الإلكتروني الكلي; المحتوى الكلي للإلكترونات; إجمالي المحتوى الإلكتروني | ionosphere
ionospheric-scintillation | ionospheric scintillation; scintillation; scintillations; GNSS scintillation; scintillation of GNSS signals; GPS scintillation; scintillation GNSS; amplitude scintillation; S4 index | وميض الأيونوسفير; التلألؤ الأيوني; الوميض الأيوني; ومضان الغلاف الأيوني; وميض إشارات الملاحة; تلألؤ إشارات الملاحة | ionosphere
equatorial-plasma-bubble | equatorial plasma bubble; plasma bubbles; spread F; equatorial ionization anomaly | فقاعات البلازما; فقاعات البلازما الاستوائية; شذوذ التأين الاستوائي | ionosphere
ionosonde | ionosonde; ionogram; radio propagation; HF propagation | مسبار أيوني; الأيونوسوند; انتشار الموجات الراديوية; انتشار موجات الراديو | ionosphere
thermosphere | thermosphere; thermospheric; upper atmosphere; mesosphere | الغلاف الحراري; الثرموسفير; الغلاف الجوي العلوي; الميزوسفير | ionosphere
aurora | aurora; auroras; northern lights; aurora borealis | الشفق القطبي; أضواء الشمال; الأورورا | space-weather
van-allen-belts | van allen belts; radiation belt; radiation belts; Van Allen radiation belts | أحزمة فان ألن; حزام فان ألن; الأحزمة الإشعاعية; حزام إشعاعي; أحزمة الإشعاع | space-radiation
solar-energetic-particles | solar energetic particles; solar energetic particle; energetic particles; SEP event; solar particle event; solar particle events; solar proton event; solar proton events; solar protons; solar radiation storm | الجسيمات الشمسية النشطة; الجسيمات عالية الطاقة; الجسيمات الشمسية عالية الطاقة; أحداث الجسيمات الشمسية; حدث الجسيمات الشمسية; الجسيمات الشمسية; البروتونات الشمسية; عاصفة إشعاعية شمسية | space-radiation
cosmic-ray-modulation | cosmic ray modulation; forbush decrease; neutron monitor | تعديل الأشعة الكونية; انخفاض فوربوش; مراقب النيوترونات | space-radiation
heliosphere | heliosphere; heliopause; interplanetary medium | الغلاف الشمسي; الهليوسفير; الوسط بين الكواكب | heliophysics
interplanetary-magnetic-field | interplanetary magnetic field; IMF Bz; interplanetary magnetic | المجال المغناطيسي بين الكواكب; المجال المغناطيسي الكوكبي البيني | heliophysics
solar-irradiance | solar irradiance; total solar irradiance; solar constant | الإشعاع الشمسي الكلي; الثابت الشمسي; ثابت الإشعاع الشمسي | heliophysics
solar-radiation | solar radiation; solar radiation pressure; insolation; radiation pressure; SRP | الإشعاع الشمسي; ضغط الإشعاع الشمسي; أشعة الشمس; ضغط الإشعاع | heliophysics
radio-blackout | radio blackout | انقطاع الاتصالات الراديوية | space-weather
space-plasma | space plasma; space physics; collisionless plasma | بلازما الفضاء; فيزياء الفضاء
# Earth observation and remote sensing
earth-observation | earth observation; Earth observation satellite; Earth monitoring | رصد الأرض; مراقبة الأرض; أقمار رصد الأرض
remote-sensing | remote sensing; remotely sensed; remote sensing data | الاستشعار عن بعد; استشعار عن بعد; الاستشعار من بعد; التحسس النائي; الاستشعار النائي
satellite-image | satellite image; satellite images; satellite imagery; satellite data | صور الأقمار الصناعية; صورة فضائية; المرئيات الفضائية; صور فضائية; صورة القمر الصناعي; بيانات الأقمار الصناعية; الصور الفضائية | remote-sensing
multispectral | multispectral; multispectral imagery; multispectral imaging | متعدد الأطياف; الصور متعددة الأطياف; متعددة الأطياف | hyperspectral; remote-sensing
hyperspectral | hyperspectral; hyperspectral imagery; imaging spectroscopy | فائق الطيفية; فائقة الأطياف; فوق الطيفي; التصوير الطيفي الفائق; فائقة الطيفية | remote-sensing
panchromatic | panchromatic; pansharpening; pan-sharpening | بانكروماتي; دمج الصور البانكروماتية; شحذ الصور | hyperspectral; remote-sensing
spatial-resolution | spatial resolution; high resolution imagery; very high resolution; high-resolution | الدقة المكانية; عالية الدقة; دقة مكانية; صور عالية الدقة; الوضوح المكاني | remote-sensing
temporal-resolution | temporal resolution; revisit time | الدقة الزمنية; زمن إعادة الزيارة | remote-sensing
synthetic-aperture-radar | synthetic aperture radar; SAR imagery; SAR; radar imaging | الرادار ذو الفتحة الاصطناعية; رادار الفتحة الاصطناعية; الرادار ذو الفتحة التركيبية; التصوير الراداري; صور الرادار; رادار الفتحة التركيبية | sar-insar; remote-sensing
insar | InSAR; radar interferometry; interferometric synthetic aperture radar; DInSAR; persistent scatterer; PSInSAR | التداخل الراداري; قياس التداخل الراداري; إنسار; التداخل الراداري التفاضلي; المشتتات الدائمة | sar-insar; remote-sensing
radar | radar; radars | رادار; الرادارات; راداري
lidar | lidar; laser altimetry; laser scanning; LiDAR data | ليدار; لايدار; المسح الليزري; الليدار | remote-sensing
radiometer | radiometer; microwave radiometer; radiometry; passive microwave | مقياس الإشعاع; راديومتر; الموجات الدقيقة السلبية
radiometric-calibration | radiometric calibration; radiometric correction; vicarious calibration | المعايرة الإشعاعية; التصحيح الإشعاعي; المعايرة الراديومترية | remote-sensing
atmospheric-correction | atmospheric correction | التصحيح الجوي; تصحيح الغلاف الجوي | remote-sensing
geometric-correction | geometric correction; image registration; georeferencing; orthorectification | التصحيح الهندسي; مطابقة الصور; الإرجاع الجغرافي; تقويم الصور | remote-sensing
image-classification | image classification; supervised classification; unsupervised classification | تصنيف الصور; التصنيف الموجه; تصنيف صور; التصنيف غير الموجه
object-detection | object detection; target detection | كشف الأهداف; اكتشاف الأجسام; كشف الأجسام; الكشف عن الأهداف
semantic-segmentation | semantic segmentation; image segmentation | التجزئة الدلالية; تجزئة الصور; تقسيم الصور
image-fusion | image fusion; data fusion; sensor fusion | دمج الصور; دمج البيانات; اندماج البيانات
change-detection | change detection | كشف التغير; كشف التغيرات; رصد التغيرات; الكشف عن التغير | remote-sensing
time-series | time series; satellite time series; time-series analysis | السلاسل الزمنية; سلسلة زمنية; تحليل السلاسل الزمنية
land-cover | land cover; land cover classification; land cover mapping | الغطاء الأرضي; غطاء الأرض; تصنيف الغطاء الأرضي | remote-sensing
land-use | land use; land use change; LULC | استخدامات الأراضي; استخدام الأراضي; استعمالات الأراضي; استعمال الأرض | land-cover; remote-sensing
desertification | desertification; land degradation | التصحر; تدهور الأراضي | land-cover; remote-sensing
desert | desert; deserts; arid region; arid lands; arid regions; arid areas | صحراء; صحارى; المناطق الجافة; الأراضي القاحلة; المناطق القاحلة; الأراضي الجافة
empty-quarter | Empty Quarter; Rub al Khali; Rub' al-Khali | الربع الخالي; صحراء الربع الخالي
eastern-desert | Eastern Desert; Eastern Desert of Egypt; Egyptian Eastern Desert | الصحراء الشرقية; الصحراء الشرقية بمصر; الصحراء الشرقية المصرية
arabian-peninsula | Arabian Peninsula; Arabian Gulf region | شبه الجزيرة العربية; الجزيرة العربية; جزيرة العرب
saudi-arabia | Saudi Arabia; Kingdom of Saudi Arabia; KSA; Saudi | المملكة العربية السعودية; السعودية; المملكة; سعودي
united-arab-emirates | United Arab Emirates; UAE; Emirati; State of the Emirates | الإمارات العربية المتحدة; الإمارات; إماراتي; دولة الإمارات; دولة الإمارات العربية المتحدة
arab-world | Arab world; Arab countries; Arab states | العالم العربي; الدول العربية; الوطن العربي; البلدان العربية
north-africa | North Africa; Maghreb | شمال أفريقيا; المغرب العربي
gulf-countries | Gulf countries; GCC countries; GCC; Gulf states | دول الخليج; دول الخليج العربي; دول مجلس التعاون; مجلس التعاون الخليجي
egypt | Egypt; Egyptian | مصر; جمهورية مصر العربية; مصري
qatar | Qatar; State of Qatar; Qatari | دولة قطر; قطري
algeria | Algeria; Algerian | الجزائر; الصحراء الجزائرية
tunisia | Tunisia; Tunisian | تونس; تونسي
iraq | Iraq; Iraqi | العراق; عراقي
syria | Syria; Syrian | سوريا; سوري
sudan | Sudan; Sudanese | السودان; سوداني
libya | Libya; Libyan | ليبيا; ليبي
yemen | Yemen; Yemeni | اليمن; يمني
lebanon | Lebanon; Lebanese Republic; Lebanese; Beirut | لبنان; الجمهورية اللبنانية; لبناني; بيروت
oman | Oman; Sultanate of Oman; Omani | سلطنة عمان; عمان
kuwait | Kuwait; State of Kuwait; Kuwaiti | الكويت; دولة الكويت
bahrain | Bahrain; Kingdom of Bahrain | مملكة البحرين
jordan | Hashemite Kingdom of Jordan; Jordanian | المملكة الأردنية الهاشمية; الأردن; أردني
morocco | Morocco; Kingdom of Morocco; Moroccan | المملكة المغربية; المغرب
united-kingdom | United Kingdom; UK; Great Britain; Britain | المملكة المتحدة; بريطانيا; بريطاني
united-states | United States; United States of America; USA | الولايات المتحدة; الولايات المتحدة الأمريكية; أمريكا
riyadh | Riyadh | الرياض; مدينة الرياض
jeddah | Jeddah | جدة; مدينة جدة
makkah | Makkah; Mecca | مكة المكرمة; مكة
madinah | Madinah; Medina | المدينة المنورة
red-sea | Red Sea | البحر الأحمر
mediterranean | mediterranean; Mediterranean Sea | البحر المتوسط; البحر الأبيض المتوسط
nile | Nile; Nile delta; Nile River | نهر النيل; دلتا النيل; النيل
dead-sea | Dead Sea | البحر الميت
wadi-rum | Wadi Rum | وادي رم; صحراء رم
sinai | Sinai; Sinai Peninsula | سيناء; شبه جزيرة سيناء
sahara | Sahara; Sahara Desert | الصحراء الكبرى
sand-dunes | sand dunes; sand dune; dunes; aeolian | الكثبان الرملية; كثيب رملي; كثبان
dust-storm | dust storm; dust storms; sandstorm; sand and dust storms; sandstorms; khamaseen; khamsin; khamasin | عاصفة غبارية; العواصف الغبارية; العواصف الترابية; العواصف الرملية; عاصفة رملية; عاصفة ترابية; رياح الخماسين; غبار الخماسين; الخماسين | atmosphere
aerosol | aerosol; aerosols; aerosol optical depth; AOD | الهباء الجوي; الهباء; الأهباء الجوية; العمق البصري للهباء | atmosphere
mineral-dust | mineral dust; atmospheric dust; dust aerosol | الغبار الجوي; الغبار المعدني; غبار الغلاف الجوي | atmosphere
air-pollution | air pollution; air quality; particulate matter; PM2.5 | تلوث الهواء; جودة الهواء; الجسيمات العالقة; نوعية الهواء | atmosphere
greenhouse-gas | greenhouse gas; greenhouse gases; greenhouse effect | غازات الدفيئة; الغازات الدفيئة; غازات الاحتباس الحراري | atmosphere
carbon-dioxide | carbon dioxide; CO2; CO2 emissions | ثاني أكسيد الكربون | atmosphere
methane | methane; methane emissions; CH4 | الميثان; غاز الميثان; انبعاثات الميثان | atmosphere
nitrogen-dioxide | nitrogen dioxide; NO2 | ثاني أكسيد النيتروجين | atmosphere
ozone | ozone; ozone layer; stratospheric ozone | الأوزون; طبقة الأوزون | atmosphere
water-vapor | water vapor; water vapour; precipitable water | بخار الماء; الماء القابل للهطول | atmosphere
earth-atmosphere | earth atmosphere; atmosphere; atmospheric | الغلاف الجوي للأرض; الغلاف الجوي; جوي; الجو | atmosphere
troposphere | troposphere; tropospheric | التروبوسفير; الطبقة السفلى من الغلاف الجوي | atmosphere
stratosphere | stratosphere; stratospheric | الستراتوسفير; الغلاف الطبقي | atmosphere
cloud-cover | cloud cover; cloud detection; clouds; cloud mask | الغطاء السحابي; السحب; الغيوم; كشف السحب | atmosphere
weather-forecast | weather forecast; weather forecasting; numerical weather prediction; weather prediction | التنبؤ بالطقس; توقعات الطقس; التنبؤ العددي بالطقس
meteorology | meteorology; meteorological; meteorological satellite; weather satellite | الأرصاد الجوية; علم الأرصاد; قمر الأرصاد; أقمار الأرصاد الجوية
climate | climate; climatic | مناخ; مناخي; المناخ
climate-change | climate change; global warming; climate variability; rising temperatures; rising temperature; temperature rise; climate warming; warming of the Earth | تغير المناخ; التغير المناخي; الاحترار العالمي; التغيرات المناخية; الاحتباس الحراري; ارتفاع درجات الحرارة; ارتفاع درجة الحرارة; ارتفاع حرارة الأرض; احترار الأرض | climate
rainfall | rainfall; precipitation; rain; rainfall estimation | هطول الأمطار; الأمطار; التساقط; هطول; المطر
cloud-seeding | cloud seeding; rain enhancement; artificial rain | استمطار السحب; الاستمطار; تلقيح السحب; الاستمطار الصناعي; الاستمطار الاصطناعي; المطر الصناعي; زرع السحب
drought | drought; droughts; drought monitoring | الجفاف; رصد الجفاف | climate; earth-observation
flood | flood; floods; flooding; flash flood; flood mapping; flood hazard; flood hazards; flood risk; flood hazard maps | فيضان; فيضانات; السيول; السيل; رصد الفيضانات; مخاطر السيول; خطر السيول; مخاطر الفيضانات; أخطار السيول | climate; earth-observation
tropical-cyclone | tropical cyclone; hurricane; cyclone; cyclones | إعصار; أعاصير; إعصار مداري; الأعاصير المدارية | earth-observation
wildfire | wildfire; wildfires; forest fire; burned area; fire detection | حرائق الغابات; حريق; المناطق المحترقة; كشف الحرائق | earth-observation
earthquake | earthquake; earthquakes; seismic; seismology | زلزال; زلازل; زلزالي; علم الزلازل
landslide | landslide; landslides | انهيار أرضي; الانهيارات الأرضية; انزلاق التربة; الانزلاقات الأرضية | earth-observation
land-subsidence | land subsidence; subsidence; ground deformation; surface deformation | هبوط الأرض; هبوط أرضي; تشوه سطح الأرض; الهبوط الأرضي; انخساف الأرض; تشوه القشرة الأرضية; هبوط سطح الأرض; هبوط التربة; هبوط أراضي الدلتا | earth-observation
natural-disaster | natural disaster; natural disasters; disaster management; natural hazards; disaster monitoring | الكوارث الطبيعية; كارثة طبيعية; إدارة الكوارث; الأخطار الطبيعية; مخاطر طبيعية | earth-observation
soil | soil; soils | تربة; الترب
soil-moisture | soil moisture; soil water content; soil moisture retrieval | رطوبة التربة; المحتوى المائي للتربة; محتوى التربة من الرطوبة | earth-observation; remote-sensing
soil-salinity | soil salinity; salinization | ملوحة التربة; تملح التربة | earth-observation; remote-sensing
soil-erosion | soil erosion; erosion | تعرية التربة; انجراف التربة; التعرية | earth-observation
vegetation | vegetation; vegetation cover; vegetation mapping | الغطاء النباتي; غطاء نباتي; النباتات | land-cover; remote-sensing
vegetation-index | vegetation index; vegetation indices; NDVI; EVI; normalized difference vegetation index | مؤشر الغطاء النباتي; مؤشرات الغطاء النباتي; المؤشر النباتي; دليل الغطاء النباتي; مؤشر الاختلاف النباتي; المؤشرات النباتية | land-cover; remote-sensing
precision-agriculture | precision agriculture; smart agriculture; precision farming | الزراعة الدقيقة; الزراعة الذكية | land-cover; remote-sensing
agriculture | agriculture; agricultural; farming; cropland; farmers; farmer; farms | زراعة; الزراعة; زراعي; الأراضي الزراعية; المزارعين; المزارعون; مزارع; مزرعة
crop-yield | crop yield; yield estimation; crop monitoring; yield prediction | إنتاجية المحاصيل; غلة المحاصيل; تقدير الإنتاجية; رصد المحاصيل; تقدير إنتاجية المحاصيل | earth-observation; remote-sensing
crop | crop; crops; crop mapping; crop classification; crop type mapping; crop type; crop types; cropland mapping | محصول; المحاصيل; المحاصيل الزراعية; تصنيف المحاصيل; خرائط المحاصيل; أنواع المحاصيل
wheat | wheat; wheat yield; wheat crop | القمح; إنتاجية القمح; محصول القمح
date-palm | date palm; palm trees; date palms | نخيل التمر; النخيل; أشجار النخيل; نخلة
irrigation | irrigation; irrigated; evapotranspiration | الري; التبخر والنتح; الأراضي المروية; التبخر نتح
forest | forest; forests; deforestation; forestry | غابة; الغابات; إزالة الغابات; قطع الغابات
biomass | biomass; above-ground biomass; aboveground biomass | الكتلة الحيوية; الكتلة الحيوية فوق الأرض | earth-observation
mangrove | mangrove; mangroves | المانغروف; أشجار القرم; القرم; المانجروف; المنغروف; غابات المانغروف; أشجار المانغروف | earth-observation
coral-reef | coral reef; coral reefs | الشعاب المرجانية; شعاب مرجانية | earth-observation
coastline | coastline; shoreline; coastal zone; coastal erosion; coastal | خط الساحل; الشاطئ; المناطق الساحلية; ساحلي; خط الشاطئ | earth-observation
ocean | ocean; oceans; oceanography; marine; ocean color | محيط; المحيطات; علم المحيطات; بحري; لون المحيط
sea-level | sea level; sea level rise; sea surface height | مستوى سطح البحر; ارتفاع مستوى البحر; منسوب سطح البحر | climate; earth-observation
sea-surface-temperature | sea surface temperature; SST | درجة حرارة سطح البحر; حرارة سطح البحر | climate; earth-observation
sea-ice | sea ice; Arctic sea ice; Arctic ice; polar sea ice; ice thickness | الجليد البحري; جليد البحر; جليد القطب الشمالي; الجليد في القطب الشمالي; سماكة الجليد | climate; earth-observation
glacier | glacier; glaciers; ice sheet; ice sheets; cryosphere | نهر جليدي; الأنهار الجليدية; الغطاء الجليدي; الصفائح الجليدية; الغلاف الجليدي | climate; earth-observation
snow-cover | snow cover; snow; snowmelt | الغطاء الثلجي; الثلوج; الثلج | climate; earth-observation
bathymetry | bathymetry; water depth; satellite-derived bathymetry | قياس الأعماق; أعماق المياه; قياس أعماق البحار | earth-observation
altimetry | altimetry; satellite altimetry; radar altimeter; altimeter | قياس الارتفاع بالأقمار الصناعية; مقياس الارتفاع; الألتيمتري; قياس الارتفاعات | geodesy; earth-observation
water-quality | water quality; turbidity; chlorophyll; chlorophyll-a | جودة المياه; نوعية المياه; العكارة; الكلوروفيل | earth-observation
water-resources | water resources; surface water; water bodies; reservoirs | الموارد المائية; المياه السطحية; المسطحات المائية; موارد المياه | earth-observation
groundwater | groundwater; aquifer; groundwater storage; aquifers; groundwater exploration; locating groundwater; finding groundwater; groundwater prospecting | المياه الجوفية; مياه جوفية; خزان جوفي; الخزانات الجوفية; مخزون المياه الجوفية; تحديد مواقع المياه الجوفية; التنقيب عن المياه الجوفية; البحث عن المياه الجوفية; استكشاف المياه الجوفية; أماكن المياه الجوفية; مواقع المياه الجوفية | earth-observation
hydrology | hydrology; hydrological; watershed | هيدرولوجيا; علم المياه; حوض مائي; هيدرولوجي
oil-spill | oil spill; oil spills; oil slick | بقعة زيت; بقع الزيت; تسرب نفطي; التسرب النفطي; انسكاب نفطي; انسكاب النفط; التلوث النفطي | earth-observation; remote-sensing
mineral-exploration | mineral exploration; mineral mapping; lithological mapping; locating minerals; finding minerals; prospecting for minerals; mineral resources; mineral wealth | التنقيب عن المعادن; استكشاف المعادن; الخرائط الصخرية; رسم خرائط المعادن; مواقع المعادن; تحديد مواقع المعادن; أماكن المعادن; البحث عن المعادن; كشف المعادن; الثروة المعدنية; الثروات المعدنية; الموارد المعدنية | remote-sensing
mineral | mineral; minerals; mineralogy | معادن; معدن; علم المعادن
geology | geology; geological; geologic mapping | جيولوجيا; جيولوجي; الخرائط الجيولوجية
geophysics | geophysics; geophysical | الجيوفيزياء; جيوفيزيائي; فيزياء الأرض
gravimetry | gravimetry; satellite gravimetry; gravity measurement; gravity anomaly; Earth gravity field; Earth's gravity field; gravity field satellites; gravity field missions; gravity field of the Earth; satellite gravity; gravity satellites | قياس الجاذبية; قياسات الجاذبية; الشذوذ الجاذبي; شذوذ الجاذبية; مجال الجاذبية الأرضية; مجال جاذبية الأرض; أقمار قياس الجاذبية | geodesy
geoid | geoid; gravity field model | الجيويد; نموذج الجاذبية الأرضية | geodesy
geodesy | geodesy; geodetic; space geodesy | الجيوديسيا; جيوديسي; الجيوديسيا الفضائية; القياس الليزري للأقمار
satellite-laser-ranging | satellite laser ranging; laser ranging; SLR | الرصد الليزري; الرصد الليزري للأقمار; قياس المسافات بالليزر | geodesy
earth-rotation | earth rotation; polar motion; Earth orientation parameters | دوران الأرض; حركة القطب; بارامترات توجيه الأرض | geodesy
digital-elevation-model | digital elevation model; DEM; digital terrain model; topography | نموذج الارتفاع الرقمي; نموذج الارتفاعات الرقمية; طبوغرافيا; التضاريس; نموذج رقمي للارتفاعات | remote-sensing; earth-observation
geographic-information-system | geographic information system; GIS; geospatial; geospatial data | نظم المعلومات الجغرافية; نظام المعلومات الجغرافية; البيانات الجغرافية المكانية; جيومكاني; المعلومات الجيومكانية
mapping | mapping; cartography; map; maps | رسم الخرائط; خريطة; خرائط
photogrammetry | photogrammetry; photogrammetric; stereo imagery | المسح التصويري; الفوتوغرامتري; المساحة التصويرية | remote-sensing
unmanned-aerial-vehicle | unmanned aerial vehicle; UAV; drone; drones; unmanned aircraft | طائرة بدون طيار; الطائرات المسيرة; طائرة مسيرة; درون; الطائرات بدون طيار
land-surface-temperature | land surface temperature; LST; surface temperature | درجة حرارة سطح الأرض; حرارة سطح الأرض; حرارة السطح | remote-sensing; earth-observation
urban-heat-island | urban heat island; urban heat islands; heat island; urban warming; rising city temperatures; city temperatures | الجزر الحرارية الحضرية; جزيرة حرارية حضرية; الجزيرة الحرارية; الجزر الحرارية; الجزيرة الحرارية الحضرية; حرارة المدن; ارتفاع حرارة المدن; ارتفاع درجة حرارة المدن; درجة حرارة المدن; احترار المدن | remote-sensing; earth-observation
thermal-infrared | thermal infrared; thermal remote sensing | الأشعة تحت الحمراء الحرارية; الحرارية تحت الحمراء | remote-sensing; earth-observation
urban-expansion | urban expansion; urban; urban growth; urban sprawl; urbanization; urban planning; city growth; growth of cities; expansion of cities; city planning; town planning | حضري; عمراني; التوسع العمراني; النمو الحضري; الزحف العمراني; التوسع الحضري; التخطيط الحضري; توسع المدن; نمو المدن; تمدد المدن; توسع المدينة; نمو المدينة; زحف العمران; تخطيط المدن; التخطيط العمراني | land-cover
smart-city | smart city; smart cities | المدن الذكية; مدينة ذكية
night-time-light | night-time light; nighttime lights; night lights | أضواء الليل; الأضواء الليلية | remote-sensing
albedo | albedo; surface reflectance; reflectance | البيدو; الوضاءة; الانعكاس السطحي | remote-sensing
energy-balance | energy balance; radiation budget; Earth radiation budget | توازن الطاقة; ميزانية الإشعاع; الميزانية الإشعاعية | climate
modis | MODIS; moderate resolution imaging spectroradiometer | موديس | earth-observation; remote-sensing
google-earth-engine | google earth engine; GEE; cloud computing for remote sensing | غوغل إيرث إنجن; محرك غوغل إيرث; جوجل إيرث إنجن | earth-observation; remote-sensing
# Navigation and communications
global-navigation-satellite-system | global navigation satellite system; GNSS; satellite navigation; navigation satellite system; satellite positioning | أنظمة الملاحة العالمية; الملاحة بالأقمار الصناعية; نظام الملاحة العالمي; الملاحة عبر الأقمار الصناعية; أنظمة الملاحة; الملاحة الفضائية | gnss
global-positioning-system | global positioning system; GPS | نظام تحديد المواقع العالمي; جي بي إس; نظام التموضع العالمي; نظام تحديد المواقع; أنظمة تحديد المواقع | gnss
galileo-navigation | galileo navigation; GLONASS; BeiDou; Galileo GNSS; Galileo satellites | غلوناس; بيدو; نظام غاليليو للملاحة; أقمار غاليليو الملاحية; أقمار غاليليو | gnss
positioning | positioning; precise point positioning; PPP positioning; RTK | تحديد المواقع; تحديد الموقع; التموضع الدقيق; دقة تحديد المواقع | gnss
navigation | navigation; navigational; autonomous navigation | ملاحة; الملاحة; ملاحي; الملاحة الذاتية
inertial-navigation | inertial navigation; inertial measurement unit; IMU; INS navigation | الملاحة بالقصور الذاتي; وحدة القياس القصوري; القصور الذاتي
gnss-reflectometry | GNSS reflectometry; GNSS-R | قياس الانعكاس لأنظمة الملاحة; انعكاسات إشارات الملاحة | gnss
radio-occultation | radio occultation; GNSS radio occultation | الاحتجاب الراديوي; الاستتار الراديوي | gnss
gnss-jamming | GNSS jamming; spoofing; jamming; interference of GNSS; GPS jamming; GPS spoofing | تشويش إشارات الملاحة; تشويش نظام تحديد المواقع; التشويش على نظام تحديد المواقع; التشويش على الملاحة; انتحال الإشارات; تشويش الملاحة; الخداع الملاحي; تشويش الجي بي اس; التشويش على الجي بي اس; تشويش GPS | gnss
atomic-clock | atomic clock; atomic clocks; time transfer | ساعة ذرية; الساعات الذرية; نقل الوقت | gnss
satellite-communication | satellite communication; satellite communications; satcom; satellite link | الاتصالات الفضائية; الاتصالات بالأقمار الصناعية; الاتصالات عبر الأقمار الصناعية; الاتصالات الساتلية | satcom
communications-satellite | communications satellite; telecommunications satellite; communication satellite | قمر اتصالات; أقمار الاتصالات; قمر صناعي للاتصالات | satcom
satellite-internet | satellite internet; broadband satellite; satellite broadband; internet satellites; internet from space | الإنترنت الفضائي; الإنترنت عبر الأقمار الصناعية; إنترنت الأقمار الصناعية; أقمار الإنترنت; الإنترنت من الفضاء | satcom
telecommunication | telecommunication; telecommunications; communications | الاتصالات; اتصالات
laser-communication | laser communication; optical communication; free-space optical; FSO; optical link | الاتصالات الليزرية; الاتصال الليزري; الاتصالات الضوئية; الاتصالات البصرية; الاتصال البصري | satcom
inter-satellite-link | inter-satellite link; intersatellite links; crosslink | الوصلات بين الأقمار; وصلة بين الأقمار; الاتصال بين الأقمار الصناعية | satcom
link-budget | link budget; link budgets; link analysis; link margin | ميزانية الوصلة; ميزانية الاتصال; ميزانية الرابط; تحليل الوصلة; هامش الوصلة | satcom
antenna | antenna; antennas; phased array; phased array antenna; reflectarray | هوائي; مصفوفة طورية; المصفوفة الطورية; هوائي مصفوفي; هوائيات; مصفوفة هوائيات; الهوائيات
frequency-band | frequency band; Ka-band; Ku-band; X-band; radio frequency; S-band; C-band; L-band | نطاق ترددي; الترددات الراديوية; نطاق كا; الطيف الترددي; تردد راديوي
spectrum-management | spectrum management; frequency allocation; spectrum allocation | إدارة الطيف; تخصيص الترددات; توزيع الترددات; إدارة الترددات
modulation | modulation; signal modulation; channel coding | تعديل الإشارة; تشفير القناة; تضمين الإشارة
signal-processing | signal processing; digital signal processing | معالجة الإشارات; معالجة الإشارة; معالجة الإشارات الرقمية
quantum-communication | quantum communication; quantum key distribution; QKD; quantum cryptography; quantum encryption | الاتصالات الكمومية; توزيع المفاتيح الكمومية; التشفير الكمومي; التشفير الكمي; الاتصالات الكمية; الاتصال الكمي; المفاتيح الكمية | satcom
internet-of-things | internet of things; IoT; satellite IoT | إنترنت الأشياء
5g-network | 5G network; 5G; 6G; non-terrestrial network; NTN | الجيل الخامس; الجيل السادس; الشبكات غير الأرضية
cybersecurity | cybersecurity; space cybersecurity; cyber security | الأمن السيبراني; أمن المعلومات; الأمن السيبراني الفضائي | satcom
amateur-radio-satellite | amateur radio satellite; amateur radio; AMSAT | راديو الهواة; أقمار الهواة | satcom
delay-tolerant-networking | delay-tolerant networking; deep space network; DSN | شبكة الفضاء العميق; الشبكات المتحملة للتأخير; شبكة الفضاء السحيق | satcom
# Spacecraft engineering
satellite | satellite; satellites; artificial satellite | قمر صناعي; أقمار صناعية; قمر اصطناعي; الأقمار الاصطناعية; ساتل; السواتل
spacecraft | spacecraft; space vehicle; spaceship; space ship | مركبة فضائية; المركبات الفضائية; سفينة فضائية; سفن الفضاء; مركبة الفضاء; سفينة الفضاء; السفن الفضائية; سفينة فضاء | spacecraft-systems
probe | probe; space probes; deep space probe | مسبار; مسابير; مسبار فضائي; المسابير الفضائية | deep-space
cubesat | cubesat; CubeSats; cube satellite; 3U CubeSat; CubeSat design; design of CubeSats | قمر صناعي مكعب; الأقمار المكعبة; كيوب سات; كيوبسات; قمر مكعب; الأقمار الصناعية المكعبة; تصميم قمر صناعي مكعب; تصميم الأقمار المكعبة; تصميم قمر مكعب | smallsats
small-satellite | small satellite; small satellites; smallsat; microsatellite; minisatellite | قمر صناعي صغير; الأقمار الصناعية الصغيرة; أقمار صغيرة; الأقمار الصغيرة; قمر صغير; قمر ميكروي | smallsats
nanosatellite | nanosatellite; nanosatellites; nano satellite; picosatellite | قمر نانوي; الأقمار النانوية; قمر صناعي نانوي; نانوسات | smallsats
satellite-constellation | satellite constellation; satellite constellations; megaconstellation; low Earth orbit constellation; low Earth orbit constellations; LEO constellations; LEO constellation; low Earth orbit mega constellations; low Earth orbit megaconstellations; LEO megaconstellations | كوكبة أقمار; كوكبات الأقمار الصناعية; كوكبة أقمار صناعية; الكوكبات العملاقة; كوكبة الأقمار; كوكبات المدار الأرضي المنخفض; كوكبات الأقمار في المدار المنخفض; كوكبات المدار المنخفض; الكوكبات الضخمة; كوكبات الأقمار الضخمة; كوكبات ضخمة; الكوكبات الساتلية الضخمة | constellations
formation-flying | formation flying; satellite formation; spacecraft formation; satellite formation flying; spacecraft formation flying; formation flying satellites; satellites flying in formation | الطيران التشكيلي; التحليق التشكيلي; طيران بتشكيل; الطيران التشكيلي للأقمار; تحليق الأقمار في تشكيل | constellations
attitude-control | attitude control; attitude control system; ADCS; satellite attitude control | التحكم في الاتجاه; التحكم في وضعية القمر; التحكم بالوضعية; التحكم في الوضعية; ضبط الاتجاه; ضبط وضعية القمر; التحكم باتجاه القمر; التحكم في توجيه القمر الصناعي; توجيه القمر الصناعي; التحكم في اتجاه القمر الصناعي; توجيه المركبة الفضائية; التحكم في وضعية القمر الصناعي; نظام التحكم في وضعية القمر الصناعي; التحكم بوضعية القمر الصناعي; نظام التحكم في الوضعية; وضعية القمر الصناعي | adcs
attitude-determination | attitude determination; attitude estimation; attitude | تحديد الاتجاه; تحديد الوضعية; تقدير الوضعية; وضعية القمر | adcs
star-tracker | star tracker; star trackers; star tracking; star sensor; star sensors; stellar sensor | متعقب النجوم; متعقب نجمي; متتبع النجوم; تتبع النجوم; تعقب النجوم; مستشعر النجوم; مستشعر نجمي; حساس النجوم; حساس نجمي | adcs
sun-sensor | sun sensor; sun sensors | مستشعر الشمس; مستشعرات الشمس; حساس شمسي | adcs
reaction-wheel | reaction wheel; reaction wheels; control moment gyroscope | عجلة رد الفعل; عجلات رد الفعل; عجلة التفاعل | adcs
magnetorquer | magnetorquer; magnetorquers; magnetic torquer; B-dot | قضيب مغناطيسي; ملف مغناطيسي; العزم المغناطيسي; ملفات العزم المغناطيسي | adcs
gyroscope | gyroscope; gyroscopes | جيروسكوب; جيروسكوبات; مدوار | adcs
kalman-filter | kalman filter; Kalman filtering; extended Kalman filter | مرشح كالمان; ترشيح كالمان; فلتر كالمان
guidance-navigation-and-control | guidance navigation and control; GNC; guidance and control; guidance | التوجيه والملاحة والتحكم; التوجيه والتحكم; التوجيه; أنظمة التوجيه | adcs
control-system | control system; control systems; optimal control; control theory; controller | نظام التحكم; أنظمة التحكم; التحكم الأمثل; نظرية التحكم; منظومة التحكم
power-system | power system; electrical power system; satellite power; EPS subsystem; satellites powered; powering satellites; satellites get power; satellites get energy | نظام الطاقة; نظام القدرة الكهربائية; أنظمة الطاقة; منظومة الطاقة; طاقة الأقمار الصناعية; الطاقة في الأقمار الصناعية; كهرباء الأقمار الصناعية | spacecraft-systems
solar-panel | solar panel; solar panels; solar array; photovoltaic; solar cell; solar cells | ألواح شمسية; لوح شمسي; الخلايا الشمسية; خلية شمسية; الخلايا الكهروضوئية; الألواح الشمسية | spacecraft-systems
space-based-solar-power | space-based solar power; space solar power; solar power in space; solar energy in space; solar power satellites; solar power from space; solar power satellite | الطاقة الشمسية الفضائية; محطات الطاقة الشمسية في الفضاء; الطاقة الشمسية في الفضاء; الطاقة الشمسية من الفضاء; أقمار الطاقة الشمسية | spacecraft-systems
solar-energy | solar energy; solar power; photovoltaic power; solar power plants | الطاقة الشمسية; محطات الطاقة الشمسية; الطاقة الشمسية الكهروضوئية | spacecraft-systems
battery | battery; batteries; lithium-ion battery | بطارية; البطاريات; بطارية أيونات الليثيوم | spacecraft-systems
nuclear-power | nuclear power; radioisotope thermoelectric generator; RTG; nuclear reactor | الطاقة النووية; مولد نظائر مشعة; المفاعل النووي; مفاعل نووي
thermal-control | thermal control; spacecraft thermal control; thermal management; heat pipe; thermal design; satellite cooling; cooling of satellites; spacecraft cooling | التحكم الحراري; ضبط الحرارة; الإدارة الحرارية; أنبوب حراري; التصميم الحراري; تبريد الأقمار الصناعية; تبريد المركبات الفضائية; تبريد القمر الصناعي; تبريد الأقمار الاصطناعية | spacecraft-systems
heat-transfer | heat transfer; heat flux; thermal conductivity | انتقال الحرارة; الانتقال الحراري; التدفق الحراري; التوصيل الحراري
thermal-protection | thermal protection; thermal protection system; TPS; heat shield; ablation; ablative | الحماية الحرارية; نظام الحماية الحرارية; الدرع الحراري; درع حراري | materials
onboard-computer | onboard computer; on-board computer; flight software; onboard data handling; avionics | حاسوب متن; الحاسوب على متن القمر; برمجيات الطيران; إلكترونيات الطيران; الكمبيوتر على متن | spacecraft-systems
payload | payload; payloads; scientific payload | حمولة; الحمولة; حمولة علمية; الحمولات | spacecraft-systems
onboard-processing | onboard processing; on-board processing; edge computing; onboard AI; on-board AI; AI on board; onboard artificial intelligence; on-orbit AI; on-orbit space AI; autonomous onboard | المعالجة على متن القمر; الحوسبة الطرفية; المعالجة على المتن; الحوسبة على المتن; الاستقلالية على المتن; الذكاء الاصطناعي على المتن; الذكاء الاصطناعي على متن القمر; الذكاء الاصطناعي على متن الأقمار الصناعية | spacecraft-systems
fpga | FPGA; field programmable gate array | مصفوفة البوابات المنطقية; مصفوفة البوابات القابلة للبرمجة
radiation-hardening | radiation hardening; radiation tolerance; single event upset; total ionizing dose; single event upsets; single event effects; single-event effects; radiation effects on electronics; radiation effects in electronics; space radiation electronics; electronics in space radiation | التحصين ضد الإشعاع; مقاومة الإشعاع; تأثير الإشعاع على الإلكترونيات; آثار الإشعاع في الإلكترونيات; الأشعة الكونية والإلكترونيات; أعطال الحدث المفرد | space-radiation
electronics | electronics; electronic; microelectronics | إلكترونيات; الإلكترونيات الدقيقة
systems-engineering | systems engineering; model-based systems engineering; MBSE; system engineering | هندسة النظم; هندسة الأنظمة | spacecraft-systems
spacecraft-design | spacecraft design; satellite design; mission design; mission analysis | تصميم المركبات الفضائية; تصميم الأقمار الصناعية; تصميم المهمة; تصميم قمر صناعي; تصميم المهمات | spacecraft-systems
assembly-integration-and-test | assembly integration and test; satellite testing; environmental testing; vibration testing | التجميع والتكامل والاختبار; اختبار الأقمار الصناعية; الاختبارات البيئية; اختبارات الاهتزاز | spacecraft-systems
reliability | reliability; fault tolerance; fault detection; failure analysis; fault diagnosis | الموثوقية; تحمل الأعطال; كشف الأعطال; تشخيص الأعطال
anomaly-detection | anomaly detection; telemetry; satellite telemetry; health monitoring | كشف الشذوذ; القياس عن بعد; بيانات القياس عن بعد; الكشف عن الشذوذ; اكتشاف الحالات الشاذة
structure | structure; structural analysis; structural dynamics; spacecraft structure | هيكل; هياكل; التحليل الإنشائي; الهياكل الفضائية
finite-element | finite element; finite element method; finite element analysis; FEM | العناصر المنتهية; طريقة العناصر المنتهية; العناصر المحددة
vibration | vibration; vibrations; vibration control; modal analysis | اهتزاز; الاهتزازات; التحكم في الاهتزاز; الاهتزاز
deployable-structure | deployable structure; deployable structures; deployment mechanism; inflatable structure | هياكل قابلة للنشر; آلية النشر; هياكل قابلة للنفخ; هيكل قابل للنشر | materials
composite-material | composite material; composite materials; carbon fiber; composites | مواد مركبة; المواد المركبة; ألياف الكربون; المواد المؤلفة | materials
additive-manufacturing | additive manufacturing; 3D printing; three-dimensional printing | التصنيع بالإضافة; الطباعة ثلاثية الأبعاد; التصنيع الإضافي; الطباعة الثلاثية الأبعاد | materials
nanotechnology | nanotechnology; nanomaterials; carbon nanotubes; graphene | تقنية النانو; المواد النانوية; أنابيب الكربون النانوية; الغرافين; النانو | materials
smart-materials | smart materials; shape memory alloy; piezoelectric | المواد الذكية; سبائك ذاكرة الشكل; كهروضغطي; كهرضغطية | materials
alloy | alloy; alloys; aluminium alloy; titanium alloy | سبيكة; سبائك; سبائك الألمنيوم; سبائك التيتانيوم | materials
coating | coating; coatings; thermal coating | طلاء; طلاءات; طلاء حراري | materials
ground-station | ground station; ground stations; ground segment; ground station network; receiving station; satellite receiving station; ground receiving station; data reception station | محطة أرضية; محطات أرضية; المحطات الأرضية; القطاع الأرضي; شبكة محطات أرضية; محطة استقبال; محطات استقبال; محطة أرضية لاستقبال صور الأقمار; محطات استقبال صور الأقمار; استقبال صور الأقمار الصناعية; محطة استقبال أرضية; المحطات الأرضية لاستقبال الأقمار الصناعية; محطات استقبال الأقمار الصناعية; محطة استقبال الأقمار الصناعية; المحطات الأرضية للأقمار الصناعية; محطات أرضية للأقمار الصناعية; استقبال الأقمار الصناعية | ground-segment
mission-operations | mission operations; satellite operations; mission control; satellite operation; mission planning; spacecraft operations | تشغيل المهمات; تشغيل الأقمار الصناعية; تشغيل الأقمار; مركز التحكم; عمليات الأقمار الصناعية; التحكم بالمهمات; تخطيط المهمات; عمليات المهمات | ground-segment
telemetry-tracking-and-command | telemetry tracking and command; TT&C; telecommand | القياس والتتبع والتحكم; التتبع والتحكم; أوامر التحكم عن بعد | ground-segment
space-robotics | space robotics; space robot; robotic arm; space manipulator; robotic; robotics | الروبوتات الفضائية; روبوت فضائي; ذراع روبوتية; الذراع الآلية; روبوت; روبوتات; الروبوتات
rover | rover; rovers; planetary rover; lunar rover | مركبة جوالة; المركبات الجوالة; مسبار جوال; عربة جوالة; جوالة قمرية; المستكشف الجوال | space-robotics
lander | lander; planetary landing; soft landing | مركبة هبوط; الهبوط السلس; مسبار هبوط | space-robotics
lunar-landing | lunar landing; moon landing; landing on the Moon; land on the Moon; lunar lander; lunar landers; landed on the Moon | هبوط على القمر; الهبوط القمري; الهبوط على سطح القمر; الهبوط على القمر; مركبة هبوط قمرية | moon
sample-return | sample return; sample-return mission; sample return mission | إعادة العينات; جلب العينات; استرجاع العينات; إحضار عينات | deep-space
rendezvous-and-docking | rendezvous and docking; rendezvous; docking; proximity operations; berthing; docking of spacecraft; rendezvous of spacecraft; spacecraft rendezvous | الالتقاء والالتحام; الالتحام; الالتقاء المداري; عمليات الاقتراب; الإرساء; الالتحام في الفضاء; التحام المركبات; التقاء المركبات; التقاء المركبات الفضائية; التقاء المركبات والالتحام; التقاء المركبات والتحامها | space-robotics
on-orbit-servicing | on-orbit servicing; in-orbit servicing; satellite servicing; refueling in orbit; on-orbit assembly | الخدمة في المدار; خدمة الأقمار الصناعية; صيانة الأقمار في المدار; التزود بالوقود في المدار; التجميع في المدار | space-robotics
space-tether | space tether; tether; tethers; electrodynamic tether; space elevator | حبل فضائي; المصعد الفضائي; الحبال الفضائية; كابل كهروديناميكي
autonomy | autonomy; autonomous systems; autonomous; spacecraft autonomy | الاستقلالية; الأنظمة الذاتية; ذاتي التحكم; الأنظمة المستقلة; ذاتية القيادة
# Orbits and dynamics
orbit | orbit; orbits; orbital | مدار; مدارات; مداري
low-earth-orbit | low Earth orbit; LEO; LEO satellites | المدار الأرضي المنخفض; مدار أرضي منخفض; مدار منخفض; المدارات المنخفضة | orbital-mechanics
geostationary-orbit | geostationary orbit; geosynchronous orbit; GEO satellite; geostationary satellite; geostationary | المدار الثابت; المدار الجغرافي الثابت; المدار الثابت بالنسبة للأرض; مدار متزامن; المدار المتزامن مع الأرض; مدار ثابت | orbital-mechanics
medium-earth-orbit | medium Earth orbit; MEO | المدار الأرضي المتوسط; مدار متوسط | orbital-mechanics
sun-synchronous-orbit | sun-synchronous orbit; polar orbit; SSO | المدار المتزامن مع الشمس; مدار متزامن مع الشمس; مدار قطبي | orbital-mechanics
transfer-orbit | transfer orbit; Hohmann transfer; orbit transfer; orbital transfer; geostationary transfer orbit | مدار انتقالي; الانتقال المداري; مدار انتقال; مدار هوهمان | orbital-mechanics
lagrange-point | lagrange point; Lagrangian point; libration point; halo orbit | نقطة لاغرانج; نقاط لاغرانج; مدار هالي; نقطة لاجرانج; نقاط لاجرانج | orbital-mechanics
cislunar-space | cislunar space; cislunar; Earth-Moon system | الفضاء بين الأرض والقمر; الفضاء القمري القريب; نظام الأرض والقمر | orbital-mechanics
orbit-determination | orbit determination; orbit estimation; precise orbit determination | تحديد المدار; تحديد المدارات; التحديد الدقيق للمدار; تحديد مدارات; تقدير المدار | orbital-mechanics
orbit-propagation | orbit propagation; orbital perturbation; orbital perturbations; SGP4; two-line element; TLE | الاضطرابات المدارية; اضطراب المدار; التنبؤ بالمدار; عناصر السطرين | orbital-mechanics
orbital-elements | orbital elements; Keplerian elements; eccentricity; orbital parameters | العناصر المدارية; عناصر كبلر; الاختلاف المركزي; بارامترات المدار | orbital-mechanics
orbital-maneuver | orbital maneuver; orbit control; station keeping; station-keeping; orbital manoeuvre | مناورة مدارية; المناورات المدارية; حفظ الموقع المداري; التحكم في المدار; المحافظة على المدار | orbital-mechanics
orbital-mechanics | orbital mechanics; astrodynamics; orbital dynamics | ميكانيكا المدارات; الميكانيكا المدارية; الديناميكا الفلكية; ديناميكا المدارات; ديناميكيات المدار
trajectory | trajectory; trajectories; trajectory optimization; trajectory design | مسار; مسارات; تحسين المسار; تصميم المسار; أمثلة المسار; مسار الطيران | orbital-mechanics
low-thrust-trajectory | low-thrust trajectory; low-thrust transfer; low-thrust trajectory optimization | مسار منخفض الدفع; مسار الدفع المنخفض; المسارات منخفضة الدفع | orbital-mechanics
gravity-assist | gravity assist; flyby; swing-by | مساعدة الجاذبية; التحليق القريب; معونة الجاذبية; المرور القريب | orbital-mechanics
kepler-s-laws | kepler's laws; Kepler laws; Kepler problem | قوانين كبلر; قانون كبلر; قوانين كيبلر | orbital-mechanics
escape-velocity | escape velocity; delta-v; orbital velocity | سرعة الإفلات; السرعة المدارية; سرعة الهروب | orbital-mechanics
satellite-lifetime | satellite lifetime; lifetime of satellites; how long does a satellite stay in orbit; how long do satellites stay in orbit; satellite stay in orbit; satellites stay in orbit; how long satellites stay in orbit | عمر القمر الصناعي; أعمار الأقمار الصناعية; كم يبقى القمر الصناعي في المدار; بقاء القمر الصناعي في المدار; مدة بقاء القمر الصناعي في المدار | orbital-mechanics
orbital-decay | orbital decay; atmospheric drag; satellite drag; orbital lifetime | الاضمحلال المداري; السحب الجوي; مقاومة الغلاف الجوي; العمر المداري; تضاؤل المدار | orbital-mechanics
deorbit | deorbit; deorbiting; drag sail; end-of-life disposal; post-mission disposal | الخروج من المدار; إخراج من المدار; شراع السحب; التخلص بعد انتهاء المهمة; نهاية العمر التشغيلي | debris; orbital-mechanics
reentry | reentry; atmospheric reentry; re-entry; reenter; re-enter; reentry vehicle; atmospheric entry; return to Earth; coming back to Earth; returning from space; burning up on reentry; burn up in the atmosphere; spacecraft burning up on return; reentry of rocket bodies; rocket body reentry | العودة إلى الغلاف الجوي; إعادة الدخول; مركبة العودة; مركبات العودة; الدخول إلى الغلاف الجوي; إعادة الدخول الجوي; العودة إلى الأرض; العودة من الفضاء; الرجوع إلى الأرض; احتراق المركبة; تحترق المركبة; احتراق المركبات عند العودة; دخول الغلاف الجوي; احتراق المركبة عند العودة; سفينة الفضاء راجعة; المركبة وهي راجعة; مخاطر عودة الأقمار; سقوط أجسام الصواريخ | orbital-mechanics
entry-descent-and-landing | entry descent and landing; EDL; descent and landing | الدخول والهبوط; الدخول والنزول والهبوط | orbital-mechanics
space-debris | space debris; orbital debris; space junk; debris; orbital junk; space trash; dead satellites; space litter; space garbage | الحطام الفضائي; حطام الفضاء; المخلفات الفضائية; النفايات الفضائية; حطام مداري; الحطام المداري; خردة الفضاء; قمامة الفضاء; حطام الأقمار الصناعية; الزبالة الفضائية; زبالة فضائية; زبالة الفضاء; قمامة فضائية; القمامة الفضائية; خردة فضائية; الخردة الفضائية; نفايات الفضاء; مخلفات الفضاء; خردة; الخردة | debris
active-debris-removal | active debris removal; debris removal; ADR; space debris removal; orbital debris removal; space junk removal; space junk cleanup; getting rid of space debris; getting rid of space junk; clean up space junk; removal of space debris; removal of orbital debris | إزالة الحطام; الإزالة النشطة للحطام; إزالة الحطام الفضائي; إزالة النفايات الفضائية; إزالة المخلفات الفضائية; التخلص من الحطام الفضائي; التخلص من النفايات الفضائية; التخلص من المخلفات الفضائية; تنظيف الفضاء; تنظيف المدار; تنظيف الفضاء من الحطام; تنظيف الحطام الفضائي | debris
kessler-syndrome | kessler syndrome; collision cascade | متلازمة كيسلر | debris
collision-avoidance | collision avoidance; collision avoidance maneuver; conjunction assessment; satellite collision; collision risk; collision probability; collisions between satellites; satellites avoid each other; satellites dodge; satellites dodging; satellites dodge each other; avoid satellite collisions | تجنب التصادم; تفادي الاصطدام; تقييم الاقتران; تصادم الأقمار; خطر الاصطدام; تفادي التصادم; تصادم الأقمار الصناعية; اصطدام الأقمار الصناعية; تفادي تصادم الأقمار الصناعية; تجنب اصطدام الأقمار الصناعية; تجنب تصادم الأقمار; تصادم الأقمار الاصطناعية; تصادم بين الأقمار الصناعية; اصطدام قمرين صناعيين | debris
space-situational-awareness | space situational awareness; space domain awareness; space surveillance; SSA; space surveillance and tracking | الوعي بالأوضاع الفضائية; الوعي بالحالة الفضائية; الوعي بالمجال الفضائي; الإدراك بأحوال الفضاء; مراقبة الفضاء; المراقبة الفضائية | ssa
space-traffic-management | space traffic management; space traffic; STM | إدارة المرور الفضائي; المرور الفضائي; إدارة حركة المرور الفضائية; حركة المرور في الفضاء; حركة المرور الفضائية | stm
satellite-tracking | satellite tracking; tracking station; object tracking | تتبع الأقمار الصناعية; تعقب الأقمار; محطة تتبع; تتبع الأجسام | ssa
planetary-defense | planetary defense; planetary defence; asteroid deflection; asteroid impact; impact hazard; deflecting asteroids; changing the path of an asteroid; asteroid hits Earth; asteroid hitting Earth; what if an asteroid hits Earth; protect Earth from asteroids; protecting Earth from asteroids; protect our planet from asteroids; defend Earth from asteroids | الدفاع الكوكبي; حرف مسار الكويكبات; خطر الاصطدام بالكويكبات; ارتطام الكويكبات; الدفاع عن الكوكب; إزاحة الكويكبات; تغيير مسار كويكب; تحويل مسار كويكب; صد الكويكبات; كويكب يضرب الأرض; كويكب يصطدم بالأرض; اصطدام كويكب بالأرض; كويكب خبط الأرض; كويكب يخبط الأرض; ضرب كويكب الأرض; حماية الأرض من الكويكبات; حماية كوكبنا من الكويكبات; نحمي الأرض من الكويكبات; نحمي كوكبنا من الكويكبات; حماية كوكب الأرض من الكويكبات | planetary-defence
# Launch and propulsion, aerodynamics
rocket | rocket; rockets; sounding rocket; missile | صاروخ; صواريخ; صاروخي; صاروخ سبر | launch-vehicles
launch-vehicle | launch vehicle; launch vehicles; launcher | مركبة الإطلاق; مركبات الإطلاق; صواريخ الإطلاق; مركبة إطلاق; صاروخ إطلاق; صاروخ حامل | launch-vehicles
space-launch | space launch; satellite launch; launch | إطلاق; إطلاق الأقمار الصناعية; الإطلاق الفضائي; عمليات الإطلاق | launch-vehicles
launch-site | launch site; spaceport; launch pad; cosmodrome; launch complex | موقع الإطلاق; ميناء فضائي; منصة الإطلاق; قاعدة الإطلاق; مطار فضائي; الميناء الفضائي | launch-vehicles
reusable-launch-vehicle | reusable launch vehicle; reusable rocket; reusable launch vehicles; reusability; rocket reuse; reusing rockets; reuse of rockets | مركبة إطلاق قابلة لإعادة الاستخدام; صاروخ قابل لإعادة الاستخدام; صواريخ قابلة لإعادة الاستخدام; إعادة الاستخدام; قابل لإعادة الاستخدام; إعادة استخدام الصواريخ; إعادة استعمال الصواريخ; صواريخ معاد استخدامها; استخدام الصواريخ أكثر من مرة | launch-vehicles
multistage-rocket | multistage rocket; upper stage; rocket stage | صاروخ متعدد المراحل; المرحلة العليا; مراحل الصاروخ; متعدد المراحل | launch-vehicles
space-propulsion | space propulsion; propulsion system; propulsion; spacecraft propulsion | الدفع الفضائي; أنظمة الدفع; نظام الدفع; الدفع; دفع المركبات الفضائية | propulsion
electric-propulsion | electric propulsion; ion propulsion; electric thruster; solar electric propulsion; ion thruster; ion engine; ion drive; gridded ion thruster | الدفع الكهربائي; دفع كهربائي; الدفع الأيوني; دافع كهربائي; الدفع الكهروشمسي; دافع أيوني; محرك أيوني; الدوافع الأيونية; المحركات الأيونية | propulsion
hall-thruster | hall thruster; Hall effect thruster; Hall thrusters | دافع هول; محرك هول; دافع تأثير هول; دوافع هول | propulsion
pulsed-plasma-thruster | pulsed plasma thruster; plasma thruster; plasma propulsion; magnetoplasmadynamic | دافع بلازمي; الدفع بالبلازما; محرك بلازما; الدافع البلازمي النبضي; محرك البلازما | propulsion
thruster | thruster; thrusters; micropropulsion; cold gas thruster | دافع; دوافع; الدفع الميكروي; دافع الغاز البارد; محركات الدفع | propulsion
chemical-propulsion | chemical propulsion; bipropellant; monopropellant; hydrazine | الدفع الكيميائي; ثنائي الوقود; هيدرازين; أحادي الوقود; وقود الهيدرازين | propulsion
liquid-rocket-engine | liquid rocket engine; liquid-propellant rocket; liquid propellant; liquid propulsion | محرك صاروخي سائل; محرك الوقود السائل; الوقود السائل; صواريخ الوقود السائل | propulsion
solid-rocket-motor | solid rocket motor; solid rocket; solid propellant; solid-propellant | محرك صاروخي صلب; الوقود الصلب; صواريخ الوقود الصلب; محرك الوقود الصلب | propulsion
hybrid-rocket | hybrid rocket; hybrid rocket motor; hybrid propulsion | صاروخ هجين; محرك صاروخي هجين; الدفع الهجين; صواريخ هجينة | propulsion
rocket-engine | rocket engine; rocket engines; rocket motor; rocket propulsion; rocket propulsion system | محرك صاروخي; محركات الصواريخ; محرك الصاروخ; المحركات الصاروخية; الدفع الصاروخي; أنظمة الدفع الصاروخي | propulsion
nuclear-propulsion | nuclear propulsion; nuclear thermal propulsion; nuclear electric propulsion; nuclear thermal rocket; nuclear rocket | الدفع النووي; الدفع النووي الحراري; الصاروخ النووي | propulsion
solar-sail | solar sail; solar sails; light sail; solar sailing; laser sail; lightsail | شراع شمسي; الأشرعة الشمسية; شراع ضوئي; الإبحار الشمسي; شراع ليزري; شراع ضوئي ليزري | propulsion
propellant | propellant; propellants; rocket propellant; rocket fuel | وقود; الوقود; وقود الصواريخ; الوقود الدافع; الوقود الدفعي | propulsion
green-propellant | green propellant; green propulsion; ADN propellant | الوقود الأخضر; الدفع الأخضر; وقود دفعي صديق للبيئة | propulsion
thrust | thrust; specific impulse; low thrust; thrust vector control | قوة الدفع; الدفع النوعي; الدفع المنخفض; متجه الدفع; النبضة النوعية | propulsion
combustion | combustion; combustion chamber; combustion instability | احتراق; الاحتراق; غرفة الاحتراق; عدم استقرار الاحتراق
nozzle | nozzle; rocket nozzle; nozzles; exhaust plume; rocket plume | فوهة الدفع; فوهة صاروخية; منفث; عمود العادم; فوهة نفث; المنفث; العمود النفاث | propulsion
detonation-engine | detonation engine; rotating detonation engine; detonation | محرك التفجير; محرك التفجير الدوار; محرك الانفجار الدوار | propulsion
scramjet | scramjet; ramjet; air-breathing propulsion; supersonic combustion | محرك سكرامجت; محرك نفاث تضاغطي; سكرامجت; رامجت; الاحتراق فوق الصوتي | propulsion
jet-engine | jet engine; turbojet; turbofan; gas turbine | محرك نفاث; المحركات النفاثة; توربين غازي; توربينات الغاز; المحرك النفاث
aerodynamics | aerodynamics; aerodynamic; aerodynamic design | الديناميكا الهوائية; ديناميكا هوائية; الأيروديناميكا; ديناميكي هوائي; أيروديناميكي; الديناميكية الهوائية
aerothermodynamics | aerothermodynamics; aerodynamic heating; aeroheating; hypersonic heating | التسخين الهوائي; التسخين الديناميكي الهوائي; الديناميكا الحرارية الهوائية
hypersonic | hypersonic; hypersonic flow; hypersonic flight; hypersonic vehicle | فرط صوتي; فرط صوتية; التدفق فرط الصوتي; فائق سرعة الصوت; السرعات فرط الصوتية
supersonic | supersonic; supersonic flow; transonic | فوق صوتي; أسرع من الصوت; فوق الصوتية; التدفق فوق الصوتي; السريان فوق الصوتي; عبر صوتي
boundary-layer | boundary layer; boundary layers; laminar boundary layer; turbulent boundary layer | الطبقة الحدية; طبقة حدية; طبقة متاخمة; الطبقة المتاخمة; الطبقات الحدية
computational-fluid-dynamics | computational fluid dynamics; CFD; numerical flow simulation | ديناميكا الموائع الحسابية; ديناميكا الموائع الحاسوبية; ميكانيكا الموائع الحسابية
fluid-dynamics | fluid dynamics; fluid mechanics; fluid flow; hydrodynamics | ديناميكا الموائع; ميكانيكا الموائع; تدفق الموائع; سريان الموائع; الهيدروديناميكا
wind-tunnel | wind tunnel; wind tunnels; wind tunnel test | نفق هوائي; نفق الرياح; الأنفاق الهوائية; نفق هواء
lift-and-drag | lift and drag; drag coefficient; lift coefficient; aerodynamic drag; drag reduction | معامل السحب; قوة الرفع; قوة السحب; معامل الرفع; السحب الهوائي; الرفع والسحب
airfoil | airfoil; aerofoil; wing design; delta wing; wing | جناح; جنيح; أجنحة; مقطع الجناح; جناح مثلثي
aircraft | aircraft; airplane; airplanes; aviation; aeroplane | طائرة; طائرات; الطيران; الملاحة الجوية
aerospace | aerospace; aerospace engineering; aeronautics; aeronautical | الفضاء الجوي; هندسة الطيران والفضاء; هندسة الفضاء; الطيران والفضاء; هندسة الطيران; علوم الطيران والفضاء
heat-exchanger | heat exchanger; cryogenic; cryogenic fuel; cryogenics; liquid hydrogen | مبادل حراري; التبريد العميق; الوقود المبرد; الهيدروجين السائل; التبريد الفائق
parachute | parachute; parachutes; aeroshell; aerobraking; aerocapture | مظلة; مظلات; الكبح الهوائي; المظلة
flutter | flutter; aeroelasticity; aeroelastic | الرفرفة; المرونة الهوائية; الأيروإيلاستيك
balloon | balloon; stratospheric balloon; high-altitude balloon; balloons | بالون; المناطيد; منطاد ستراتوسفيري; بالون ستراتوسفيري; بالونات; منطاد
# Human spaceflight, medicine, biology
astronaut | astronaut; astronauts; cosmonaut; space crew; taikonaut | رائد فضاء; رواد الفضاء; رائدة فضاء; رائدات الفضاء; رواد فضاء | human-spaceflight
human-spaceflight | human spaceflight; crewed spaceflight; manned spaceflight; crewed mission; crewed missions; human space exploration; travelling to space; traveling to space | رحلات الفضاء المأهولة; الرحلات المأهولة; رحلة فضائية مأهولة; المهمات المأهولة; الفضاء المأهول; الرحلات الفضائية البشرية; السفر إلى الفضاء; السفر للفضاء
space-medicine | space medicine; aerospace medicine; aviation medicine; astronaut health; health risks; medical issues; health hazards; medical problems | طب الفضاء; الطب الفضائي; طب الطيران والفضاء; صحة رواد الفضاء; طب الطيران; المخاطر الصحية; القضايا الطبية; المشكلات الصحية; المشاكل الصحية; الأخطار الصحية
space-physiology | space physiology; physiology in space; physiological adaptation; human physiology; human body; your body in space; bodies in space; effects of spaceflight on the body | فسيولوجيا الفضاء; التكيف الفسيولوجي; وظائف الأعضاء في الفضاء; فسيولوجيا; جسم الإنسان; الجسم البشري; جسم الإنسان; جسم الإنسان في الفضاء; جسم رائد الفضاء | space-medicine
microgravity | microgravity; weightlessness; zero gravity; reduced gravity; spaceflight microgravity | الجاذبية الصغرى; انعدام الجاذبية; انعدام الوزن; الجاذبية الصغرية; الجاذبية الضئيلة; جاذبية صغرى; الجاذبية المنخفضة
artificial-gravity | artificial gravity; centrifuge; hypergravity | الجاذبية الاصطناعية; جاذبية صناعية; الطرد المركزي; فرط الجاذبية | microgravity
bone-loss | bone loss; bone density; bone mineral density; osteoporosis; bone | فقدان العظام; كثافة العظام; هشاشة العظام; فقدان الكتلة العظمية; العظام; عظم | space-medicine
muscle-atrophy | muscle atrophy; muscle loss; skeletal muscle; muscle | ضمور العضلات; فقدان الكتلة العضلية; العضلات; الضمور العضلي; عضلة | space-medicine
cardiovascular | cardiovascular; cardiovascular system; cardiovascular deconditioning; heart | القلب والأوعية الدموية; الجهاز القلبي الوعائي; أمراض القلب; القلب | space-medicine
orthostatic-intolerance | orthostatic intolerance; fluid shift; space motion sickness; vestibular | دوار الفضاء; داء الحركة الفضائي; انتقال السوائل; الجهاز الدهليزي; عدم تحمل الوقوف | space-medicine
vision-impairment | vision impairment; spaceflight associated neuro-ocular syndrome; intracranial pressure | ضعف البصر; متلازمة العين العصبية; ضغط الجمجمة; الضغط داخل الجمجمة; ضعف الرؤية | space-medicine
immune-system | immune system; immune response; immunity | جهاز المناعة; الجهاز المناعي; الاستجابة المناعية; المناعة | space-medicine
sleep | sleep; circadian rhythm; circadian | النوم; الإيقاع اليومي; الساعة البيولوجية; إيقاع الساعة البيولوجية | space-medicine
psychology | psychology; mental health; isolation and confinement; behavioral health; psychological | علم النفس; الصحة النفسية; العزل والحبس; العزلة; الصحة العقلية | space-medicine
space-radiation | space radiation; radiation exposure; radiation environment; radiation dose; space radiation environment; ionizing radiation | الإشعاع الفضائي; التعرض للإشعاع; الجرعة الإشعاعية; البيئة الإشعاعية; الإشعاع المؤين; الإشعاع الكوني; جرعة الإشعاع
arabian-shield | Arabian Shield; Arabian-Nubian Shield; Nubian Shield | الدرع العربي; الدرع العربي النوبي; الدرع النوبي | remote-sensing
radiation-shielding | radiation shielding; radiation protection; radiation risk; radiation hazard; shielding against cosmic rays; cosmic ray shielding; shielding against radiation; protection against radiation; protection from cosmic rays | الوقاية من الإشعاع; التدريع الإشعاعي; الحماية من الإشعاع; درع إشعاعي; الدروع الإشعاعية; مخاطر الإشعاع; خطر الإشعاع; الحماية من الأشعة الكونية; التدريع من الأشعة الكونية; الدروع ضد الإشعاع; الحماية من الإشعاع الكوني | space-radiation
countermeasure | countermeasure; countermeasures; exercise countermeasures | تدابير مضادة; إجراءات مضادة; التدابير الوقائية | space-medicine
bioregenerative-life-support | bioregenerative life support; bioregenerative life-support systems; growing plants in space; plants growing in space; growing food in space; space farming; space agriculture; plants in space; plant growth in space; plant growth in microgravity; plants in microgravity; plant growth; space agriculture; space farming; space crops; vegetables in orbit; growing vegetables; growing crops in space; farming on Mars; farming on the moon; plants grow on Mars; growing plants on Mars; plants on Mars; plants in Martian soil; plants grow in Martian soil; plants grow on Mars soil; agriculture on Mars; plants on the Moon; growing plants on the Moon | دعم الحياة الحيوي; دعم الحياة الحيوية التجديدية; أنظمة دعم الحياة الحيوية التجديدية; زراعة النباتات في الفضاء; النباتات في الفضاء; نمو النبات في الفضاء; نمو النبات; نمو النباتات; النباتات في الجاذبية الصغرى; زراعة الفضاء; الزراعة الفضائية; الزراعة في الفضاء; زراعة الخضروات في الفضاء; زراعة الطماطم في الفضاء; محاصيل فضائية; زراعة المحاصيل في الفضاء; الزراعة على المريخ; الزراعة على القمر; نباتات على المريخ; النباتات على المريخ; زراعة المريخ; زراعة النباتات على المريخ; النباتات في تربة المريخ; تنمو النباتات في تربة المريخ; تنمو النباتات على المريخ; زراعة القمر | human-spaceflight; space-medicine
life-support | life support; life support system; ECLSS; closed ecological system | دعم الحياة; نظام دعم الحياة; أنظمة دعم الحياة; نظم دعم الحياة | human-spaceflight
space-station | space station; space stations; orbital station | محطة فضائية; محطات الفضاء; محطة فضاء; المحطات الفضائية | human-spaceflight
international-space-station | International space station; ISS | محطة الفضاء الدولية; المحطة الفضائية الدولية | human-spaceflight
spacesuit | spacesuit; space suit; spacesuits; extravehicular activity; EVA; spacewalk; astronaut suit; astronaut suits; astronaut clothing; walking in space; go outside the spacecraft | بدلة فضاء; بدلات الفضاء; السير في الفضاء; بدلة فضائية; النشاط خارج المركبة; بزة الفضاء; بدلات رواد الفضاء; بدلة رائد الفضاء; ملابس رواد الفضاء; ملابس رائد الفضاء; ملابس الفضاء; خارج المركبة; الخروج من المركبة; برا المركبة; بره المركبة; الخروج إلى الفضاء; المشي في الفضاء; سباحة في الفضاء; السباحة في الفضاء; بذلة الفضاء; بذلات الفضاء; البذلة الفضائية; بذل الفضاء | human-spaceflight
space-habitat | space habitat; habitat; space habitats; mars habitat; space colony; space settlement | موئل فضائي; مسكن فضائي; مستوطنة فضائية; مساكن الفضاء; استيطان الفضاء; مستعمرة فضائية; الموائل الفضائية | human-spaceflight
space-food | space food; astronaut food; food in space; growing vegetables in space; feeding astronauts; astronaut meals; astronauts eat; eat in space; eating in space | طعام الفضاء; غذاء رواد الفضاء; الغذاء في الفضاء; أكل رواد الفضاء; طعام رواد الفضاء; أكل الفضاء; تغذية رواد الفضاء; وجبات رواد الفضاء; يأكل رواد الفضاء; بياكلوا رواد الفضاء; ياكلون رواد الفضاء; رواد الفضاء بياكلوا; الأكل في الفضاء; ياكل رائد الفضاء; يأكلون في الفضاء; يأكلون رواد الفضاء; ياكلو رواد الفضاء | space-medicine; human-spaceflight
fungus | fungus; fungi; mushroom; mushrooms; mold; mould; yeast | فطر; فطريات; الفطريات; عفن; خميرة | space-medicine
space-concrete | lunar concrete; space concrete; Martian concrete; regolith concrete; lunar regolith concrete; concrete on the Moon; extraterrestrial construction; off-world construction; lunar construction; building on Mars; building on the Moon; houses on Mars; houses on the Moon; building houses on Mars; build on the Moon; building material from regolith; lunar construction materials; lunar base construction materials; construction materials on the Moon; building materials on the Moon; Moon base construction; lunar base construction | خرسانة قمرية; الخرسانة القمرية; خرسانة على القمر; خرسانة الفضاء; خرسانة مريخية; البناء على القمر; البناء خارج الأرض; مواد البناء القمرية; البناء على القمر; البناء على المريخ; بيوت على المريخ; بيوت على القمر; بناء بيوت على المريخ; بناء بيوت على القمر; مواد البناء على القمر; مواد بناء قاعدة قمرية; مواد البناء على المريخ | materials; human-spaceflight
space-biology | space biology; space life sciences; gravitational biology; biological experiments in space | بيولوجيا الفضاء; علوم الحياة الفضائية; الأحياء الفضائية; علوم الحياة في الفضاء | astrobiology
gene-expression | gene expression; genomics; genetics; DNA damage; omics | التعبير الجيني; الجينات; علم الوراثة; تلف الحمض النووي; الجينوم; وراثي
stem-cell | stem cell; stem cells; cell culture; cell biology; cells; tissue engineering; tissue culture; growing tissue; growing organs | الخلايا الجذعية; خلية جذعية; زراعة الخلايا; الخلايا; بيولوجيا الخلية; زراعة الأنسجة; هندسة الأنسجة; زراعة الأعضاء; استنبات الأنسجة
telemedicine | telemedicine; remote medicine | التطبيب عن بعد; الطب عن بعد; الطب الاتصالي | space-medicine
protein-crystal-growth | protein crystal growth; protein crystallization; crystal growth | نمو البلورات; بلورة البروتين; بلورات البروتين; تبلور البروتين | microgravity
bed-rest | bed rest; head-down bed rest; ground analog; dry immersion | الراحة في الفراش; الراحة السريرية; الاستلقاء المطول | space-medicine
analog-mission | analog mission; analog astronaut; space analog; simulated mission | مهمة محاكاة; رائد فضاء محاكاة; المهمات التناظرية; مهمات المحاكاة | human-spaceflight
space-tourism | space tourism; space tourist; suborbital flight; suborbital | السياحة الفضائية; سياحة الفضاء; رحلة شبه مدارية; السائح الفضائي; دون مداري | space-economy; human-spaceflight
space-shuttle | space shuttle; shuttle | مكوك الفضاء; مكوك فضائي; المكوك | human-spaceflight
deep-space-exploration | deep space exploration; deep space; interplanetary mission; interplanetary; interplanetary missions | استكشاف الفضاء السحيق; الفضاء العميق; الفضاء السحيق; المهمات بين الكواكب; بين الكواكب; الفضاء البعيد | deep-space
interstellar-travel | interstellar travel; interstellar probe; interstellar mission; travel to other stars; travel to the stars; go to other stars; reach other stars; trip to another star | السفر بين النجوم; السفر بين النجمي; مسبار بين النجوم; السفر إلى النجوم; السفر لنجوم أخرى; السفر إلى نجوم أخرى; نسافر إلى النجوم; الوصول إلى النجوم | deep-space
space-exploration | space exploration; exploration of space; exploration missions | استكشاف الفضاء; الاستكشاف الفضائي; ارتياد الفضاء; غزو الفضاء
lunar-exploration | lunar exploration; moon exploration; lunar mission; lunar missions | استكشاف القمر; المهمات القمرية; مهمة قمرية; بعثة قمرية; رحلات القمر | moon
mars-exploration | mars exploration; Mars mission; Mars missions; mission to Mars; travel to Mars; journey to Mars; trip to Mars; flight to Mars; going to Mars; travelling to Mars; flights to Mars | استكشاف المريخ; مهمة المريخ; مهمات المريخ; بعثة المريخ; رحلة إلى المريخ; السفر إلى المريخ; الرحلات إلى المريخ; رحلات المريخ; الذهاب إلى المريخ; رحلات إلى المريخ | mars
space-mission | space mission; space missions; spaceflight; space flight | مهمة فضائية; المهمات الفضائية; رحلة فضائية; الرحلات الفضائية; رحلات الفضاء; بعثة فضائية; البعثات الفضائية
# Law, policy, economy, education
space-law | space law; international space law; law of outer space; who owns the Moon; ownership of the Moon; lunar ownership; space laws; laws of outer space; legal aspects of space; space legislation | قانون الفضاء; القانون الفضائي; قانون الفضاء الدولي; قانون الفضاء الخارجي; تشريعات الفضاء; القانون الدولي للفضاء; ملكية القمر; من يملك القمر; قانون استخدام الفضاء; قوانين الفضاء; القوانين الفضائية; التشريعات الفضائية; الجوانب القانونية للفضاء
outer-space-treaty | outer space treaty; OST 1967 | معاهدة الفضاء الخارجي; معاهدة الفضاء | space-law
liability-convention | liability convention; liability for damage; international liability; liability; space liability; damage caused by space objects; liability for damage caused by space objects | اتفاقية المسؤولية; المسؤولية الدولية; المسؤولية عن الأضرار; المسؤولية الدولية عن الأضرار; المسؤولية عن أضرار; الأضرار التي تسببها الأجسام الفضائية | space-law
registration-convention | registration convention; registration of space objects; space object; space objects | تسجيل الأجسام الفضائية; اتفاقية التسجيل; جسم فضائي; الأجسام الفضائية; الأجسام المطلقة في الفضاء | space-law
moon-agreement | moon agreement; Moon treaty; celestial resources; common heritage of mankind | اتفاق القمر; معاهدة القمر; التراث المشترك للإنسانية; اتفاقية القمر | space-law
outer-space | outer space; space; cosmic space | الفضاء; الفضاء الخارجي; فضائي
peaceful-uses-of-outer-space | peaceful uses of outer space; COPUOS; UNOOSA | الاستخدامات السلمية للفضاء; الاستخدام السلمي للفضاء; لجنة استخدام الفضاء في الأغراض السلمية; الاستخدامات السلمية للفضاء الخارجي | space-law
space-policy | space policy; space strategy; national space policy; space programme; space program | سياسة الفضاء; السياسة الفضائية; برنامج فضائي; استراتيجية الفضاء; برنامج الفضاء; سياسات الفضاء; البرامج الفضائية
space-governance | space governance; governance of space; governance | حوكمة الفضاء; حوكمة; الحوكمة | space-policy
space-sustainability | space sustainability; long-term sustainability of outer space | استدامة الفضاء; الاستدامة الفضائية | space-policy
sustainability | sustainability; sustainable development | الاستدامة; التنمية المستدامة
sustainable-development-goals | sustainable development goals; SDG; SDGs | أهداف التنمية المستدامة
space-security | space security; weaponization of space; anti-satellite weapon; ASAT; militarization of space | أمن الفضاء; تسليح الفضاء; عسكرة الفضاء; الأسلحة المضادة للأقمار الصناعية; سباق التسلح في الفضاء; سلاح مضاد للأقمار | space-policy
space-economy | space economy; space industry; space sector; commercial space; commercial space activities | اقتصاد الفضاء; الاقتصاد الفضائي; قطاع الفضاء; صناعة الفضاء; الفضاء التجاري; الأنشطة الفضائية التجارية; الصناعات الفضائية; صناعات الفضاء
new-space | new space; space startups; private space companies; space entrepreneurship | الفضاء الجديد; شركات الفضاء الخاصة; الشركات الناشئة الفضائية; ريادة الأعمال الفضائية | space-economy
economic-impact | economic impact; economics; economy; GDP; economic growth | الأثر الاقتصادي; اقتصاد; اقتصادي; النمو الاقتصادي; الناتج المحلي الإجمالي
investment | investment; investments; funding; financing | استثمار; استثمارات; تمويل
space-insurance | space insurance; insurance | التأمين الفضائي; تأمين الأقمار الصناعية | space-economy
public-private-partnership | public-private partnership; private sector | القطاع الخاص; الشراكة بين القطاعين; الشراكة بين القطاعين العام والخاص
technology-transfer | technology transfer; spin-off; spinoff | نقل التقنية; نقل التكنولوجيا; توطين التقنية; نقل المعرفة
space-agency | space agency; space agencies | وكالة الفضاء; وكالات الفضاء; هيئة الفضاء; هيئات الفضاء |
international-cooperation | international cooperation; international collaboration; space cooperation; space diplomacy | التعاون الدولي; الدبلوماسية الفضائية; التعاون الفضائي; تعاون دولي | space-policy
vision-2030 | vision 2030; Saudi Vision 2030 | رؤية 2030; رؤية السعودية 2030; رؤية المملكة 2030 | space-policy
space-ethics | space ethics; ethics; ethical issues; philosophy of space | أخلاقيات الفضاء; الأخلاقيات; أخلاقيات; أخلاقي
space-education | space education; STEM education; astronomy education; science education; space education for kids; astronomy for kids; space for kids | تعليم الفضاء; تعليم علم الفلك; التعليم الفضائي; تعليم العلوم; تدريس الفلك; تعليم الفلك; تعليم الفيزياء; تعليم الفضاء للأطفال; الفضاء للأطفال; الفلك للأطفال
education | education; teaching; educational; curriculum; students | تعليم; تدريس; تعليمي; المناهج الدراسية; الطلاب; تربوي
university | university; universities; higher education | جامعة; الجامعات; التعليم العالي; جامعي
school | school; schools; secondary school; high school | مدرسة; المدارس; المرحلة الثانوية
public-outreach | public outreach; science communication; public engagement; citizen science; galaxy zoo; citizen scientists | نشر الثقافة الفلكية; الثقافة العلمية; علم المواطن; تبسيط العلوم; التوعية العامة; علم المواطنين
library | library; libraries; library management | مكتبة; المكتبات; إدارة المكتبات
physics | physics | فيزياء; الفيزياء; فيزيائي
chemistry | chemistry; chemical; astrochemistry | كيمياء; كيميائي; الكيمياء الفلكية; الكيمياء
mathematics | mathematics; mathematical; mathematical model | رياضيات; رياضي; نموذج رياضي; الرياضيات
biology | biology; biological | أحياء; علم الأحياء; بيولوجي; بيولوجيا
engineering | engineering; engineer | هندسة; هندسي; مهندس; الهندسة
women-in-space | women in space; gender; female scientists | المرأة في الفضاء; النساء في العلوم; المرأة والفضاء
# Methods: computing, AI, statistics
artificial-intelligence | artificial intelligence; AI methods; AI-based; AI | الذكاء الاصطناعي; ذكاء اصطناعي; ذكاء صناعي; الذكاء الصناعي | space-ai
machine-learning | machine learning; ML methods; statistical learning | التعلم الآلي; تعلم الآلة; تعلم آلي | space-ai
deep-learning | deep learning; deep neural network; deep neural networks | التعلم العميق; تعلم عميق; الشبكات العصبية العميقة | space-ai
neural-network | neural network; neural networks; artificial neural network; ANN | شبكة عصبية; الشبكات العصبية; الشبكات العصبية الاصطناعية; شبكات عصبونية | space-ai
convolutional-neural-network | convolutional neural network; CNN; convolutional neural networks | الشبكة العصبية الالتفافية; الشبكات الالتفافية; شبكة عصبية التفافية; الشبكات العصبية الالتفافية | space-ai
recurrent-neural-network | recurrent neural network; LSTM; recurrent neural networks; long short-term memory | شبكة عصبية متكررة; الشبكات العصبية المتكررة; الذاكرة الطويلة قصيرة المدى; الشبكات العصبية التكرارية | space-ai
transformer-model | transformer model; attention mechanism; vision transformer; foundation model | نماذج المحولات; آلية الانتباه; نموذج تأسيسي | space-ai
generative-model | generative model; generative adversarial network; GAN; diffusion model | النماذج التوليدية; الشبكات التوليدية التنافسية; نموذج توليدي; الشبكات الخصومية التوليدية | space-ai
large-language-model | large language model; LLM; natural language processing; NLP; natural language; language model; vision-language model | نموذج لغوي كبير; النماذج اللغوية الكبيرة; معالجة اللغات الطبيعية; معالجة اللغة الطبيعية; اللغة الطبيعية; نموذج لغوي; نماذج لغوية | space-ai
reinforcement-learning | reinforcement learning; deep reinforcement learning | التعلم المعزز; التعلم التعزيزي | space-ai
transfer-learning | transfer learning; few-shot learning; self-supervised learning | نقل التعلم; التعلم بالنقل; التعلم الذاتي الإشراف; التعلم الانتقالي | space-ai
support-vector-machine | support vector machine; SVM; support vector machines | آلة المتجهات الداعمة; آلات الدعم المتجهي; آلة متجه الدعم | space-ai
random-forest | random forest; decision tree; gradient boosting; random forests | الغابة العشوائية; شجرة القرار; الغابات العشوائية; أشجار القرار | space-ai
computer-vision | computer vision; machine vision | الرؤية الحاسوبية; رؤية الحاسوب; الرؤية بالحاسوب | space-ai
big-data | big data; data mining; data science | البيانات الضخمة; التنقيب في البيانات; علم البيانات; التنقيب عن البيانات | space-ai
cloud-computing | cloud computing; high-performance computing; HPC; parallel computing; supercomputer | الحوسبة السحابية; الحوسبة عالية الأداء; الحوسبة المتوازية; حاسوب فائق; الحوسبة الفائقة | space-ai
quantum-computing | quantum computing; quantum computer | الحوسبة الكمومية; الحاسوب الكمومي; الحوسبة الكمية; الحاسوب الكمي; الكمبيوتر الكمي | space-ai
digital-twin | digital twin; digital twins | التوأم الرقمي; توأم رقمي; التوائم الرقمية | space-ai
algorithm | algorithm; algorithms; algorithmic | خوارزمية; خوارزميات
genetic-algorithm | genetic algorithm; evolutionary algorithm; particle swarm; swarm optimization | خوارزمية جينية; الخوارزميات الجينية; الخوارزميات التطورية; سرب الجسيمات; الخوارزمية الوراثية; الخوارزميات الوراثية
optimization | optimization; optimisation; optimal; multi-objective optimization | تحسين; الاستمثال; أمثل; التحسين الأمثل
simulation | simulation; simulations; numerical simulation; simulator | محاكاة; المحاكاة العددية; المحاكاة; محاكاة عددية; محاكي
monte-carlo | monte carlo; Monte Carlo simulation | مونت كارلو; مونتي كارلو; محاكاة مونت كارلو
modelling | modelling; modeling; numerical model; numerical modelling; model; models | نمذجة; النمذجة; النمذجة العددية; نموذج عددي; نموذج; نماذج
statistics | statistics; statistical analysis; statistical; Bayesian; regression analysis | إحصاء; إحصائي; التحليل الإحصائي; بايزي; تحليل الانحدار; الإحصاء
uncertainty | uncertainty; uncertainty quantification; error analysis | عدم اليقين; الارتياب; تحليل الخطأ; عدم التأكد
prediction | prediction; forecast; forecasting; predictive | تنبؤ; التنبؤ; توقع; التوقع; توقعات; تنبؤات
detection | detection; identification | كشف; الكشف; اكتشاف; تحديد الهوية; استكشاف الأهداف
classification | classification; classifier; taxonomy | تصنيف; التصنيف; مصنف
estimation | estimation; estimate; retrieval | تقدير; التقدير; استرجاع
measurement | measurement; measurements; metrology | قياس; قياسات; القياس; علم القياس
calibration | calibration; calibrated; validation | معايرة; المعايرة; التحقق من الصحة
monitoring | monitoring; surveillance; observation | رصد; مراقبة; الرصد; المراقبة; متابعة
data-assimilation | data assimilation; assimilation | استيعاب البيانات; تمثل البيانات; دمج الأرصاد
fourier-transform | fourier transform; wavelet; wavelet transform; Fourier analysis | تحويل فورييه; تحويل المويجات; المويجات; تحليل فورييه
sensor | sensor; sensors; sensing; sensor network | مستشعر; مستشعرات; حساس; المجسات; استشعار; مجس; حساسات; أجهزة الاستشعار
laser | laser; lasers; laser system | ليزر; ليزري; الليزر; أشعة الليزر
open-data | open data; open science; open access | البيانات المفتوحة; العلم المفتوح; الوصول الحر; الوصول المفتوح
literature-review | literature review; systematic review; survey of literature; review article; state of the art; review paper; review papers; reviews | مراجعة الأدبيات; مراجعة منهجية; دراسة مرجعية; مراجعة أدبية; مقالة مراجعة; مقالات مراجعة; مقالات مرجعية; مراجعات علمية
feasibility-study | feasibility study; feasibility; case study | دراسة جدوى; الجدوى; دراسة حالة; جدوى
cost | cost; low-cost; cost analysis | تكلفة; منخفض التكلفة; التكلفة; تحليل التكلفة; كلفة
risk-assessment | risk assessment; risk; risk management; risk analysis | تقييم المخاطر; مخاطر; إدارة المخاطر; خطر; تحليل المخاطر
environment | environment; environmental; environmental impact | بيئة; بيئي; الأثر البيئي; البيئة
energy | energy; energy efficiency; renewable energy | طاقة; كفاءة الطاقة; الطاقة المتجددة; الطاقة
temperature | temperature; temperatures; thermal; heat | درجة الحرارة; حرارة; حراري; درجات الحرارة
pressure | pressure | ضغط; الضغط
velocity | velocity; speed | سرعة; السرعة
mass | mass; masses | كتلة; الكتلة; كتل
distance | distance; distance measurement; distances | مسافة; المسافة; المسافات; قياس المسافات
radiation | radiation | إشعاع; الإشعاع; إشعاعي
particle | particle; particles; particle physics | جسيم; جسيمات; فيزياء الجسيمات
electron | electron; electrons | إلكترون; إلكترونات
proton | proton; protons | بروتون; بروتونات
helium | helium | الهيليوم; هيليوم
hydrogen | hydrogen | الهيدروجين; هيدروجين
oxygen | oxygen | الأكسجين; أكسجين
water | water; water on planets | ماء; المياه; مائي; الماء; مي; ميه
ice | ice | جليد; الجليد; جليدي
dust | dust | غبار; الغبار; غباري
time | time; time scale | الزمن; زمن; زمني
wave | wave; waves | موجة; موجات; أمواج
light | light | الضوء; ضوئي; ضوء
collision | collision; collisions; impact | اصطدام; تصادم; ارتطام; التصادم; الاصطدام
landing | landing; land on | هبوط; الهبوط; يهبط; تهبط; نهبط
recovery | recovery; booster recovery | استرداد; استعادة; الاسترداد
manufacturing | manufacturing; in-space manufacturing | تصنيع; التصنيع; التصنيع في الفضاء
industry | industry; industrial | صناعة; الصناعة; الصناعات
security | security; safety | أمن; سلامة; الأمن; السلامة
storage | storage; energy storage; data storage | تخزين; مخزون; التخزين
treaty | treaty; convention; conventions; agreement | معاهدة; اتفاقية; معاهدات; اتفاقيات
management | management | إدارة; الإدارة
city | city; cities | مدينة; مدن
# Missions, places and projects of the Arab world
al-ula | al-ula; AlUla; Al Ula | العلا; محافظة العلا
qassim | qassim; Al-Qassim; Al Qassim | القصيم; منطقة القصيم
eastern-province | eastern province; Dammam; Dhahran | المنطقة الشرقية; مدينة الظهران; الدمام
neom | NEOM; Tabuk | نيوم; تبوك
asir | asir; Abha; Aseer | عسير; أبها
wadi | wadi; wadis; dry valley | وادي; أودية; الأودية
sabkha | sabkha; salt flats; salt desert; salt flat | سبخة; السبخات; السباخ; صحراء ملحية; الصحاري المالحة; الصحاري الملحية; مسطحات ملحية; السهول الملحية
ocean-worlds | ocean worlds; icy moons; subsurface ocean | العوالم المحيطية; الأقمار الجليدية; المحيط تحت السطح | planetary-science; astrobiology
# More astronomy
orion-nebula | Orion nebula; Orion | سديم الجبار; كوكبة الجبار; السديم العظيم | astrophysics
crab-nebula | Crab nebula; Crab pulsar | سديم السرطان; نابض السرطان | astrophysics
leonid-space | Leonid Space | ليونيد سبيس |
southern-crab-nebula | Southern Crab Nebula; Southern Crab; Hen 2-104 | سديم السرطان الجنوبي; السرطان الجنوبي | stellar
pleiades | Pleiades; Pleiades cluster | الثريا; عنقود الثريا | stellar
sirius | Sirius | الشعرى اليمانية; نجم الشعرى | stellar
canopus | Canopus | نجم سهيل; سهيل | stellar
polaris | Polaris; pole star; north star | النجم القطبي; نجم الشمال; نجم القطب | stellar
betelgeuse | Betelgeuse | منكب الجوزاء; إبط الجوزاء | stellar
aldebaran | Aldebaran | نجم الدبران; الدبران | stellar
vega-star | Vega star; Vega | النسر الواقع | stellar
altair | Altair | النسر الطائر | stellar
antares | Antares | قلب العقرب | stellar
proxima-centauri | Proxima Centauri; alpha Centauri; Proxima; nearest star system; nearest star to the Sun | قنطور الأقرب; رجل القنطور; ألفا قنطورس; بروكسيما; ألفا القنطور; ألفا سنتوري; أقرب نجم إلى الشمس; نجم قنطورس; قنطورس | stellar
proxima-b | Proxima Centauri b; Proxima b | بروكسيما بي; الكوكب بروكسيما | exoplanets
trappist-1 | TRAPPIST-1; Trappist-1 system | ترابيست 1; ترابيست-1 | stellar
gravity-wave | gravity wave; atmospheric gravity waves; traveling ionospheric disturbance; TID | موجات الجاذبية الجوية; الاضطرابات الأيونية المتنقلة | atmosphere
lightning | lightning; sprites; transient luminous events; thunderstorm | البرق; الصواعق; العواصف الرعدية; البروق
airglow | airglow; nightglow | التوهج الجوي; وهج السماء; الوهج الليلي | ionosphere
gegenschein | gegenschein | الوهج المقابل; الوهج العكسي | planetary-science
muon | muon; muon detector; extensive air shower; cosmic ray shower | ميون; الميونات; كاشف الميونات; الوابل الهوائي | high-energy
cherenkov | cherenkov; Cherenkov telescope; Cherenkov radiation; very-high-energy gamma rays | تشيرينكوف; إشعاع تشيرينكوف; تلسكوب تشيرينكوف | high-energy
ultra-high-energy-cosmic-rays | ultra-high-energy cosmic rays; UHECR | الأشعة الكونية فائقة الطاقة; الأشعة الكونية ذات الطاقة الفائقة | high-energy
tidal-disruption-event | tidal disruption event; TDE | حدث تمزق مدي; تمزق مدي; التمزق المدي | high-energy
luminous-blue-variable | luminous blue variable; hypergiant; supergiant | عملاق فائق; العمالقة الفائقة; فوق عملاق | high-energy
open-question | open question; star map; sky map; sky atlas | خريطة السماء; أطلس السماء; خرائط النجوم; خريطة النجوم | high-energy
limb-darkening | limb darkening; exoplanet phase curve | إعتام الحافة; تعتيم الحافة | exoplanets
differential-photometry | differential photometry; aperture photometry | القياس الضوئي التفاضلي; قياس ضوئي بالفتحة | instrumentation
speckle-interferometry | speckle interferometry; lucky imaging | التداخل البقعي; قياس التداخل البقعي | instrumentation
chemical-evolution | chemical evolution; galactic chemical evolution; galactic archaeology | التطور الكيميائي; التطور الكيميائي للمجرة; الآثار المجرية | galaxies
stellar-stream | stellar stream; tidal stream; galactic halo; stellar halo | هالة المجرة; تيار نجمي; الهالة المجرية; الهالة النجمية | galaxies
bulge | bulge; galactic bulge; galactic disk; galactic disc | انتفاخ المجرة; قرص المجرة; القرص المجري | galaxies
barred-galaxy | barred galaxy; barred spiral galaxy; galactic bar | مجرة قضيبية; مجرة حلزونية ضلعية; المجرات الضلعية | galaxies
hubble-sequence | hubble sequence; galaxy morphology; galaxy classification; morphological classification; Hubble classification of galaxies; Hubble galaxy classification | تصنيف المجرات; تصنيف هابل; شكل المجرات; التصنيف الشكلي; تصنيف هابل للمجرات; تصنيف المجرات هابل; تصنيف المجرات عند هابل | galaxies
luminosity-function | luminosity function; mass function; initial mass function; IMF stellar | دالة اللمعان; دالة الكتلة; دالة الكتلة الأولية; دالة الضيائية | astrophysics
equation-of-state | equation of state; neutron star equation of state | معادلة الحالة | astrophysics
binary-black-hole-merger | binary black hole merger; binary black hole; black hole merger; black hole coalescence; GW150914 | اندماج ثقبين أسودين; اندماج ثنائي من الثقوب السوداء; اندماج الثقوب السوداء; ثنائي من الثقوب السوداء | gravitational-waves
neutron-star-merger | neutron star merger; binary neutron star merger; compact binary merger | اندماج نجمين نيوترونيين; اندماج النجوم النيوترونية; اندماج الثنائيات المتراصة | high-energy; gravitational-waves
compact-object | compact object; compact objects; stellar remnant | جرم متراص; الأجرام المتراصة; بقايا النجوم | high-energy
gravitational-collapse | gravitational collapse; stellar collapse; core collapse | انهيار جاذبي; الانهيار الثقالي; انهيار النجوم; انهيار النواة | high-energy
kerr-black-hole | kerr black hole; rotating black hole; schwarzschild; Kerr metric; Schwarzschild radius | ثقب كير الأسود; شوارزشيلد; ثقب أسود دوار; نصف قطر شفارتزشيلد; ثقوب سوداء دوارة | high-energy
quantum-mechanics | quantum mechanics; quantum physics; quantum; quantum entanglement | ميكانيكا الكم; فيزياء الكم; كمومي; الكم; الميكانيكا الكمية; الفيزياء الكمية; نظرية الكم; التشابك الكمي; التشابك الكمومي
standard-model | standard model; particle physics model; WIMP; axion; axions | أكسيون; الأكسيونات; جسيمات ثقيلة ضعيفة التفاعل; النموذج المعياري
# More engineering and space systems
space-systems | space systems; space system; space technology; space technologies | الأنظمة الفضائية; أنظمة الفضاء; تقنيات الفضاء; تقنية الفضاء; التقنيات الفضائية; تكنولوجيا الفضاء
space-science | space science; space sciences; space research; space studies | علوم الفضاء; علم الفضاء; أبحاث الفضاء; بحوث الفضاء; الأبحاث الفضائية
space-environment | space environment; space environment effects | بيئة الفضاء; البيئة الفضائية; تأثيرات بيئة الفضاء | spacecraft-systems
spacecraft-charging | spacecraft charging; surface charging; electrostatic discharge; charged satellite; satellite charging; spacecraft potential | شحن المركبات الفضائية; الشحن السطحي; التفريغ الكهروستاتيكي; قمر صناعي مشحون; شحن الأقمار الصناعية | spacecraft-systems
vacuum | vacuum | فراغ; الفراغ; غرفة التفريغ
satellite-bus | satellite bus; satellite platform; satellite subsystem; subsystems | منصة القمر الصناعي; ناقل القمر الصناعي; الأنظمة الفرعية; نظام فرعي | spacecraft-systems
radio-communication | radio communication; radio communications; HF communication | الاتصالات الراديوية; الاتصال الراديوي | ionosphere; satcom
software-defined-radio | software-defined radio; SDR; transceiver; transponder | الراديو المعرف برمجيا; جهاز إرسال واستقبال; المرسل المجيب; الراديو المعرف بالبرمجيات
low-noise-amplifier | low-noise amplifier; power amplifier; amplifier | مضخم; مضخم منخفض الضوضاء; مضخم القدرة
microstrip-antenna | microstrip antenna; patch antenna | هوائي شريطي; هوائي رقعي; هوائي الرقعة
rain-attenuation | rain attenuation; rain fade; atmospheric attenuation | توهين المطر; التوهين المطري; خبو المطر; التوهين الجوي | satcom
beamforming | beamforming; multibeam; spot beam; beam hopping | تشكيل الحزم; متعدد الحزم; تشكيل الحزمة; الحزم النقطية | satcom
satellite-television | satellite television; broadcasting satellite; satellite broadcasting; direct broadcast | البث الفضائي; البث التلفزيوني الفضائي; البث المباشر; القنوات الفضائية | satcom
search-and-rescue | search and rescue; COSPAS-SARSAT; emergency communications | البحث والإنقاذ; البحث والانقاذ; اتصالات الطوارئ | satcom
automatic-identification-system | automatic identification system; ship detection; vessel detection; maritime surveillance; ship tracking; monitoring ships | نظام التعرف الآلي; كشف السفن; المراقبة البحرية; تتبع السفن; مراقبة السفن; رصد السفن; متابعة السفن | earth-observation
orbital-slot | orbital slot; orbital slots; orbit-spectrum resource | موقع مداري; المواقع المدارية; الموارد المدارية | satcom
swarm | swarm; satellite swarm; distributed satellite system; fractionated spacecraft | سرب أقمار; أسراب الأقمار الصناعية; الأنظمة الموزعة; سرب | constellations
space-based-observation | space-based observation; space-borne; spaceborne; satellite-based | محمول فضائيا; من الفضاء; القائم على الأقمار الصناعية
multi-agent | multi-agent; scheduling; satellite scheduling; task scheduling | جدولة المهام; متعدد الوكلاء
star-identification | star identification; centroiding; pattern recognition | التعرف على الأنماط; التعرف على النجوم; تمييز الأنماط
pose-estimation | pose estimation; visual navigation; optical navigation; relative navigation | الملاحة البصرية; الملاحة النسبية
terrain-relative-navigation | terrain relative navigation; hazard avoidance; landing site; landing site selection | تجنب المخاطر; موقع الهبوط; اختيار موقع الهبوط; مواقع الهبوط
model-predictive-control | model predictive control; PID controller; PID control; sliding mode control; adaptive control | التحكم التنبؤي; متحكم تناسبي تكاملي تفاضلي; التحكم المتكيف; التحكم الانزلاقي; التحكم التكيفي
stability | stability; stability analysis; stabilization | استقرار; الاستقرار; الاتزان; تحليل الاستقرار
flight-test | flight test; flight testing; flight dynamics; flight control | اختبار الطيران; ديناميكا الطيران; التحكم في الطيران; اختبارات الطيران
air-traffic-management | air traffic management; air traffic; air traffic control | إدارة الحركة الجوية; حركة المرور الجوي; المراقبة الجوية; الحركة الجوية
lunar-dust | lunar dust; moon dust; lunar simulant; regolith simulant; lunar soil simulant; moon soil; lunar regolith simulant | غبار القمر; الغبار القمري; محاكي تربة القمر; محاكي التربة القمرية; تربة القمر الصناعية | moon
lunar-water | lunar water; water on the Moon; lunar ice; lunar volatiles; lunar south pole ice; south pole ice; ice at the lunar poles; ice on the Moon; lunar polar ice | الماء على القمر; مياه القمر; جليد القمر; المتطايرات القمرية; جليد القطب الجنوبي للقمر; جليد القطبين القمريين; الجليد على القمر | moon
helium-3 | helium-3 | هيليوم 3; الهيليوم 3; هيليوم-3 | moon
mars-colonization | mars colonization; terraforming; human mission to Mars; crewed Mars mission; crewed Mars missions; live on Mars; living on Mars; settle Mars; people on Mars; Mars colony; Mars colonies; colony on Mars; colonies on Mars | استعمار المريخ; تأهيل المريخ; المهمات المأهولة إلى المريخ; استيطان المريخ; نعيش على المريخ; العيش على المريخ; نعيش المريخ; السكن على المريخ; نسكن المريخ; يعيش على المريخ; الإنسان على المريخ; مستعمرات المريخ; مستعمرة على المريخ; مستعمرات على المريخ | mars
apophis | Apophis; asteroid Apophis; 99942 Apophis | أبوفيس; الكويكب أبوفيس; كويكب أبوفيس | planetary-defence
asteroid-exploration | asteroid exploration; asteroid mission; Bennu; Ryugu | استكشاف الكويكبات; مهمة كويكب; بينو; ريوغو | planetary-defence
# Subjects that people ask for, of every field
olbers-paradox | Olbers' paradox; why is space black; why is space dark; space is black; space is dark; sky dark at night; night sky dark; darkness of the night sky; dark night sky paradox | مفارقة أولبرز; الفضاء أسود; الفضاء مظلم; السماء سوداء; السماء سودا; السما سودا | cosmology
m-sigma-relation | M-sigma relation; black hole mass and galaxy velocity dispersion; black hole mass velocity dispersion; black hole bulge relation | علاقة كتلة الثقب الأسود بتشتت السرعات; علاقة إم سيغما; علاقة سيغما | galaxies; high-energy
quasi-satellite | quasi-satellite; quasi-moon; quasi moon of Earth; Earth's quasi-satellite | شبه قمر; شبه قمر الأرض; قمر زائف | planetary-defence
stellar-aberration | aberration of light; stellar aberration; aberration of starlight | الزيغ النجمي; زيغ الضوء; زيغ ضوء النجوم; انزياح مواقع النجوم | stellar
fried-parameter | Fried parameter; seeing parameter; atmospheric coherence length | معامل فرايد; بارامتر فرايد; طول الترابط الجوي | instrumentation
lunar-time | lunar time; time on the Moon; lunar time scale; coordinated lunar time | التوقيت القمري; الوقت على القمر; الزمن على القمر | moon; gnss
harmful-algal-bloom | harmful algal bloom; algal bloom; red tide | ازدهار الطحالب الضارة; المد الأحمر; ازدهار الطحالب; تكاثر الطحالب الضار; الطحالب الضارة | remote-sensing
far-side-of-the-moon | far side of the Moon; lunar far side; dark side of the Moon; Moon's far side | الوجه البعيد للقمر; الجانب البعيد من القمر; الجانب المظلم من القمر; الوجه المظلم للقمر; الجانب الآخر من القمر; الوجه الخفي للقمر; الجانب الخفي من القمر; الجانب الخفي للقمر; الوجه الخفي من القمر; الجانب البعيد للقمر; الوجه البعيد من القمر | moon
interplanetary-dust | interplanetary dust; meteoritic dust; micrometeoroid dust | الغبار بين الكواكب; الغبار الكوكبي; الغبار الكوني بين الكواكب; غبار الأبراج | planetary-science
programming-library | software library; Python library; Python package; software package | مكتبة برمجية; مكتبة بايثون; حزمة بايثون; حزمة برمجية
nuclear-deflection | nuclear deflection; nuclear explosion asteroid; nuke an asteroid; nuclear disruption of an asteroid | التفجير النووي للكويكب; تفجير كويكب; حرف الكويكبات بتفجير نووي | planetary-defence
venus-atmosphere | atmosphere of Venus; Venus atmosphere; Venusian atmosphere; clouds of Venus; Venus clouds; superrotation of Venus; Venus greenhouse effect | الغلاف الجوي للزهرة; غلاف الزهرة الجوي; الغلاف الجوي لكوكب الزهرة; سحب الزهرة; غيوم الزهرة; جو الزهرة | planetary-science
great-red-spot | Great Red Spot | البقعة الحمراء العظيمة; البقعة الحمراء الكبرى | planetary-science
moons-of-saturn | moons of Saturn; Saturn's moons; Saturnian moons; Saturnian satellites; satellites of Saturn | أقمار زحل; توابع زحل; أقمار كوكب زحل; قمر من أقمار زحل | planetary-science
moons-of-mars | moons of Mars; Martian moons; Mars moons; satellites of Mars | قمرا المريخ; توابع المريخ; أقمار المريخ; قمر المريخ | planetary-science; mars
moons-of-uranus-and-neptune | moons of Uranus; Uranian moons; Uranian satellites; Uranus's moons | أقمار أورانوس; توابع أورانوس | planetary-science
moon-formation | formation of the Moon; origin of the Moon; lunar formation; giant impact hypothesis; giant impact theory; Moon-forming impact; how the Moon formed; Moon form; Moon was formed; Moon come from; Moon came from; Moon created | نشأة القمر; أصل القمر; تكون القمر; تشكل القمر; فرضية الاصطدام العملاق; نظرية الاصطدام العملاق; تكوين القمر; نشأ القمر; أتى القمر; جاء القمر | moon
lunar-geology | lunar geology; geology of the Moon; selenology; lunar crust; lunar mantle; lunar interior; moonquake; lunar highlands | جيولوجيا القمر; قشرة القمر; باطن القمر; زلازل القمر; مرتفعات القمر | moon
lunar-sample | lunar sample; lunar rock; moon rock; rocks from the Moon; moon rocks; lunar samples; samples from the Moon | عينات القمر; صخور القمر; عينات من القمر; حجر من القمر; حجر القمر; حجارة القمر; أحجار القمر; صخرة من القمر; عينات قمرية; بازلت القمر; العينات القمرية | moon
lunar-lava-tube | lunar lava tube; lunar cave; caves on the Moon; lunar pit; caves of the Moon; lunar skylight | أنابيب الحمم القمرية; كهوف القمر; كهف قمري; كهوف على القمر; أنفاق الحمم على القمر; مغارات القمر | moon
lunar-meteorite | lunar meteorite; meteorite from the Moon | نيزك قمري; نيازك من القمر | meteorites; moon
martian-meteorite | Martian meteorite; meteorite from Mars; SNC meteorites; shergottite; nakhlite; Mars meteorite; ALH84001 | نيزك مريخي; نيازك من المريخ; شيرغوتيت; نيزك النخلة; نيازك المريخ; نيزك من المريخ; نيزك المريخ | meteorites; mars
meteorite-impact-extinction | Chicxulub; Chicxulub crater; dinosaur-killing asteroid; asteroid that killed the dinosaurs; Cretaceous-Paleogene extinction; dinosaur extinction; end-Cretaceous impact | تشيكسولوب; فوهة تشيكشولوب; تشيكشولوب; انقراض الديناصورات; الكويكب الذي قضى على الديناصورات; كويكب الديناصورات | planetary-science
mars-water | water on Mars; Martian water; Mars water; ancient rivers on Mars; Martian ice; ice on Mars; polar caps of Mars; Martian polar caps; recurring slope lineae; liquid water on Mars; river deltas on Mars; polar spirals of Mars; Martian glacier; glaciers on Mars; former rivers on Mars; water ice on Mars; Mars water ice; Martian water ice; subsurface ice on Mars; ice deposits on Mars | الماء على المريخ; مياه المريخ; جليد المريخ; القطبان الجليديان للمريخ; أنهار المريخ القديمة; المياه السائلة على المريخ; جليد على المريخ; لوالب قطبي المريخ; القلنسوتين القطبيتين للمريخ; الأنهار القديمة على المريخ; جليد الماء على المريخ; الجليد المائي على المريخ; الجليد تحت سطح المريخ | mars
mars-geology | geology of Mars; Martian geology; Martian crust; Martian rocks; Mars geology; mineral sorting on Mars; rocks on Mars; Martian landforms; landforms on Mars | جيولوجيا المريخ; صخور المريخ; تضاريس المريخ | mars
martian-soil | Martian soil; Mars soil; perchlorates on Mars; soil of Mars; soil on Mars; Martian regolith; Mars soil simulant; Mars regolith; Martian soil simulant; Martian regolith simulant | تربة المريخ; بيركلورات المريخ; تربة كوكب المريخ; محاكي تربة المريخ; ثرى المريخ | mars
planet-nine | Planet Nine; Planet X; hypothetical ninth planet | الكوكب التاسع; كوكب إكس | planetary-science
solar-system-formation | formation of the solar system; origin of the solar system; nebular hypothesis; early solar system; birth of the solar system; presolar nebula; solar system form; solar system formed; solar system was formed; solar system begin | نشأة المجموعة الشمسية; أصل المجموعة الشمسية; الفرضية السديمية; تكون المجموعة الشمسية; النظام الشمسي المبكر; تشكل النظام الشمسي; نشأة النظام الشمسي; تكون النظام الشمسي; بداية المجموعة الشمسية; نشأت المجموعة الشمسية; تكونت المجموعة الشمسية; تشكلت المجموعة الشمسية; نشأ النظام الشمسي | planetary-science
planetesimal | planetesimal; protoplanet; planetary embryo | كويكب أولي; كوكب أولي; جنين كوكبي; أجنة الكواكب; بلانيتيسيمال | planetary-science
presolar-grain | presolar grain; stardust grains; presolar silicon carbide | حبيبات ما قبل الشمس; حبيبات قبل شمسية; غبار ما قبل الشمس | meteorites
binary-asteroid | binary asteroid; asteroid satellite; double asteroid | كويكب ثنائي; أقمار الكويكبات; كويكب مزدوج | planetary-defence
yarkovsky-effect | Yarkovsky effect; YORP effect; Yarkovsky drift; Yarkovsky acceleration | تأثير ياركوفسكي; أثر ياركوفسكي; مفعول ياركوفسكي; تأثير يورب | planetary-defence; orbital-mechanics
asteroid-family | asteroid family; Hirayama family; dynamical family of asteroids | عائلة كويكبات; أسر الكويكبات | planetary-defence
transit-of-mercury-and-venus | transit of Venus; Venus transit | عبور الزهرة; عبور كوكب الزهرة | planetary-science
rogue-planet | rogue planet; free-floating planet; starless planet; planet without a star; orphan planet; nomad planet | كوكب شارد; كوكب يتيم; كوكب بلا نجم; كواكب تائهة; كوكب طليق | exoplanets
circumbinary-planet | circumbinary planet; planet orbiting two stars; Tatooine planet | كوكب يدور حول نجمين; كوكب حول نجم ثنائي; كواكب تدور حول نجمين | exoplanets
multiplanet-system | multiplanet system; multi-planet system; exoplanetary system; exoplanet system; extrasolar planetary system; multiplanetary system; system of several planets | نظام كوكبي خارجي; نظام متعدد الكواكب; منظومة كوكبية | exoplanets
starshade | starshade; external occulter; starshade occulter; petal-shaped starshade | ظل النجم الاصطناعي; المظلة النجمية; حاجب ضوء النجم; مظلة حجب ضوء النجوم; ستار نجمي; درع حجب ضوء النجم | exoplanets; instrumentation
panspermia | panspermia; lithopanspermia; interplanetary transfer of life; seeds of life from space | بانسبيرميا; التبزر الكوني; انتقال الحياة بين الكواكب; بذور الحياة من الفضاء; التبذر الشامل; فرضية البذور الكونية; التبزر الشامل | astrobiology
halley-s-comet | Halley's Comet; Comet Halley; 1P/Halley | مذنب هالي | planetary-science
tidal-locking | tidal locking; tidally locked planet | التقييد المدي; الإقفال المدي; مقيد مديا | planetary-science
earth-like-planet | Earth-like planet; Earth twin; Earth analog; second Earth; Earth 2.0; Earth-like exoplanet; Earth-like planets; planets like Earth | كوكب شبيه بالأرض; توأم الأرض; أرض ثانية; كوكب يشبه الأرض; كوكب جديد يشبه الأرض; كواكب تشبه الأرض; يشبه كوكب الأرض; كوكب شبيه بالأرض صالح للحياة; كواكب شبيهة بالأرض صالحة للحياة; كوكب زي الأرض; كوكب مثل الأرض; كواكب زي الأرض | exoplanets
fermi-paradox | Fermi paradox; Drake equation; Great Filter hypothesis | مفارقة فيرمي; معادلة دريك; تناقض فيرمي | astrobiology
standard-candle | standard candle; standardizable candle; cosmic distance ladder; extragalactic distance scale | شمعة معيارية; شموع قياسية; سلم المسافات الكونية | cosmology
red-supergiant | red supergiant | عملاق أحمر فائق; فوق العملاق الأحمر | stellar
high-redshift-galaxy | high-redshift galaxy; most distant galaxy; farthest galaxy; earliest galaxies; Lyman-break galaxy | مجرة ذات انزياح أحمر كبير; مجرة سحيقة; مجرة بعيدة; أبعد مجرة; أقدم المجرات; المجرات الأولى | galaxies; cosmology
fate-of-the-universe | fate of the universe; end of the universe; future of the universe; heat death of the universe; big crunch; big rip; big freeze; big bounce; cyclic universe | مصير الكون; نهاية الكون; مستقبل الكون; الموت الحراري للكون; الانسحاق العظيم; التمزق العظيم; التجمد العظيم; الارتداد العظيم; فناء الكون | cosmology
white-hole | white hole | ثقب أبيض | high-energy
stellar-age | stellar age; age of stars; age of a star; isochrone fitting; ages of star clusters | أعمار النجوم; عمر النجم; تقدير أعمار النجوم; أعمار العناقيد النجمية | stellar
stellar-interior | stellar interior; stellar structure; interior of stars; structure of stars; internal structure of stars; stellar core; stellar convection | باطن النجم; بنية النجوم; التركيب الداخلي للنجوم; البنية الداخلية للنجوم; لب النجم; الحمل الحراري في النجوم | stellar
transient-astronomy | time-domain astronomy; astronomical transient; optical transient; radio transient; transient sky; time-domain survey; transient alerts; transient alert brokers; alert brokers; alert stream | فلك النطاق الزمني; الظواهر الفلكية العابرة; الأحداث الفلكية العابرة; علم فلك المجال الزمني; تنبيهات الأحداث العابرة | astrophysics
carbon-star | carbon star; carbon-enhanced metal-poor star; CEMP stars | نجم كربوني; نجوم غنية بالكربون | stellar
peculiar-star | chemically peculiar star; Ap star | نجم شاذ كيميائيا | stellar
interstellar-molecule | interstellar molecule; molecules in space; interstellar chemistry; space chemistry; polycyclic aromatic hydrocarbons | الجزيئات بين النجمية; جزيئات في الفضاء; الجزيئات البينجمية; كيمياء بين النجوم; كيمياء الفضاء | astrophysics
light-year | light year; astronomical unit; distance units in astronomy | سنة ضوئية; فرسخ فلكي; وحدة فلكية; سنين ضوئية; وحدات المسافة الفلكية | astrophysics
quark-star | quark star; strange star; strange quark matter | نجم كواركي; مادة الكواركات الغريبة | high-energy
speed-of-light | speed of light; light speed; velocity of light; faster than light; fast does light travel; fast is light | سرعة الضوء; أسرع من الضوء; تجاوز سرعة الضوء; يسافر الضوء; سرعة ضوء | astrophysics
amateur-astronomy | amateur astronomy; amateur astronomer; backyard astronomy; hobby astronomy; astronomy club; astronomy as a hobby; backyard telescope; amateur telescope; star party; amateur observers; choosing a first telescope | هواة الفلك; الفلك للهواة; فلكي هاو; جمعية فلكية; نادي الفلك; نوادي الفلك; هاوي فلك; تلسكوب للهواة; هواة علم الفلك; تلسكوب منزلي; هواية رصد النجوم; الأندية الفلكية | instrumentation
astronomy-education | teaching astronomy; astronomy outreach; astronomy in schools; learning astronomy; astronomy lessons; astronomy curriculum; popularization of astronomy; astronomy course; teaching space science; astronomy teaching; astronomy for children; space education and outreach | تدريس علم الفلك; التوعية الفلكية; الثقافة الفلكية; تبسيط علم الفلك; تعليم علوم الفضاء; الفلك في المدارس; مناهج الفلك; التثقيف الفلكي; تعلم الفلك; تدريس علوم الفضاء
astronomical-time | astronomical time scale; sidereal time; equation of time; universal time; UTC and TAI; terrestrial time; sidereal day; ephemeris time; Julian date; Julian day | الوقت الفلكي; الزمن النجمي; التوقيت العالمي; معادلة الزمن; الزمن الذري; اليوم النجمي; مقاييس الزمن الفلكية; التوقيت النجمي; التوقيت الفلكي; التاريخ اليولياني; اليوم اليولياني
sunrise-sunset | sunrise and sunset; moonrise; moonset; sunrise; sunset; setting of the Sun; rising of the Sun; length of day and night; day length; midnight sun; solar noon | شروق الشمس وغروبها; شروق الشمس; غروب الشمس; طلوع الشمس; مغيب الشمس; وقت الغروب; وقت الشروق; الشروق والغروب; طول الليل والنهار; تعاقب الليل والنهار; شمس منتصف الليل
solar-observatory | solar observatory; solar telescope; observing the Sun; telescope for the Sun; observations of the Sun; solar filter; photographing the Sun | مرصد شمسي; تلسكوب شمسي; رصد الشمس; مراقبة الشمس; تصوير الشمس; مرشح شمسي; مقراب شمسي | heliophysics; instrumentation
solar-interior | solar interior; core of the Sun; interior of the Sun; sun's core; inside the Sun; solar core; solar convection; structure of the Sun; layers of the Sun; tachocline; standard solar model; solar structure | باطن الشمس; نواة الشمس; لب الشمس; منطقة الحمل الحراري الشمسية; بنية الشمس; طبقات الشمس; داخل الشمس; قلب الشمس; تركيب الشمس; منطقة الحمل في الشمس; النموذج الشمسي القياسي | heliophysics
solar-probe | solar probe; mission to the Sun; probe to the Sun; spacecraft to the Sun; solar mission; flying close to the Sun; spacecraft near the Sun | مسبار شمسي; مهمة إلى الشمس; مهمات شمسية; مركبة إلى الشمس | heliophysics; deep-space
precession | axial precession; precession of the Earth's axis; wobble of the Earth's axis; axial tilt of the Earth; obliquity of the ecliptic; tilt of the Earth's axis; Milankovitch cycles; precession and nutation; axis wobble; Earth's axial tilt; precession of the equinoxes | ترنح محور الأرض; المبادرة المحورية; ميل محور الأرض; دورات ميلانكوفيتش; ميل دائرة البروج; الميل الأعظم; التمايل المحوري; ترنح الأرض; حركة محور الأرض; المبادرة والترنح; مبادرة الاعتدالين; تقدم الاعتدالين | geodesy
robotic-telescope | robotic telescope; automated telescope; remote telescope; robotic observatory; remotely controlled telescope; autonomous observatory; automatic telescope; telescope control; automated observatory; remote observing | تلسكوب روبوتي; تلسكوب آلي; التحكم في التلسكوب; تلسكوب يعمل عن بعد; الرصد عن بعد بالتلسكوب; مرصد روبوتي; تلسكوب يدار عن بعد; تلسكوب مؤتمت; منظومة التحكم بالتلسكوب | instrumentation
satellite-trails | satellite trails; satellite streaks; satellites in astronomical images; satellite light pollution; satellites ruining astronomy; effect of satellites on astronomy; satellite constellations and astronomy; megaconstellations and astronomy; impact of satellites on astronomical observations; bright satellites in the night sky; dark and quiet skies; Starlink satellite trails; Starlink satellites trails; Starlink satellite streaks | آثار الأقمار الصناعية في الصور الفلكية; خطوط الأقمار الصناعية; تأثير الأقمار الصناعية على الرصد الفلكي; تأثير الأقمار الصناعية في الفلك; لمعان الأقمار الصناعية; مسارات الأقمار الصناعية في الصور; الأقمار الصناعية والرصد الفلكي; السماء المظلمة والهادئة; خطوط ستارلينك; آثار ستارلينك في الصور الفلكية | instrumentation; constellations
historical-astronomical-instruments | historical astronomical instruments; medieval astronomical instruments; Islamic astronomical instruments; ancient astronomical instruments; old astronomical instruments; astronomical instruments of the Middle Ages; torquetum; equatorium | الآلات الفلكية القديمة; الآلات الفلكية الإسلامية; الأدوات الفلكية القديمة; الأدوات الفلكية الإسلامية; آلات الرصد القديمة; آلات الرصد عند العرب; أدوات الرصد القديمة; الأجهزة الفلكية القديمة; الآلات الفلكية العربية | history
solar-atmosphere | solar atmosphere; atmosphere of the Sun; Sun's atmosphere; solar photosphere; surface of the Sun; solar surface; Sun's surface; solar granulation | الغلاف الجوي الشمسي; جو الشمس; سطح الشمس; الغلاف الضوئي للشمس; الفوتوسفير الشمسي; التحبب الشمسي | heliophysics
south-atlantic-anomaly | South Atlantic Anomaly; South Atlantic magnetic anomaly; weak spot in Earth's magnetic field; Brazilian magnetic anomaly | شذوذ جنوب الأطلسي; الشذوذ المغناطيسي لجنوب الأطلسي; شذوذ جنوب المحيط الأطلسي; شذوذ الأطلسي الجنوبي; الشذوذ المغناطيسي في جنوب الأطلسي | space-radiation; magnetosphere
plasmasphere | plasmasphere; plasmapause | البلازماسفير; الغلاف البلازمي; غلاف الأرض البلازمي; البلازموسفير | magnetosphere; ionosphere
lava-field | lava field; harrat; volcanic field; volcanic fields; harrats; Harrat Rahat; Harrat Khaybar; Harrat Kishb; Al Wahbah; Wahbah crater | حرة بركانية; الحرات البركانية; حقل بركاني; حقول الحمم; حرة رهط; حرة خيبر; حرة كشب; الحرات; فوهة الوعبة; الوعبة
tsunami | tsunami; tsunami warning; seismic sea wave | تسونامي; أمواج تسونامي; موجات المد الزلزالية | earth-observation
earthquake-precursor | earthquake precursor; earthquake prediction; pre-earthquake anomalies; predicting earthquakes | نذر الزلازل; التنبؤ بالزلازل; مؤشرات ما قبل الزلزال; مقدمات الزلازل; توقع الزلازل
heat-wave | heat wave; heatwave | موجة حر; موجة حارة | climate
extreme-weather | extreme weather; severe weather; extreme weather events; weather extremes | الطقس المتطرف; الظواهر الجوية المتطرفة; الطقس القاسي; الأحوال الجوية القاسية; الظواهر الجوية الشديدة | atmosphere
crustal-motion | crustal motion; plate motion; plate velocities; crustal movement; postseismic deformation | حركة القشرة الأرضية; حركة الصفائح القارية; سرعات الصفائح | geodesy
lineament-extraction | lineament extraction; lineaments; lineament mapping; structural lineaments | استخلاص التراكيب الخطية; التراكيب الخطية; الظواهر الخطية الجيولوجية; الخطيات الجيولوجية | remote-sensing
hydrothermal-alteration | hydrothermal alteration; alteration zones; hydrothermal alteration mapping; altered rocks | التحوير الحرمائي; نطاقات التحوير; التحلل الحراري المائي; التغير الحرمائي; صخور متحولة حرمائيا
geomorphology | geomorphology; landforms; geomorphological mapping | الجيومورفولوجيا; أشكال سطح الأرض; علم أشكال الأرض
karst | karst; sinkhole; karst caves; karst features | الكارست; حفر الانهدام; البالوعات الأرضية | earth-observation
oil-and-gas-exploration | oil and gas exploration; petroleum exploration; oil exploration | التنقيب عن النفط; استكشاف النفط والغاز; التنقيب عن البترول; استكشاف الهيدروكربونات; استكشاف النفط
gas-flaring | gas flaring | حرق الغاز; شعلات الغاز; إحراق الغاز المصاحب; حرق الغاز المصاحب; مشاعل الغاز | earth-observation
wetland | wetland; marshland; swamp; peatland | الأراضي الرطبة; المستنقعات | earth-observation; land-cover
lake | lake level; inland waters; shrinking lakes; lake monitoring | مستوى البحيرات; جفاف البحيرات; المياه الداخلية
river | river discharge; river flow; river level | تصريف الأنهار; جريان الأنهار; منسوب الأنهار
dam | dam reservoir; dam failure; dams; dam | سد مائي; بحيرة السد; انهيار السدود; السدود; سدود; سد النهضة; سد مأرب
water-index | water index; NDWI; MNDWI; normalized difference water index | مؤشر المياه; مؤشر الفرق المائي; دليل المياه | remote-sensing
water-cycle | water cycle; hydrological cycle; global water cycle | دورة الماء; الدورة الهيدرولوجية; دورة المياه في الطبيعة
rainwater-harvesting | rainwater harvesting; water harvesting; runoff harvesting; collecting rainwater | حصاد مياه الأمطار; حصاد المياه; تجميع مياه الأمطار; حصاد الأمطار | earth-observation
terrestrial-water-storage | terrestrial water storage; total water storage; water storage change; water storage anomaly | مخزون المياه الأرضي; مخزون المياه الكلي; تغيرات مخزون المياه | geodesy; earth-observation
phytoplankton | phytoplankton; marine plankton | العوالق النباتية; الهائمات النباتية; البلانكتون; العوالق البحرية | earth-observation
seagrass | seagrass; seagrass meadows; sea grass | الحشائش البحرية; الأعشاب البحرية; مروج الأعشاب البحرية | earth-observation
marine-litter | marine litter; marine debris; marine plastic; plastic pollution; ocean plastic; floating plastic; plastic in the sea | القمامة البحرية; التلوث البلاستيكي; النفايات البحرية; البلاستيك في البحر; الحطام البحري; بلاستيك المحيطات | earth-observation
fisheries | fisheries; fishing grounds; fish stocks; illegal fishing; fishing vessels | مصايد الأسماك; الصيد البحري; مناطق الصيد البحري; الصيد غير القانوني; الثروة السمكية; قوارب الصيد | earth-observation
ocean-currents | ocean currents; sea currents; ocean circulation; ocean eddies | التيارات البحرية; تيارات المحيط; دوامات المحيط | earth-observation
ocean-waves | ocean waves; sea waves; significant wave height; sea state | أمواج البحر; ارتفاع الموج; حالة البحر | earth-observation
sea-surface-wind | sea surface wind; ocean surface winds; ocean winds; scatterometer; scatterometry | رياح سطح البحر; الرياح البحرية; مقياس التشتت الراداري; الرياح فوق البحر | earth-observation
sea-surface-salinity | sea surface salinity; ocean salinity; seawater salinity; saltiness of the sea | ملوحة سطح البحر; ملوحة مياه البحر; ملوحة المحيطات; ملوحة البحر | earth-observation
el-nino | El Nino; La Nina; ENSO; southern oscillation | ظاهرة النينيو; لانينيا; ظاهرة النينو; التذبذب الجنوبي | climate
monsoon | monsoon; monsoon rainfall | الرياح الموسمية; الأمطار الموسمية; المونسون
climate-model | climate model; general circulation model; climate projection; climate simulation | نموذج مناخي; نمذجة المناخ; الإسقاطات المناخية; محاكاة المناخ
carbon-cycle | carbon cycle; carbon flux; global carbon budget | دورة الكربون; تدفق الكربون; ميزانية الكربون
carbon-sequestration | carbon sequestration; carbon sink; carbon stock; carbon capture and storage; capturing carbon | عزل الكربون; احتجاز الكربون; مخزون الكربون; بالوعة الكربون; امتصاص الكربون; التقاط الكربون | climate
primary-productivity | gross primary productivity; net primary productivity; primary productivity | الإنتاجية الأولية; صافي الإنتاجية الأولية; الإنتاجية الأولية الصافية | earth-observation
solar-induced-fluorescence | solar-induced fluorescence; chlorophyll fluorescence; sun-induced chlorophyll fluorescence; solar-induced chlorophyll fluorescence | التفلور الكلوروفيلي; فلورة الكلوروفيل; تفلور النباتات
leaf-area-index | leaf area index; LAI; leaf area | مؤشر مساحة الأوراق; دليل مساحة الأوراق
phenology | phenology; plant phenology; land surface phenology; growing season | الفينولوجيا; موسم النمو; دورة نمو النبات; أطوار نمو النبات | land-cover
rangeland | rangeland; grassland; pasture; grazing land; overgrazing | المراعي الطبيعية; أراضي الرعي; الرعي الجائر; أراضي المراعي | land-cover; earth-observation
sand-encroachment | sand encroachment; shifting sands; drifting sand; moving sands; sand drift; sand movement; dune migration; dune movement; sand dune movement; sand dune migration; moving dunes | زحف الرمال; الرمال المتحركة; الرمال الزاحفة; حركة الرمال; سفي الرمال; حركة الكثبان; حركة الكثبان الرملية; زحف الكثبان; زحف الكثبان الرملية; انتقال الكثبان
locust | locust; desert locust; locust swarm | الجراد; جراد; الجراد الصحراوي; أسراب الجراد; مكافحة الجراد
plant-disease | plant disease; crop disease; crop pests | أمراض النباتات; الآفات الزراعية; أمراض المحاصيل; آفات المحاصيل
crop-water-stress | crop water stress; crop stress; plant water stress; water stress of plants; vegetation stress | الإجهاد المائي للمحاصيل; الإجهاد المائي للنبات; إجهاد المحاصيل; إجهاد النباتات
food-security | food security; food shortage; famine; food insecurity; food crisis | الأمن الغذائي; نقص الغذاء; المجاعات; أزمة الغذاء; انعدام الأمن الغذائي
biodiversity | biodiversity; biological diversity; species diversity; loss of species | التنوع الحيوي; التنوع البيولوجي; التنوع الأحيائي
ecosystem | ecosystem; ecosystem services | النظام البيئي; نظام إيكولوجي
afforestation | afforestation; reforestation; tree planting; planting trees; greening the desert | إعادة التشجير; زراعة الأشجار; تخضير الصحراء; غرس الأشجار | land-cover
space-archaeology | space archaeology; satellite archaeology; archaeological remote sensing; aerial archaeology | علم الآثار الفضائي; الاستشعار عن بعد للآثار; كشف الآثار من الفضاء; الآثار المدفونة | remote-sensing
building-extraction | building extraction; building footprints; building detection; rooftop detection | استخلاص المباني; كشف المباني; استخراج المباني; رسم حدود المباني | remote-sensing
site-suitability | site suitability; suitability analysis; land suitability; suitability map; agricultural land suitability | الملاءمة المكانية; ملاءمة الأراضي; تحليل الملاءمة المكانية; صلاحية الأراضي للزراعة
weather-radar | weather radar; rain radar; precipitation radar; meteorological radar | رادار الطقس; رادار الأمطار; الرادار الجوي; رادار الأرصاد الجوية | atmosphere
atmospheric-sounding | atmospheric sounding; atmospheric sounder; infrared sounder; sounding of the atmosphere | سبر الغلاف الجوي; السبر الجوي; أجهزة سبر الغلاف الجوي | atmosphere
atmospheric-chemistry | atmospheric chemistry; atmospheric composition | كيمياء الغلاف الجوي; تركيب الغلاف الجوي; الغازات النزرة; الغازات الشحيحة; الكيمياء الجوية
sulfur-dioxide | sulfur dioxide; SO2 | ثاني أكسيد الكبريت; ثنائي أكسيد الكبريت
ground-penetrating-radar | ground-penetrating radar; subsurface radar; georadar | رادار اختراق الأرض; الرادار المخترق للأرض; رادار تحت السطح; الجيورادار
polarimetric-sar | polarimetric SAR; PolSAR; radar polarimetry; SAR polarimetry; polarimetric synthetic aperture radar | الرادار الاستقطابي; الاستقطاب الراداري; رادار متعدد الاستقطاب; قياس الاستقطاب الراداري | sar-insar; remote-sensing
speckle-filtering | speckle filtering; SAR despeckling; despeckling | ترشيح البقع الرادارية; إزالة البقع الرادارية; إزالة ضوضاء البقع; ضوضاء البقع الرادارية | sar-insar
radar-backscatter | radar backscatter; backscatter coefficient; microwave backscatter | التشتت الراداري الخلفي; معامل التشتت الخلفي; التشتت الخلفي الراداري; معامل الارتداد الراداري | remote-sensing
microwave-remote-sensing | microwave remote sensing; microwave earth observation | الاستشعار بالموجات الدقيقة; الاستشعار الميكروي; الاستشعار عن بعد بالموجات الدقيقة; الاستشعار عن بعد بالميكروويف | remote-sensing
image-interpretation | visual image interpretation; image interpretation; photo interpretation; photointerpretation; visual interpretation | التفسير البصري للصور; تفسير الصور الجوية; تفسير المرئيات; تفسير الصور الفضائية; قراءة الصور الجوية | remote-sensing
aerial-photography | aerial photography; aerial photograph; aerial imagery; aerial photos; airborne imagery; aerial images | التصوير الجوي; الصور الجوية; اللقطات الجوية | remote-sensing
spectral-signature | spectral signature; spectral reflectance; spectral library; reflectance spectra | البصمة الطيفية; التوقيع الطيفي; الانعكاسية الطيفية; المكتبة الطيفية
spectral-unmixing | spectral unmixing; endmember extraction; endmembers; linear unmixing; mixed pixel | فصل المزيج الطيفي; التفكيك الطيفي; البكسل المختلط; المكونات الطيفية النقية; فك المزج الطيفي | hyperspectral; remote-sensing
principal-component-analysis | principal component analysis; PCA; principal components | تحليل المكونات الرئيسية; تحليل المركبات الرئيسية; تحليل المكونات الأساسية
super-resolution | super-resolution; image super resolution; super-resolved images | الدقة الفائقة للصور; رفع دقة الصور; الاستبانة الفائقة; زيادة دقة الصور
accuracy-assessment | accuracy assessment; kappa coefficient; confusion matrix; classification accuracy | تقييم دقة التصنيف; مصفوفة الالتباس; معامل كابا; دقة التصنيف; مصفوفة الخطأ
terrestrial-reference-frame | terrestrial reference frame; ITRF; geodetic datum; geodetic reference system | الإطار المرجعي الأرضي; المرجع الجيوديسي; الإطار المرجعي الجيوديسي | geodesy
lunar-laser-ranging | lunar laser ranging; laser ranging to the Moon; lunar retroreflectors; distance to the Moon; Earth-Moon distance; distance from the Earth to the Moon; Moon distance; Moon moving away; Moon receding; recession of the Moon | قياس المسافة إلى القمر بالليزر; المسافة إلى القمر; المسافة بين الأرض والقمر; بعد القمر عن الأرض; المسافة بين القمر والأرض; يبعد القمر عن الأرض; القمر يبتعد; يبتعد القمر; ابتعاد القمر | moon; geodesy
surveying | land surveying; topographic survey; surveying engineering; cadastral survey | هندسة المساحة; المساحة الأرضية; المسح الطبوغرافي; المساحة الطبوغرافية; الرفع المساحي; الأعمال المساحية
geostatistics | geostatistics; kriging; spatial interpolation | الجيوإحصاء; الإحصاء الجيولوجي; الإحصاء المكاني; الاستيفاء المكاني; كريجنج
reconnaissance-satellite | reconnaissance satellite; spy satellite; satellite reconnaissance; military reconnaissance from space | قمر استطلاع; قمر تجسس; قمر صناعي للتجسس
permafrost | permafrost; frozen ground; thawing permafrost | التربة الصقيعية; الجمد السرمدي; التربة دائمة التجمد; الأرض دائمة التجمد
comoros | Comoros; Comoro Islands | جزر القمر; اتحاد جزر القمر
satellite-phone | satellite phone; satphone; sat phone; satellite telephone; satellite telephony; mobile satellite service; mobile satellite communications | هاتف فضائي; الهواتف الفضائية; هاتف الأقمار الصناعية; هاتف ساتلي; الخدمة المتنقلة الساتلية; الاتصالات الساتلية المتنقلة; تلفون فضائي | satcom
direct-to-device | direct-to-device; direct-to-cell; satellite-to-phone; satellite-to-smartphone; direct-to-handset; cell phone to satellite; D2D satellite | الاتصال المباشر بالهاتف عبر الأقمار; ربط الهواتف بالأقمار الصناعية; الاتصال المباشر بالأجهزة من الفضاء; الخلوي الفضائي | satcom
vsat | VSAT; very small aperture terminal; satellite terminal; satellite user terminal; satellite dish | محطة طرفية صغيرة; محطات الفيسات; طبق استقبال فضائي; صحن لاقط; طبق الستلايت; دش الستلايت | satcom
satellite-augmentation-system | satellite-based augmentation system; SBAS; GPS augmentation; GNSS augmentation; differential GPS; DGPS | نظام التعزيز الساتلي; تعزيز دقة الملاحة; نظام تعزيز إشارات الملاحة; جي بي إس تفاضلي | gnss
gnss-integrity | GNSS integrity; navigation integrity; integrity monitoring; receiver autonomous integrity monitoring; RAIM | سلامة إشارات الملاحة; مراقبة سلامة الملاحة; نزاهة إشارات الملاحة; سلامة إشارة جي بي إس | gnss
gnss-multipath | GNSS multipath; GPS multipath; multipath error; multipath mitigation | خطأ تعدد المسارات; المسارات المتعددة للإشارة | gnss
pseudorange | pseudorange; pseudo-range | شبه المدى; أشباه المدى; المسافة الزائفة | gnss
dilution-of-precision | dilution of precision; GDOP; PDOP; HDOP; satellite geometry for positioning | تخفيف الدقة; تمييع الدقة; معامل تخفيف الدقة; تشتت الدقة الهندسي | gnss
leo-pnt | LEO PNT; LEO navigation; LEO satellite navigation | الملاحة من المدار المنخفض | gnss
lunar-navigation | lunar navigation; lunar GNSS; lunar GPS; navigation on the Moon; lunar positioning; GPS on the Moon | الملاحة القمرية; الملاحة على القمر; نظام ملاحة للقمر; تحديد المواقع على القمر; جي بي إس القمر | gnss; moon
pulsar-navigation | pulsar navigation; X-ray pulsar navigation; XNAV; pulsar-based navigation; navigation by pulsars | الملاحة بالنوابض; الملاحة بالنجوم النابضة; الملاحة النجمية بالأشعة السينية; الملاحة باستخدام النجوم النابضة; نبضات النجوم النابضة; الملاحة بنبضات النجوم | deep-space
celestial-navigation | celestial navigation; astronavigation; astro-navigation; navigation by the stars; stellar navigation | الملاحة الفلكية; الملاحة بالنجوم; الاهتداء بالنجوم; الاستدلال بالنجوم
data-relay-satellite | data relay satellite; data relay; tracking and data relay; TDRS; TDRSS; relay orbiter; European data relay system | أقمار ترحيل البيانات; ترحيل البيانات; أقمار تتابع البيانات | satcom
high-throughput-satellite | high-throughput satellite; very high throughput satellite; HTS satellite | أقمار عالية الإنتاجية; أقمار صناعية عالية الإنتاجية; سواتل عالية الصبيب | satcom
radio-interference | radio interference; radio-frequency interference; RFI; satellite interference; satellite signal interference; harmful interference; satellites interfering with radio astronomy | التشويش; التشويش الراديوي; التداخل الراديوي; تداخل الترددات; التداخل الضار; التداخل بين الأقمار الصناعية
doppler-shift | Doppler shift; Doppler effect; Doppler frequency shift | إزاحة دوبلر; تأثير دوبلر; ظاهرة دوبلر; انزياح دوبلر; أثر دوبلر
satellite-handover | satellite handover; inter-satellite handover; beam handover; handover in LEO satellite networks; satellite handoff | التسليم بين الأقمار; المناولة بين الأقمار; تسليم الاتصال بين الأقمار الصناعية | satcom
satellite-network | satellite network; space-air-ground integrated network | الشبكات الساتلية; الشبكة المتكاملة بين الفضاء والجو والأرض | satcom
terahertz-communication | terahertz communication; terahertz band; THz communications; terahertz link | اتصالات التيراهرتز; نطاق التيراهرتز | satcom
high-altitude-platform | high-altitude platform; high-altitude platform station; HAPS; pseudo-satellite; stratospheric platform; high-altitude pseudo-satellite | منصات عالية الارتفاع; المنصات الستراتوسفيرية; شبه قمر صناعي; محطات المنصات العالية; أشباه الأقمار الصناعية | satcom
clock-synchronization | clock synchronization; time synchronization; clock bias; satellite clock error | مزامنة الساعات; تزامن الساعات; المزامنة الزمنية; تزامن الوقت | gnss
tropospheric-delay | tropospheric delay; zenith total delay; zenith wet delay | التأخير التروبوسفيري; التأخير السمتي | gnss; atmosphere
quaternion | quaternion; unit quaternion; quaternion attitude | كواترنيون; العدد الرباعي; الكوتيرنيون | adcs
magnetometer | magnetometer; fluxgate magnetometer; magnetic field sensor; three-axis magnetometer | مقياس المغناطيسية; مقياس المجال المغناطيسي; ماغنيتومتر; مجنيتومتر; حساس المجال المغناطيسي; مستشعر مغناطيسي; مغنيتومتر | instrumentation
accelerometer | accelerometer; acceleration sensor; space accelerometer | مقياس التسارع; حساس التسارع; مستشعر التسارع; أكسيليرومتر
drag-free-control | drag-free satellite; drag-free control; drag-free | قمر خال من السحب; التحكم الخالي من السحب; أقمار عديمة السحب; التحكم عديم السحب | adcs
momentum-dumping | momentum dumping; momentum management; wheel desaturation; reaction wheel desaturation; momentum unloading | تفريغ الزخم; إزالة تشبع العجلات; إدارة الزخم; تفريغ زخم عجلات رد الفعل | adcs
sun-tracking | sun tracking; solar array drive; solar tracking; solar array drive assembly | تتبع الشمس; توجيه الألواح الشمسية; آلية توجيه الألواح الشمسية; تعقب الشمس | spacecraft-systems
fuel-cell | fuel cell; regenerative fuel cell; hydrogen fuel cell | خلية وقود; خلايا الوقود الهيدروجينية | spacecraft-systems
cryocooler | cryocooler; cryogenic cooler; Stirling cooler; pulse tube cooler; space cooler | مبرد فائق البرودة; مبرد ستيرلينغ; مبردات التبريد العميق; مبرد كريوجيني | spacecraft-systems
phase-change-material | phase change material; PCM thermal storage | مادة متغيرة الطور; مواد تغير الطور | materials
aerogel | aerogel; silica aerogel | هلام هوائي; إيروجيل; الهلامات الهوائية; أيروجل | materials
whipple-shield | Whipple shield; debris shield; micrometeoroid shield; meteoroid bumper; MMOD; orbital debris shielding | درع ويبل; درع ضد النيازك الدقيقة; دروع مضادة للحطام; الدروع الواقية من الحطام | materials; debris
separation-mechanism | separation mechanism; separation system; satellite separation; stage separation | آلية الفصل; انفصال المراحل; نظام الفصل; انفصال القمر الصناعي; فصل المراحل | launch-vehicles
cubesat-deployer | CubeSat deployer; P-POD; satellite deployer; deploying CubeSats; nanosatellite deployment; satellite dispenser | ناشر الأقمار المكعبة; قاذف الأقمار المكعبة; إطلاق الأقمار المكعبة من المحطة | smallsats
mission-scheduling | ground station scheduling; observation scheduling; contact scheduling; satellite observation planning; mission scheduling; satellite tasking; pass scheduling | جدولة المحطات الأرضية; جدولة الأرصاد; جدولة الأقمار الصناعية; تخطيط الرصد بالأقمار; جدولة التصوير بالأقمار | ground-segment
cots-components | commercial off-the-shelf; off-the-shelf components; off-the-shelf parts; commercial components in space; COTS components; COTS electronics; COTS parts; commercial electronics in space | المكونات التجارية الجاهزة; مكونات جاهزة تجاريا; قطع تجارية جاهزة; مكونات تجارية | spacecraft-systems
robotic-capture | robotic capture; space capture; capture of non-cooperative target; non-cooperative target; uncooperative satellite; tumbling satellite; tumbling target | التقاط الأهداف غير المتعاونة; هدف غير متعاون; التقاط الأجسام الفضائية | space-robotics; debris
teleoperation | teleoperation; telerobotics; remotely operated robot; remote control of robots; remote control of rovers; haptic teleoperation | التشغيل عن بعد; الروبوتات الموجهة عن بعد; التحكم عن بعد بالروبوت; التحكم في الروبوت عن بعد | space-robotics
simultaneous-localization-and-mapping | simultaneous localization and mapping; SLAM | تحديد الموقع ورسم الخرائط المتزامن; التموضع والخرائط المتزامنة | space-robotics
legged-robot | legged robot; walking robot | روبوت بأرجل; الروبوتات ذات الأرجل | space-robotics
planetary-drilling | planetary drilling; drilling on Mars; sampling drill; space drilling | الحفر في الكواكب; الحفر على المريخ; مثقاب كوكبي; مثقاب المسبار; حفر الكواكب | space-robotics
debris-tracking | debris tracking; space debris tracking; space debris monitoring; debris detection; debris observation; space debris detection | تتبع الحطام; تتبع الحطام الفضائي; رصد الحطام الفضائي; مراقبة الحطام الفضائي; كشف الحطام الفضائي | debris; ssa
satellite-breakup | satellite breakup; on-orbit fragmentation; fragmentation event; in-orbit explosion; debris cloud; breakup model | تفكك القمر الصناعي; تحطم القمر الصناعي; انفجار في المدار; سحابة حطام; التشظي في المدار | debris
debris-environment-model | debris environment model; space debris model; debris population model; debris evolution model; orbital capacity; space carrying capacity | نموذج بيئة الحطام; نمذجة الحطام الفضائي; السعة المدارية; القدرة الاستيعابية للمدار | debris
debris-mitigation-guidelines | debris mitigation guidelines; space debris mitigation guidelines; IADC guidelines; zero debris; debris mitigation standards; space debris mitigation; debris mitigation; orbital debris mitigation | المبادئ التوجيهية لتخفيف الحطام الفضائي; إرشادات تخفيف الحطام; المبادئ التوجيهية للحد من الحطام; صفر حطام; تخفيف الحطام الفضائي; الحد من الحطام الفضائي; تقليل الحطام الفضائي; التخفيف من الحطام الفضائي | debris; space-policy
laser-debris-removal | laser debris removal; laser nudging; laser ablation of debris; laser broom; laser orbital debris removal | إزالة الحطام بالليزر; مكنسة ليزرية; إزالة الحطام الفضائي بالليزر | debris
space-surveillance-radar | space surveillance radar; space surveillance telescope; surveillance radar for space objects; space fence | رادار مراقبة الفضاء; تلسكوب مراقبة الفضاء; سياج الفضاء | ssa
space-object-characterization | space object characterization; space object identification; space object light curves; satellite characterization | توصيف الأجسام الفضائية; تمييز الأجسام الفضائية; التعرف على الأجسام الفضائية; الأجسام المقيمة في الفضاء | ssa
rocket-equation | Tsiolkovsky equation; rocket equation; Tsiolkovsky rocket equation; ideal rocket equation | معادلة الصاروخ; معادلة تسيولكوفسكي; معادلة تسيولكوفسكي للصواريخ | propulsion
turbopump | turbopump; turbo-pump; rocket turbopump | مضخة توربينية | propulsion
propellant-tank | propellant tank; fuel tank of rocket | خزان الوقود; خزان وقود الصاروخ | propulsion
injector | rocket injector; propellant injector; injector plate; coaxial injector; swirl injector | حاقن صاروخي; حاقن الوقود; لوحة الحاقن | propulsion
regenerative-cooling | regenerative cooling; film cooling; cooling of rocket engines; rocket engine cooling; transpiration cooling | التبريد التجديدي; تبريد المحرك الصاروخي; التبريد الغشائي | propulsion
electrospray-thruster | electrospray thruster; electrospray propulsion; colloid thruster; field emission electric propulsion; FEEP | دافع الرش الكهربائي; الرذاذ الكهربائي; دافع غرواني; الدفع بالرذاذ الكهربائي | propulsion
air-breathing-electric-propulsion | air-breathing electric propulsion; atmosphere-breathing electric propulsion; ABEP; air-scooping electric propulsion | الدفع الكهربائي المتنفس للهواء; الدفع الكهربائي بالغلاف الجوي | propulsion
electric-sail | electric sail; e-sail; electric solar wind sail | شراع كهربائي | propulsion
laser-propulsion | laser propulsion; beamed propulsion; beamed energy propulsion; laser-driven sail | الدفع الليزري; الدفع بالطاقة الموجهة; الدفع بأشعة الليزر | propulsion
antimatter-propulsion | antimatter propulsion; antimatter rocket; antimatter engine | الدفع بالمادة المضادة; محرك المادة المضادة; صاروخ المادة المضادة | propulsion
warp-drive | warp drive; Alcubierre drive; warp bubble | محرك الالتواء; محرك ألكوبيير; فقاعة الالتواء | propulsion
hollow-cathode | hollow cathode; thruster neutralizer; cathode for electric propulsion | كاثود أجوف; المهبط الأجوف; الكاثود المجوف; مهبط مجوف | propulsion
xenon-propellant | xenon propellant | وقود الزينون; الزينون للدفع | propulsion
propellant-depot | propellant depot; orbital propellant depot; fuel depot in space; in-space propellant transfer; propellant transfer in orbit; gas station in space | مستودع الوقود المداري; محطة وقود فضائية; نقل الوقود في المدار; محطة تزويد بالوقود في الفضاء; مستودعات الوقود في الفضاء | propulsion; space-economy
single-stage-to-orbit | single-stage-to-orbit; SSTO | مرحلة واحدة إلى المدار; صاروخ أحادي المرحلة; مركبة أحادية المرحلة إلى المدار | launch-vehicles
spaceplane | spaceplane; space plane; winged reentry vehicle; lifting body; orbital plane vehicle | طائرة فضائية; جسم رافع | launch-vehicles
small-launcher | small launcher; small launch vehicle; microlauncher; micro-launcher; nanosatellite launcher; small satellite launcher; small-lift launch vehicle | صاروخ إطلاق صغير; مركبات الإطلاق الصغيرة; قاذف صغير | launch-vehicles; smallsats
heavy-lift-launch-vehicle | heavy-lift launch vehicle; heavy-lift rocket; super heavy-lift; heavy launch vehicle; heavy-lift launcher | صاروخ ثقيل; صاروخ فائق الثقل; مركبة إطلاق ثقيلة; صواريخ الرفع الثقيل | launch-vehicles
air-launch | air launch to orbit; air-launched rocket; air launch | الإطلاق الجوي; الإطلاق من الجو; إطلاق الصواريخ من الطائرة; صاروخ يطلق من الجو | launch-vehicles
sea-launch | sea launch; offshore launch platform; ocean launch platform; launching rockets at sea | الإطلاق البحري; الإطلاق من البحر; منصة إطلاق بحرية | launch-vehicles
non-rocket-launch | non-rocket spacelaunch; mass driver; space gun; electromagnetic launch; electromagnetic launcher; railgun launch; launch loop; kinetic launch | الإطلاق بلا صواريخ; الإطلاق الكهرومغناطيسي; مدفع فضائي; القاذف الكهرومغناطيسي; الإطلاق دون صواريخ; الإطلاق بدون صاروخ | launch-vehicles
launch-window | launch window; launch opportunity | نافذة الإطلاق; توقيت الإطلاق | launch-vehicles; orbital-mechanics
launch-failure | launch failure; rocket failure; launch accident; rocket explosion; failed launch; launch anomaly | فشل الإطلاق; انفجار الصاروخ; إخفاق الإطلاق; حادث إطلاق; فشل إطلاق الصاروخ; تحطم الصاروخ | launch-vehicles
launch-emissions | rocket emissions; rocket launch emissions; environmental impact of rockets; rocket exhaust pollution; black carbon from rockets; environmental impact of launches | انبعاثات الصواريخ; تلوث الصواريخ; التأثير البيئي للصواريخ; الأثر البيئي لإطلاق الصواريخ; عوادم الصواريخ; انبعاثات الإطلاق | launch-vehicles; atmosphere
rideshare-launch | rideshare launch; rideshare mission; launch rideshare; secondary payload; piggyback launch; shared launch; piggyback payload | الإطلاق المشترك; الحمولة الثانوية; رحلة إطلاق مشتركة | launch-vehicles; smallsats
launch-escape-system | launch escape system; launch abort system; launch abort; pad abort; crew escape; abort system | نظام الهروب عند الإطلاق; نظام إنقاذ الطاقم; نظام إجهاض الإطلاق; نظام الهروب من الصاروخ | launch-vehicles; human-spaceflight
payload-fairing | payload fairing; nose cone; rocket fairing; nose fairing; rocket nose cone | غطاء الحمولة; مخروط الأنف; غلاف الحمولة; مقدمة الصاروخ; رأس الصاروخ الانسيابي | launch-vehicles
range-safety | range safety; launch safety; flight termination system; flight safety analysis | سلامة الإطلاق; أمان الإطلاق; نظام إنهاء الرحلة; سلامة ميدان الإطلاق | launch-vehicles
acoustic-loads | launch acoustic loads; rocket noise; rocket engine noise; acoustic loads; launch noise; acoustic environment of launch | الأحمال الصوتية; ضجيج الصواريخ; ضوضاء الإطلاق; الضجيج الصوتي للصواريخ | launch-vehicles
static-fire-test | static fire test; static firing; hot-fire test; rocket engine test; engine test stand; rocket test stand | اختبار احتراق ثابت; الاختبار الساكن للمحرك; اختبار محرك صاروخي; منصة اختبار المحركات; اختبار الإشعال الثابت | propulsion
rarefied-gas-dynamics | rarefied gas dynamics; rarefied flow; free molecular flow; direct simulation Monte Carlo; DSMC; rarefied gas | ديناميكا الغازات المخلخلة; الغازات المخلخلة; التدفق الجزيئي الحر
gas-dynamics | gas dynamics; compressible flow; compressible fluid | ديناميكا الغازات; الجريان الانضغاطي; السريان الانضغاطي
aeroacoustics | aeroacoustics; jet noise; aircraft noise; aerodynamic noise | الصوتيات الهوائية; ضجيج الطائرات; ضوضاء الطائرات; الضوضاء الهوائية
frozen-orbit | frozen orbit | مدار متجمد | orbital-mechanics
satellite-coverage | satellite footprint; satellite coverage; coverage analysis | تغطية الأقمار الصناعية; بصمة القمر الصناعي; التغطية الساتلية | orbital-mechanics
circular-restricted-three-body-problem | circular restricted three-body problem; restricted three-body problem; CR3BP; elliptic restricted three-body problem | مسألة الأجسام الثلاثة المقيدة; المسألة المقيدة للأجسام الثلاثة; مسألة الثلاثة أجسام المقيدة | orbital-mechanics
lambert-problem | Lambert problem; Lambert solver; orbital boundary-value problem | مسألة لامبرت; معضلة لامبرت; مسألة لامبير | orbital-mechanics
ballistic-capture | ballistic capture; weak stability boundary; low-energy transfer; low-energy trajectory | الأسر البالستي; الانتقال منخفض الطاقة; الالتقاط البالستي | orbital-mechanics
interplanetary-transfer | interplanetary transfer; Earth-Mars transfer; Mars transfer; Earth to Mars trajectory | الانتقال بين الكواكب; الانتقال بين الأرض والمريخ; مسار إلى المريخ | orbital-mechanics; deep-space
relative-motion | relative orbital motion; Clohessy-Wiltshire; Hill-Clohessy-Wiltshire equations; spacecraft relative motion; relative dynamics of satellites; Tschauner-Hempel | الحركة النسبية للأقمار; الحركة المدارية النسبية; الحركة النسبية للمركبات الفضائية; معادلات كلوهيسي ويلتشاير | orbital-mechanics
attitude-dynamics | attitude dynamics; rigid body dynamics; spacecraft attitude dynamics; rotational dynamics of satellites; Euler equations of rotation; attitude motion; rotational motion of satellites | ديناميكا الوضعية; الحركة الدورانية للقمر الصناعي; ديناميكا الجسم الصلب; الحركة الدورانية للمركبة; الحركة الوضعية | adcs
autonomous-orbit-determination | autonomous orbit determination; onboard orbit determination; spacecraft navigation; GNSS-based orbit determination | تحديد المدار ذاتيا; الملاحة الذاتية للمركبات الفضائية; ملاحة المركبات الفضائية; تحديد المدار باستخدام جي بي إس | orbital-mechanics; gnss
artificial-satellite-theory | artificial satellite theory; semi-analytical satellite theory; satellite theory; mean orbital elements; canonical perturbation theory | نظرية الأقمار الصناعية; العناصر المدارية المتوسطة; نظرية الاضطرابات القانونية | orbital-mechanics
orbital-stability | orbital stability; stability of orbits | استقرار المدارات | orbital-mechanics
small-body-landing | small-body landing; asteroid landing; landing on an asteroid; landing on a comet | الهبوط على كويكب; الهبوط على مذنب | orbital-mechanics; planetary-defence
plume-surface-interaction | plume-surface interaction; plume impingement; rocket plume on regolith; lander plume; plume regolith interaction | تفاعل العادم مع السطح; اندفاع العادم على السطح; تفاعل نفث المحرك مع السطح | moon; propulsion
carrier-phase | carrier phase measurement; GNSS carrier phase; integer ambiguity resolution; carrier-phase ambiguity | قياس طور الموجة الحاملة; طور الموجة الحاملة; حل غموض الطور | gnss
positioning-navigation-and-timing | positioning navigation and timing; PNT services; resilient PNT; alternative PNT | تحديد المواقع والملاحة والتوقيت; التموضع والملاحة والتوقيت; الملاحة والتوقيت وتحديد المواقع | gnss
lunar-communications | lunar communications; lunar communication network; communications on the Moon; lunar relay; Moon internet | الاتصالات القمرية; شبكة الاتصالات القمرية; الاتصالات على القمر; الإنترنت على القمر | satcom; moon
gnss-meteorology | GNSS meteorology; GPS meteorology; GNSS water vapour; GPS precipitable water | أرصاد نظم الملاحة العالمية; بخار الماء من إشارات جي بي إس | gnss; atmosphere
ionospheric-delay | ionospheric delay; ionospheric error; ionospheric correction; ionosphere-free combination | التأخير الأيونوسفيري; التأخير الأيوني; تصحيح الأيونوسفير; خطأ الأيونوسفير | gnss; ionosphere
detumbling | detumbling; satellite detumbling; despin; de-spin | إيقاف تدحرج القمر الصناعي | adcs
spin-stabilization | spin stabilization; spin-stabilized satellite; spinning satellite; spinning spacecraft | التثبيت بالدوران; التثبيت بالتدويم; الاستقرار الدوراني | adcs
gravity-gradient-stabilization | gravity-gradient stabilization; gravity-gradient torque; gravity gradient boom | التثبيت بتدرج الجاذبية; تدرج الجاذبية; عزم تدرج الجاذبية | adcs
horizon-sensor | horizon sensor; Earth sensor; Earth horizon sensor; infrared horizon sensor | مستشعر الأفق; حساس الأفق; مستشعر الأفق الأرضي; حساس الأرض | adcs
attitude-representation | attitude representation; attitude parameterization; Euler angles; direction cosine matrix; modified Rodrigues parameters; attitude kinematics | تمثيل الوضعية; زوايا أويلر; مصفوفة جيوب تمام الاتجاه; مصفوفة الدوران; كينماتيكا الوضعية | adcs
attitude-simulator | air-bearing testbed; Helmholtz cage; attitude control testbed; spacecraft attitude simulator | منصة محامل هوائية; قفص هلمهولتز; محاكي وضعية القمر; منصة اختبار التحكم في الوضعية | adcs
wireless-power-transmission | wireless power transmission; wireless power transfer; power beaming; microwave power transmission; laser power beaming | نقل الطاقة لاسلكيا; النقل اللاسلكي للطاقة; نقل القدرة لاسلكيا; الطاقة اللاسلكية; نقل الكهرباء لاسلكيا
maximum-power-point-tracking | maximum power point tracking; MPPT; peak power tracking | تتبع نقطة القدرة العظمى; تعقب نقطة القدرة القصوى; تتبع القدرة القصوى | spacecraft-systems
fission-surface-power | fission surface power; lunar nuclear reactor; nuclear reactor on the Moon; nuclear power on the Moon; surface nuclear reactor | مفاعل انشطاري على السطح; مفاعل على القمر; مفاعل نووي على القمر; الطاقة النووية على القمر; طاقة الانشطار السطحية | human-spaceflight; moon
multilayer-insulation | multilayer insulation; multi-layer insulation; MLI blanket; thermal blanket | العزل متعدد الطبقات; عازل متعدد الطبقات; العازل الحراري متعدد الطبقات; البطانية الحرارية | materials
spacecraft-radiator | spacecraft radiator; thermal radiator; deployable radiator; thermal louver | مشعاع حراري; مشعات حرارية; مشع المركبة الفضائية | spacecraft-systems
satellite-manufacturing | satellite manufacturing; satellite production; spacecraft manufacturing; satellite factory; satellite assembly line | تصنيع الأقمار الصناعية; صناعة الأقمار الصناعية; مصنع أقمار صناعية; إنتاج الأقمار الصناعية | spacecraft-systems; space-economy
clean-room | clean room; cleanroom; spacecraft contamination | غرفة نظيفة; تلوث المركبات الفضائية | spacecraft-systems
satellite-failure | satellite failure; spacecraft failure; satellite malfunction; spacecraft anomaly; satellite anomaly; mission failure; space mission failure; space mission failures; failed missions; mission failures | فشل القمر الصناعي; أعطال الأقمار الصناعية; عطل القمر الصناعي; أعطال المركبات الفضائية; تعطل القمر الصناعي; خلل القمر الصناعي; فشل المهمات الفضائية; فشل المهام الفضائية; فشل المهمات; فشل مهمة فضائية; فشل البعثات الفضائية | spacecraft-systems
microvibration | microvibration; micro-vibration; spacecraft jitter; pointing jitter; line-of-sight jitter | الاهتزازات الميكروية; الاهتزازات الدقيقة; ارتجاف التوجيه | spacecraft-systems
origami-structure | origami structure; space origami; origami-inspired; origami solar array | هياكل أوريغامي; أوريغامي; فن طي الورق; هياكل مستوحاة من الأوريغامي | materials
deployable-antenna | deployable antenna; deployable reflector; inflatable antenna; unfurlable antenna; mesh reflector; deployable mesh antenna | هوائي قابل للنشر; هوائي قابل للفرد; هوائي منفوخ; عاكس شبكي قابل للنشر | satcom
honeycomb-panel | honeycomb panel; honeycomb sandwich; sandwich panel; sandwich structure | ألواح خلايا النحل; هياكل ساندويتش; ألواح ساندويتش; هيكل شطيري | materials
self-healing-material | self-healing material; self-healing composite; self-repairing material | مواد ذاتية الالتئام; المواد ذاتية الإصلاح; المواد ذاتية الشفاء; مواد تعالج نفسها | materials
metamaterial | metamaterial; metasurface | المواد الخارقة; ميتاماتيريال; المواد الفائقة الخواص; السطوح الخارقة
optical-ground-station | optical ground station; laser ground station; ground terminal for laser communication | محطة أرضية ضوئية; محطة أرضية بصرية; محطة أرضية ليزرية | ground-segment; satcom
humanoid-robot | humanoid robot; robot astronaut; robonaut; humanoid robots in space | روبوت شبيه بالبشر; روبوت رائد فضاء | space-robotics
mars-landing | Mars landing; landing on Mars; Mars lander; martian landing | الهبوط على المريخ; الهبوط على سطح المريخ; النزول على المريخ; مركبة هبوط على المريخ | mars
in-orbit-net-capture | net capture; space net; debris capture net; space harpoon; harpoon capture; capturing debris with a net | شبكة لالتقاط الحطام; شبكة فضائية لالتقاط الحطام; حربة لالتقاط الحطام; الرمح الفضائي | debris
rover-path-planning | rover path planning; rover navigation; rover localization; visual odometry | تخطيط مسار المسبار الجوال; ملاحة المسبار الجوال; ملاحة العربة الجوالة; تخطيط مسار العربة الجوالة; قياس المسافات البصري | space-robotics
terramechanics | terramechanics; wheel-soil interaction; rover wheel; wheel slip | ميكانيكا التربة والعجلة; عجلات المسبار; عجلات المركبة الجوالة; تفاعل العجلة مع التربة | space-robotics
very-low-earth-orbit | very low Earth orbit; VLEO; very low altitude orbit | المدار الأرضي المنخفض جدا; المدار المنخفض جدا | orbital-mechanics
lunar-orbit | lunar orbit; orbit around the Moon; orbiting the Moon; low lunar orbit; selenocentric orbit | مدار قمري; مدار حول القمر; الدوران حول القمر | orbital-mechanics; moon
near-rectilinear-halo-orbit | near-rectilinear halo orbit; NRHO; distant retrograde orbit | مدار هالي شبه مستقيم; المدار التراجعي البعيد | orbital-mechanics
j2-perturbation | J2 perturbation; J2 effect; Earth oblateness; oblateness perturbation; nodal precession | اضطراب J2; تفلطح الأرض; تأثير تفلطح الأرض; اضطراب جيه 2; مبادرة العقد المدارية | orbital-mechanics
perigee-and-apogee | perigee and apogee; apogee and perigee; periapsis; apoapsis | الأوج والحضيض; الحضيض والأوج; نقطة الحضيض; نقطة الأوج | orbital-mechanics
plane-change | plane change maneuver; orbital plane change; inclination change | تغيير ميل المدار; تغيير مستوى المدار; مناورة تغيير المستوى | orbital-mechanics
two-body-problem | two-body problem | مسألة الجسمين; معضلة الجسمين | orbital-mechanics
free-return-trajectory | free-return trajectory; circumlunar trajectory | مسار العودة الحرة | orbital-mechanics; moon
ascent-trajectory | ascent trajectory; launch trajectory; rocket trajectory; gravity turn; ascent guidance; launch ascent | مسار الصعود; مسار الصاروخ; مسار الإطلاق; الدوران بالجاذبية; توجيه الصعود | launch-vehicles
graveyard-orbit | graveyard orbit; disposal orbit; junk orbit; satellite graveyard | مدار المقبرة; مدار المقابر; مدار التخلص; مقبرة الأقمار الصناعية | debris
spacecraft-cemetery | spacecraft cemetery; spacecraft graveyard; Point Nemo | مقبرة المركبات الفضائية; مقبرة المركبات; نقطة نيمو | debris
passivation | spacecraft passivation; satellite passivation; passivation of satellites; passivation of upper stages | تخميل المركبات الفضائية; تخميل الأقمار الصناعية | debris
deorbit-rule | 25-year rule; five-year rule; 5-year deorbit rule; deorbit rule | قاعدة الخمس والعشرين سنة; قاعدة الخمس سنوات; قاعدة 25 سنة; قاعدة الخمسة والعشرين عاما; قاعدة إخراج الأقمار من المدار | debris; space-policy
controlled-reentry | controlled reentry; controlled re-entry; uncontrolled reentry; uncontrolled re-entry; reentry risk; satellite reentry risk; debris casualty risk; satellite falling to Earth; falling space debris | إعادة دخول محكومة; دخول غير محكوم; إعادة دخول غير محكومة; سقوط القمر الصناعي; سقوط الحطام الفضائي; سقوط حطام الصواريخ | debris
design-for-demise | design for demise; satellite demise; demisable satellite | التصميم للاحتراق الكامل; تصميم الأقمار لتحترق عند العودة; قابلية الاحتراق عند العودة | debris
reentry-blackout | reentry blackout; re-entry blackout; communications blackout during reentry; plasma sheath; reentry plasma | انقطاع الاتصال عند العودة; انقطاع الاتصالات أثناء العودة; غلاف البلازما حول المركبة
reentry-capsule | reentry capsule; re-entry capsule; return capsule; sample return capsule | كبسولة العودة; كبسولة العودة إلى الأرض | spacecraft-systems
retropropulsion | retropropulsion; retro-propulsion; supersonic retropropulsion; retrorocket; retro-rocket | الصواريخ الكابحة; الدفع العكسي; الصواريخ العكسية | propulsion
kinetic-impactor | kinetic impactor; kinetic impact deflection; gravity tractor; nuclear deflection of asteroids; asteroid deflection technique | الصادم الحركي; المصادم الحركي; الجرار الجاذبي; المسبار الصادم | planetary-defence
space-object-catalogue | space object catalogue; satellite catalogue; debris catalogue | فهرس الأجسام الفضائية; سجل الأجسام في المدار; كتالوج الأقمار الصناعية; كتالوج الحطام الفضائي | ssa
orbital-congestion | orbital congestion; crowded orbits; overcrowding of orbits; congested orbits; orbit crowding; congestion in low Earth orbit | ازدحام المدارات; ازدحام الفضاء; اكتظاظ المدارات; تزاحم الأقمار الصناعية | stm
model-rocket | model rocket; model rocketry; amateur rocket; amateur rocketry; student rocket; water rocket | نموذج صاروخ; صواريخ الهواة; صاروخ طلابي; صاروخ مائي | launch-vehicles
rocket-landing | rocket landing; vertical landing of rockets; booster landing; propulsive landing; vertical takeoff vertical landing; powered descent; landing rockets | هبوط الصاروخ; الهبوط العمودي للصواريخ; الهبوط العمودي; هبوط المعزز | launch-vehicles
hypergolic-propellant | hypergolic propellant; hypergolic; nitrogen tetroxide; hypergolic ignition | وقود ذاتي الاشتعال; رباعي أكسيد النيتروجين | propulsion
oxidizer | oxidizer; liquid oxygen; LOX propellant; ammonium perchlorate | مؤكسد الوقود; الأكسجين السائل; الأكسجين المسال; بيركلورات الأمونيوم | propulsion
methane-engine | methane engine; methane rocket engine; methalox; liquid methane; methane-oxygen engine | محرك الميثان; محرك صاروخي بالميثان; الميثان السائل | propulsion
aerospike-engine | aerospike; aerospike engine; aerospike nozzle; plug nozzle; linear aerospike | محرك إيروسبايك; فوهة إيروسبايك; الفوهة الشوكية | propulsion
sonic-boom | sonic boom; sound barrier; breaking the sound barrier; low-boom aircraft | دوي اختراق حاجز الصوت; حاجز الصوت; جدار الصوت; اختراق حاجز الصوت; كسر حاجز الصوت
shock-tube | shock tube; shock tunnel; expansion tube; high-enthalpy wind tunnel; plasma wind tunnel; arc-jet facility | أنبوب الصدمة; نفق الصدمة; نفق هوائي بلازمي
airship | airship; stratospheric airship; dirigible | سفينة هوائية; منطاد موجه
propellant-management | propellant management device; propellant gauging; capillary propellant management; propellant settling | إدارة الوقود في الخزان; قياس كمية الوقود; جهاز إدارة الوقود | propulsion
engine-cycle | staged combustion; gas-generator cycle; expander cycle; rocket engine cycle; full-flow staged combustion | الاحتراق المرحلي; دورة مولد الغاز; دورة المحرك الصاروخي | propulsion
magnetic-sail | magnetic sail; magsail; plasma magnet | شراع مغناطيسي; الأشرعة المغناطيسية | propulsion
iodine-thruster | iodine thruster; iodine propellant; iodine propulsion; iodine-fed thruster | دافع اليود; وقود اليود; الدفع باليود | propulsion
mach-number | Mach number | عدد ماخ; رقم ماخ
highly-elliptical-orbit | highly elliptical orbit; elliptical orbit; Molniya orbit; eccentric orbit; Tundra orbit; highly eccentric orbit | مدار إهليلجي; مدار بيضاوي; مدار مولنيا; مدار شديد الإهليلجية | orbital-mechanics
ground-track | ground track; satellite ground track; satellite pass; repeat ground track orbit | المسار الأرضي للقمر; الأثر الأرضي للقمر; مرور القمر الصناعي; مسار القمر على سطح الأرض | orbital-mechanics
orbit-insertion | orbit insertion; entering orbit; injection into orbit | دخول المدار; الإدخال في المدار; الدخول إلى المدار; الدخول في المدار; الحقن المداري; الإدخال المداري | orbital-mechanics
translunar-injection | trans-lunar injection; translunar injection; Earth-Moon transfer; lunar transfer; lunar transfer trajectory; trip to the Moon trajectory | الحقن العابر للقمر; الانتقال بين الأرض والقمر; مسار إلى القمر; مسار الرحلة إلى القمر | orbital-mechanics; moon
spaceborne-gnss | spaceborne GNSS; spaceborne GPS; spaceborne GNSS receiver; GPS receiver in space; GNSS in space; space GNSS receiver | مستقبل ملاحي فضائي; استخدام جي بي إس في الفضاء; مستقبلات الملاحة الفضائية على الأقمار | gnss; orbital-mechanics
kozai-lidov | Kozai-Lidov; Lidov-Kozai; Kozai mechanism; Kozai resonance; von Zeipel-Lidov-Kozai | تأثير كوزاي; آلية كوزاي; آلية كوزاي ليدوف; رنين كوزاي | orbital-mechanics
orbital-chaos | chaotic orbit; orbital chaos; chaos in the solar system; chaotic dynamics of orbits | المدارات الفوضوية; فوضى المدارات; الفوضى في النظام الشمسي | orbital-mechanics
invariant-manifold | invariant manifold; interplanetary transport network; dynamical systems theory for trajectories | المتشعبات الثابتة; شبكة النقل بين الكواكب | orbital-mechanics
periodic-orbit | periodic orbit; quasi-periodic orbit; Lyapunov orbit; quasi-satellite orbit | المدارات الدورية; مدار شبه دوري | orbital-mechanics
small-body-orbiting | orbiting an asteroid; orbit around an asteroid; asteroid proximity operations; hovering over an asteroid; orbits around small bodies; orbit about an asteroid | الدوران حول كويكب; مدار حول كويكب; المدار حول الأجرام الصغيرة | orbital-mechanics
hypervelocity-impact | hypervelocity impact; light gas gun; hypervelocity impact test | الارتطام فائق السرعة; الصدم فائق السرعة; مدفع الغاز الخفيف | materials
pyrotechnic-device | pyrotechnic device; explosive bolt; pyroshock; pyrotechnic shock; frangible joint | أجهزة بيروتقنية; مسمار متفجر; المسامير المتفجرة; صدمة بيروتقنية; الأجهزة البيروتقنية | spacecraft-systems
ceramic-matrix-composite | ceramic matrix composite; ultra-high temperature ceramics; high-temperature ceramics; UHTC | مركبات المصفوفة الخزفية; الخزفيات فائقة الحرارة; السيراميك عالي الحرارة; المتراكبات الخزفية | materials
superalloy | superalloy; nickel superalloy; nickel-based superalloy | سبيكة فائقة; السبائك الفائقة; سبائك النيكل الفائقة | materials
astronaut-training | astronaut training; training of astronauts; neutral buoyancy; training astronauts; neutral buoyancy laboratory; spaceflight training | تدريب رواد الفضاء; تأهيل رواد الفضاء; إعداد رواد الفضاء; الطفو المتعادل | human-spaceflight
astronaut-selection | astronaut selection; astronaut candidate; becoming an astronaut; selecting astronauts; astronaut recruitment; astronaut requirements; become an astronaut | اختيار رواد الفضاء; شروط رائد الفضاء; مرشح رائد فضاء; أن تصبح رائد فضاء; انتقاء رواد الفضاء; معايير اختيار رواد الفضاء; أصبح رائد فضاء; أصير رائد فضاء | human-spaceflight
crewed-spacecraft | crewed spacecraft; space capsule; crew capsule; crew module; crew vehicle | مركبة فضائية مأهولة; كبسولة فضائية; كبسولة الطاقم; مركبة مأهولة; كبسولة مأهولة | human-spaceflight
spaceflight-accident | spaceflight accident; space disaster; Challenger disaster; Columbia disaster; space accidents; spaceflight fatalities; Challenger accident; Columbia accident; astronaut deaths | حوادث الفضاء; كارثة تشالنجر; كارثة كولومبيا; كوارث الفضاء; وفاة رواد الفضاء; حوادث رحلات الفضاء; كارثة المكوك | human-spaceflight
parabolic-flight | parabolic flight; zero-g flight; vomit comet; parabolic aircraft | رحلة قطعية; الطيران القطعي; رحلات القطع المكافئ; طيران القطع المكافئ; الطيران المكافئي | microgravity
drop-tower | drop tower; drop tower experiment; free-fall tower; microgravity drop facility | برج السقوط; برج السقوط الحر; برج إسقاط | microgravity
free-fall | free fall; freefall; falling freely | السقوط الحر
microgravity-combustion | microgravity combustion; combustion in microgravity; flame in microgravity; flames in space; fire in space; spacecraft fire safety; fire safety in spacecraft | الاحتراق في الجاذبية الصغرى; اللهب في الفضاء; النار في الفضاء; السلامة من الحرائق في المركبات الفضائية; الاشتعال في الفضاء; احتراق في انعدام الجاذبية | microgravity
microgravity-fluids | microgravity fluid physics; fluids in microgravity; liquids in space; capillary flow in microgravity; boiling in microgravity; liquid behavior in microgravity | الموائع في الجاذبية الصغرى; السوائل في الفضاء; سلوك السوائل في انعدام الجاذبية; الماء في انعدام الجاذبية; الغليان في الجاذبية الصغرى | microgravity
space-anemia | space anemia; spaceflight anemia; anemia in space; red blood cells in space; blood loss in space; hemolysis in space | فقر الدم الفضائي; فقر الدم في الفضاء; أنيميا الفضاء; فقر دم رواد الفضاء; تكسر خلايا الدم الحمراء في الفضاء; خلايا الدم في الفضاء | space-medicine
kidney-stones | kidney stones; renal stones; renal stone risk; kidneys in space; kidney function in space | حصوات الكلى; حصى الكلى; الكلى في الفضاء; الحصى الكلوية; حصوات كلوية | space-medicine
decompression-sickness | decompression sickness; cabin depressurization; prebreathe; rapid decompression; decompression illness | مرض تخفيف الضغط; داء تخفيف الضغط; انخفاض ضغط المقصورة; مرض الغواص; داء انخفاض الضغط | space-medicine
microbiome | gut microbiome; human microbiome; intestinal microbiota; microbiome of astronauts; astronaut microbiome; microbiota | ميكروبيوم الأمعاء; الميكروبيوم البشري; بكتيريا الأمعاء; ميكروبيوم رواد الفضاء; النبيت المعوي; الميكروبيوم | space-medicine
bacteria-in-space | bacteria in space; biofilms in space; bacterial virulence in microgravity; microbes on the space station; microbial contamination of spacecraft; bacteria on the space station; spacecraft microbiology; bacteria survive in space; bacteria surviving in space; microbes survive in space; microbes in space | البكتيريا في الفضاء; الميكروبات في الفضاء; بكتيريا الفضاء; الجراثيم في الفضاء; ميكروبات محطة الفضاء; الأغشية الحيوية في الفضاء; بكتيريا محطة الفضاء; البكتيريا التي تعيش في الفضاء; بكتيريا تعيش في الفضاء | space-medicine; astrobiology
space-virology | viral reactivation; herpes virus reactivation; viruses in space; latent virus reactivation; viral shedding | إعادة تنشيط الفيروسات; الفيروسات في الفضاء; تنشيط الفيروسات الكامنة; فيروسات كامنة | space-medicine
twins-study | twins study; Kelly twins; twin astronauts | دراسة التوأم; التوأمان كيلي | space-medicine
telomeres | telomeres; telomere length | التيلوميرات; القسيمات الطرفية; طول التيلوميرات | space-medicine
aging-in-space | aging in space; accelerated aging; astronaut aging | الشيخوخة في الفضاء; التقدم في العمر في الفضاء; الشيخوخة المتسارعة; شيخوخة رواد الفضاء | space-medicine
reproduction-in-space | reproduction in space; pregnancy in space; human reproduction in space; birth in space; embryo development in space; fertility of astronauts; sex in space; having a baby in space | التكاثر في الفضاء; الإنجاب في الفضاء; الحمل في الفضاء; الولادة في الفضاء; خصوبة رواد الفضاء; الحمل والولادة في الفضاء | space-medicine
animals-in-space | animals in space; mice in space; rodents in space; dogs in space; space dog; Laika; spaceflown mice; fruit flies in space; monkeys in space; rodent research; animals sent to space | الحيوانات في الفضاء; الفئران في الفضاء; الكلبة لايكا; كلاب الفضاء; قرود الفضاء; فئران الفضاء | astrobiology; space-medicine
gravitropism | gravitropism; geotropism; plant gravity sensing; root gravitropism; plants sense gravity | الانتحاء الأرضي; انتحاء الجذور; استشعار النبات للجاذبية; الانتحاء الجاذبي | microgravity
clinostat | clinostat; random positioning machine; 3D clinostat; rotating wall vessel | كلينوستات; جهاز الكلينوستات; آلة التموضع العشوائي; وعاء دوار الجدار | microgravity
hydroponics | hydroponics; aeroponics; soilless cultivation; soilless farming | الزراعة المائية; الزراعة بدون تربة; الزراعة الهوائية; الزراعة دون تربة; هيدروبونيك
microalgae | microalgae; spirulina; cyanobacteria; algae in space; algae photobioreactor; photobioreactor; chlorella | طحالب دقيقة; السبيرولينا; البكتيريا الزرقاء; الطحالب في الفضاء; مفاعل حيوي ضوئي; سيانوبكتيريا
seeds-in-space | seeds in space; space seeds; space breeding; space mutagenesis; seed germination in space; germination in space; space-bred seeds | البذور في الفضاء; بذور الفضاء; إنبات البذور في الفضاء; الطفرات الفضائية للبذور; إنبات في الفضاء | astrobiology; microgravity
water-recovery | water recovery; urine recycling; wastewater recycling; urine processing; recycled urine; water recycling on the space station; drinking water in space; water recycling in space; water recycling; recycling water; water reclamation; water recycling in spacecraft | استعادة المياه في الفضاء; إعادة تدوير البول; استرجاع المياه; إعادة تدوير مياه الصرف; تدوير المياه في المحطة الفضائية; مياه الشرب في الفضاء; تكرير البول; إعادة تدوير المياه في الفضاء; إعادة تدوير المياه; إعادة تدوير الماء; تدوير المياه; معالجة المياه في الفضاء | human-spaceflight
space-hygiene | space toilet; toilet in space; waste management in space; hygiene in space; bathroom in space; space hygiene | مرحاض الفضاء; حمام الفضاء; دورة المياه في الفضاء; النظافة في الفضاء; مرحاض في الفضاء; قضاء الحاجة في الفضاء | human-spaceflight
oxygen-production | oxygen production on Mars; oxygen generation; MOXIE; making oxygen on Mars; oxygen extraction from regolith; oxygen from lunar soil; Sabatier reaction; oxygen generation in space; making oxygen; oxygen on Mars; oxygen on the Moon; oxygen production | إنتاج الأكسجين على المريخ; توليد الأكسجين; تفاعل ساباتيه; إنتاج الأكسجين في الفضاء; إنتاج الأكسجين; صنع الأكسجين | human-spaceflight
hibernation | human hibernation; torpor; synthetic torpor; hibernation of astronauts; suspended animation; astronaut hibernation; cryosleep; hibernation; hibernating | السبات البشري; سبات رواد الفضاء; السبات الاصطناعي; البيات الشتوي للبشر; إدخال رواد الفضاء في سبات; السبات في الفضاء; السبات; سبات; البيات الشتوي; البيات البشري | space-medicine
space-pharmacology | space pharmacology; drugs in space; medications in space; drug stability in space; pharmaceuticals in space; medicines in space; pharmacy in space | أدوية الفضاء; الأدوية في الفضاء; علم الأدوية في الفضاء; استقرار الأدوية في الفضاء; صيدلة الفضاء; تصنيع الأدوية في الفضاء | space-medicine
surgery-in-space | surgery in space; surgical procedures in microgravity; wound healing in space; medical emergency in space; surgery in microgravity; first aid in space | الجراحة في الفضاء; التئام الجروح في الفضاء; عملية جراحية في الفضاء; الطوارئ الطبية في الفضاء; الإسعافات في الفضاء; الجراحة في انعدام الجاذبية | space-medicine
bioprinting | bioprinting; 3D bioprinting; organ printing; tissue printing | الطباعة الحيوية; الطباعة الحيوية ثلاثية الأبعاد; طباعة الأعضاء; طباعة الأنسجة | space-medicine
organ-on-a-chip | organ-on-a-chip; tissue chip; organ chips; lab-on-a-chip | عضو على رقاقة; أعضاء على رقاقة; رقائق الأنسجة; مختبر على رقاقة; شريحة الأنسجة | space-medicine
carcinogenesis | carcinogenesis; cancer risk of astronauts; radiation carcinogenesis; radiation-induced cancer; cancer risk | التسرطن; خطر السرطان; الإصابة بالسرطان; خطر إصابة رواد الفضاء بالسرطان | space-medicine
cognitive-performance | cognitive performance; cognitive function; brain changes in space; brain in space; spaceflight and the brain; cognition of astronauts; astronaut brain; brain of astronauts; neurocognitive; central nervous system; nervous system; brain | الأداء الإدراكي; الوظائف الإدراكية; دماغ رواد الفضاء; الدماغ في الفضاء; الأداء المعرفي; الوظائف المعرفية; تأثير الفضاء على الدماغ; المخ في الفضاء; القدرات الإدراكية; الجهاز العصبي; الجهاز العصبي المركزي | space-medicine
crew-cohesion | crew cohesion; team cohesion; crew performance; crew dynamics; team dynamics in space; crew conflict; crew selection; crew interaction; astronaut teamwork | تماسك الطاقم; أداء الطاقم; ديناميكيات الطاقم; العمل الجماعي لرواد الفضاء; التفاعل بين أفراد الطاقم; انسجام الطاقم | human-spaceflight; space-medicine
overview-effect | overview effect; seeing Earth from space; Earth seen from space | تأثير النظرة الشاملة; أثر النظرة العامة; رؤية الأرض من الفضاء | human-spaceflight
human-factors | human factors; ergonomics; human-machine interaction; human-system integration | العوامل البشرية; هندسة العوامل البشرية; الإرغونوميا; التفاعل بين الإنسان والآلة | human-spaceflight
inflatable-habitat | inflatable habitat; expandable habitat; inflatable module; expandable module; inflatable space station | موئل قابل للنفخ; وحدة قابلة للنفخ; مسكن قابل للنفخ; وحدة قابلة للتوسع; موائل قابلة للنفخ | human-spaceflight
space-architecture | space architecture; extraterrestrial architecture; habitat design; architecture in space; architecture of space habitats | عمارة الفضاء; العمارة في الفضاء; تصميم الموائل الفضائية; هندسة عمارة الفضاء | human-spaceflight
commercial-space-station | commercial space station; private space station; commercial LEO destinations | محطة فضائية تجارية; محطة فضائية خاصة | human-spaceflight; space-economy
cargo-resupply | cargo resupply; resupply mission; cargo spacecraft; resupply spacecraft; space logistics; space cargo; cargo vehicle | مهمة إمداد; مركبة شحن فضائية; الإمدادات الفضائية; لوجستيات الفضاء; سفينة شحن فضائية; إمداد محطة الفضاء | human-spaceflight
airlock | airlock; air lock; suitport | غرفة معادلة الضغط; قفل هوائي | human-spaceflight
jetpack | jetpack; jet pack; manned maneuvering unit; astronaut propulsion unit | حقيبة نفاثة; وحدة مناورة رائد الفضاء; جيت باك; وحدة المناورة المأهولة | human-spaceflight
arab-astronaut | Arab astronaut; Emirati astronaut; first Arab in space; Arabs in space; Muslim astronaut; Muslims in space; first Muslim in space | رائد فضاء عربي; رائد فضاء إماراتي; رائد فضاء سعودي; أول رائد فضاء عربي; العرب في الفضاء; أول عربي في الفضاء; أول مسلم في الفضاء; عربي راح الفضاء; عربي راح للفضاء; عربي ذهب إلى الفضاء; عربي صعد إلى الفضاء; عربي سافر إلى الفضاء; عربي وصل إلى الفضاء; عربي طلع الفضاء | human-spaceflight; history
islam-in-space | prayer in space; fasting in space; worship in space; Islamic rulings in space; qibla in space; Ramadan in space; praying in space | الصلاة في الفضاء; الصيام في الفضاء; العبادة في الفضاء; أحكام رائد الفضاء المسلم; القبلة في الفضاء; رمضان في الفضاء; صلاة رائد الفضاء; فقه الفضاء | human-spaceflight
rescue-agreement | rescue agreement; rescue of astronauts; return of astronauts; astronaut rescue; agreement on the rescue of astronauts | اتفاق الإنقاذ; إنقاذ رواد الفضاء; إعادة رواد الفضاء; اتفاق إنقاذ الملاحين الفضائيين | space-law
space-resources-law | space resources law; legality of space mining; ownership of space resources; space property rights; property rights in space; appropriation of outer space; non-appropriation principle; who owns space resources; who owns resources mined on asteroids; who owns asteroids; ownership of asteroids; ownership of asteroid resources; who owns the resources of space; space mining law; legal status of space resources | ملكية الموارد الفضائية; قانون الموارد الفضائية; حقوق الملكية في الفضاء; مبدأ عدم التملك; مشروعية التعدين في الفضاء; تملك الفضاء الخارجي; الملكية في الفضاء; من يملك موارد الفضاء; من يملك الكويكبات; ملكية موارد الكويكبات; قانون تعدين الفضاء | space-law
space-licensing | space licensing; licensing of space activities; national space legislation; national space law; authorization of space activities; launch licensing | ترخيص الأنشطة الفضائية; تراخيص الفضاء; التشريعات الفضائية الوطنية; تراخيص الأنشطة الفضائية; قانون الفضاء الوطني; رخصة الإطلاق; نظام الفضاء الوطني | space-law
delimitation-of-outer-space | delimitation of outer space; Karman line; boundary of space; edge of space; definition of outer space | تعيين حدود الفضاء الخارجي; خط كارمان; حدود الفضاء الخارجي; حافة الفضاء; تعريف الفضاء الخارجي; الحد الفاصل بين الجو والفضاء | space-law
export-control | export control; ITAR; technology export restrictions; export licensing | الرقابة على الصادرات; ضوابط التصدير; مراقبة الصادرات; قيود تصدير التقنية | space-policy
dual-use-technology | dual-use technology; dual use; dual-use space systems | التقنيات مزدوجة الاستخدام; الاستخدام المزدوج; تكنولوجيا مزدوجة الاستخدام; مزدوج الاستخدام | space-policy
space-crime | crime in space; criminal jurisdiction in space; space crime; crimes in outer space; criminal law in space | الجرائم في الفضاء; الجرائم الفضائية; جريمة في الفضاء; الولاية القضائية الجنائية في الفضاء | space-law
space-jurisdiction | jurisdiction in space; jurisdiction and control over space objects; state sovereignty in space; sovereignty in outer space; sovereignty over outer space | الولاية القضائية في الفضاء; السيادة في الفضاء; سيادة الدول في الفضاء; السيادة على الفضاء الخارجي | space-law
space-dispute-settlement | space dispute settlement; space disputes; space arbitration; settlement of space disputes; arbitration of outer space disputes | تسوية المنازعات الفضائية; منازعات الفضاء; التحكيم الفضائي | space-law
space-patents | space patents; intellectual property in space; patents in outer space; intellectual property rights in space | الملكية الفكرية في الفضاء; براءات الاختراع الفضائية; حقوق الملكية الفكرية في الفضاء | space-law
remote-sensing-law | remote sensing law; legal aspects of remote sensing; legal regime of remote sensing; satellite imagery as evidence | قانون الاستشعار عن بعد; الجوانب القانونية للاستشعار عن بعد; التنظيم القانوني للاستشعار عن بعد | space-law
military-space | military satellites; space force; military space; defence satellites | الأقمار الصناعية العسكرية; قوة الفضاء; الأقمار العسكرية | space-policy
space-race | space race; Cold War in space; new space race | سباق الفضاء; السباق نحو الفضاء; سباق الفضاء الجديد | space-policy
geopolitics-of-space | geopolitics of space; astropolitics; space geopolitics; international relations in space | الجغرافيا السياسية للفضاء; جيوسياسة الفضاء; جيوبوليتيك الفضاء | space-policy
emerging-space-nations | emerging space nations; developing countries in space; new spacefaring nations; emerging spacefaring nations; space programs of developing countries | الدول الفضائية الناشئة; الدول النامية والفضاء; الدول الصاعدة في الفضاء; البرامج الفضائية للدول النامية | space-policy
space-budget | space budget; government space budget; public spending on space; space spending; space agency budget; space funding | ميزانية الفضاء; الإنفاق على الفضاء; تمويل الفضاء; الإنفاق الحكومي على الفضاء | space-economy
space-workforce | space workforce; space careers; jobs in space; space jobs; careers in space; human capital in space; space sector employment; jobs in the space sector; career in astronomy; careers in astronomy; become an astronomer; becoming an astronomer; space engineer salary; astronaut salary; space industry jobs; study astronomy; astronomy degree; aerospace engineering degree | القوى العاملة في الفضاء; وظائف الفضاء; الوظائف في قطاع الفضاء; الكوادر الفضائية; رأس المال البشري الفضائي; العمل في مجال الفضاء; وظائف في مجال الفضاء; مهنة الفلك; رواتب مهندسي الفضاء; رواتب رواد الفضاء; راتب رائد الفضاء; أصبح عالم فلك; أصبح فلكيا; تخصص الفلك; تخصص هندسة الفضاء; دراسة علم الفلك; وظائف وكالة الفضاء | space-economy
earth-observation-market | earth observation market; downstream space sector; satellite data market; downstream space applications; geospatial market | سوق بيانات رصد الأرض; سوق بيانات الأقمار الصناعية; سوق صور الأقمار الصناعية; سوق رصد الأرض | space-economy
teacher-training | teacher training; teachers' professional development; pre-service teachers; science teachers; preservice teachers; physics teachers; teacher education | تدريب المعلمين; تأهيل المعلمين; إعداد المعلمين; معلمو العلوم; التطوير المهني للمعلمين; معلمي العلوم
astronomy-misconceptions | astronomy misconceptions; misconceptions in astronomy; student misconceptions; astronomical misconceptions; conceptual understanding of astronomy; alternative conceptions; misconceptions | المفاهيم الخاطئة في الفلك; المفاهيم البديلة; التصورات الخاطئة; التصورات البديلة; المفاهيم الفلكية الخاطئة
student-satellite-project | student satellite; university satellite; student CubeSat; educational satellite; CanSat; university CubeSat; educational small satellites; educational small satellite; educational CubeSats; educational satellites; satellites built by students | قمر صناعي طلابي; أقمار صناعية جامعية; قمر صناعي تعليمي; كان سات; أقمار الطلاب; الأقمار الصغيرة التعليمية; أقمار تعليمية; قمر تعليمي; الأقمار التعليمية; كيوب سات جامعي; كيوب سات تعليمي | smallsats
space-camp | space camp; space summer school; astronomy camp | مخيم الفضاء; معسكر الفضاء; مخيم فلكي
science-museum | science museum; space museum | متحف العلوم; متحف الفضاء; مركز علمي تفاعلي; متاحف الفضاء; متاحف العلوم
astronomy-olympiad | astronomy olympiad; international olympiad on astronomy and astrophysics; astronomy competition; IOAA; space competition for students | أولمبياد الفلك; أولمبياد علم الفلك; الأولمبياد الدولي للفلك; مسابقة فلكية; مسابقات الفضاء الطلابية
astrotourism | astrotourism; astro-tourism; astronomy tourism; dark sky tourism; stargazing tourism; astronomical tourism | السياحة الفلكية; سياحة النجوم; سياحة السماء المظلمة | space-economy
virtual-reality | virtual reality; augmented reality; mixed reality; VR simulation; VR headset; extended reality | الواقع الافتراضي; الواقع المعزز; الواقع المختلط; الواقع الممتد; نظارات الواقع الافتراضي
e-learning | e-learning; online learning; distance learning; online course; remote teaching | التعلم الإلكتروني; التعلم عن بعد; التعليم الإلكتروني; التعليم عن بعد; دورة عبر الإنترنت; دورات إلكترونية
science-fiction | science fiction; sci-fi; space films; space movies; science-fiction films | الخيال العلمي; أفلام الفضاء; أدب الخيال العلمي; روايات الخيال العلمي
ufo | UFO; unidentified flying object; unidentified aerial phenomena; flying saucer; unidentified anomalous phenomena | الأطباق الطائرة; الأجسام الطائرة المجهولة; الظواهر الجوية المجهولة; صحون طائرة
explainable-ai | explainable AI; explainable artificial intelligence; XAI; interpretable machine learning; SHAP values | الذكاء الاصطناعي القابل للتفسير; قابلية التفسير; تفسير النماذج; الذكاء الاصطناعي التفسيري; قابلية تفسير النماذج | space-ai
federated-learning | federated learning; distributed machine learning; decentralized learning | التعلم الاتحادي; التعلم الموزع; التعلم الفيدرالي | space-ai
graph-neural-network | graph neural network; GNN; graph learning; graph convolutional network | الشبكات العصبية البيانية; الشبكات العصبية الرسومية | space-ai
physics-informed-neural-network | physics-informed neural network; PINN; physics-informed machine learning; physics-guided learning | الشبكات العصبية المستنيرة بالفيزياء; الشبكات العصبية الموجهة بالفيزياء; التعلم المستند إلى الفيزياء | space-ai
autoencoder | autoencoder; variational autoencoder; VAE | المشفر التلقائي; المرمز التلقائي; المشفر الذاتي; المرمز الذاتي | space-ai
surrogate-model | surrogate model; Gaussian process; metamodel; reduced-order model; kriging surrogate | نموذج بديل; العملية الغاوسية; نموذج مخفض الرتبة | space-ai
clustering | clustering algorithm; k-means; DBSCAN; k-means clustering; cluster analysis; fuzzy c-means | التجميع العنقودي; خوارزمية التجميع; التحليل العنقودي; كي مينز; التصنيف العنقودي | space-ai
fuzzy-logic | fuzzy logic; fuzzy inference system; ANFIS; fuzzy set; fuzzy inference; fuzzy; fuzzy analytical hierarchy process | المنطق الضبابي; المنطق الغامض; المنطق المضبب; الاستدلال الضبابي; المجموعات الضبابية | space-ai
neuromorphic | neuromorphic computing; spiking neural network; event camera; neuromorphic; event-based camera | الحوسبة العصبية الشكل; كاميرا الأحداث; الحوسبة العصبونية; الشبكات العصبية النبضية; الحوسبة المحاكية للدماغ; الحوسبة العصبية المحاكية | space-ai
data-compression | data compression; image compression; lossless compression; onboard compression; lossy compression; compression algorithm | ضغط البيانات; ضغط الصور; ضغط بلا فقد; خوارزمية ضغط البيانات; الضغط بدون فقدان
blockchain | blockchain; distributed ledger; blockchain in space; smart contract | البلوك تشين; سلسلة الكتل; بلوكشين; العقود الذكية; تقنية البلوك تشين
space-data-center | orbital data center; data centres in space; space data centre; space-based data center; cloud computing in space | مراكز البيانات في الفضاء; مركز بيانات مداري; مراكز بيانات فضائية | space-economy; space-ai
space-advertising | space advertising; advertising in space; orbital billboard; satellite billboards | الإعلانات الفضائية; الإعلان من الفضاء; إعلانات في الفضاء; الإعلان في الفضاء; لوحات إعلانية في المدار | space-economy
space-heritage | space heritage | تراث الفضاء | space-law; history
point-to-point-space-transport | point-to-point space transport; suborbital point-to-point; rocket travel between cities; point-to-point suborbital travel | النقل الفضائي بين نقطتين; السفر الصاروخي بين المدن; النقل بالصواريخ بين المدن; النقل الأرضي بالصواريخ | space-economy
space-project-management | space project management; space programme management; concurrent engineering; concurrent design facility; management of space projects | إدارة المشاريع الفضائية; الهندسة المتزامنة; الهندسة المتزامنة للمهمات | spacecraft-systems
space-standards | space standards; ECSS; standardization in space; CCSDS standards; space product assurance | معايير الفضاء; المواصفات الفضائية; توحيد المعايير الفضائية; التقييس الفضائي; ضمان جودة المنتجات الفضائية | spacecraft-systems
technology-readiness-level | technology readiness level; TRL; technology readiness; technology maturity; technology readiness assessment | مستوى الجاهزية التقنية; نضج التقنية; مستوى الجاهزية التكنولوجية | spacecraft-systems
in-orbit-demonstration | in-orbit demonstration; technology demonstration; in-orbit validation; on-orbit demonstration; flight demonstration; technology demonstration satellite | العرض التقني في المدار; مهمة استعراض تقني; قمر صناعي لاختبار التقنيات; التحقق في المدار; الإثبات التقني; اختبار التقنيات في المدار | spacecraft-systems
sloshing | propellant slosh; fuel slosh; liquid sloshing; tank sloshing | ترجرج الوقود; تخضخض الوقود; ترجرج السوائل; حركة الوقود داخل الخزان | propulsion; microgravity
simulated-microgravity | simulated microgravity; simulated weightlessness; microgravity simulation; hindlimb unloading; microgravity analogue | محاكاة الجاذبية الصغرى; محاكاة انعدام الجاذبية; محاكاة انعدام الوزن; الجاذبية الصغرى المحاكاة | microgravity
islamic-observatories | medieval Islamic observatories; Islamic observatories; Maragha observatory; Maragheh; Istanbul observatory; observatories in the Islamic world; observatories in Islam | المراصد الإسلامية; مرصد مراغة; مرصد إسطنبول; المراصد في العالم الإسلامي; المراصد الإسلامية القديمة; مراصد الفلك في الإسلام; المراصد في الإسلام; المراصد عند المسلمين; مراصد المسلمين; مرصد أولغ بيك; مرصد مراغة الفلكي | history
aviation-radiation | aviation radiation; aircrew radiation; radiation at flight altitude; pilots radiation; radiation exposure of aircrew | إشعاع الطيران; إشعاع الطيارين; تعرض الطيارين للإشعاع; تعرض أطقم الطائرات للإشعاع | space-radiation
radio-transmitter | radio transmitter; transmitter | جهاز إرسال; المرسل الراديوي | satcom
error-correcting-code | error-correcting code; error correction; Reed-Solomon; Reed Solomon; forward error correction; convolutional code; turbo code | ترميز القناة; تصحيح الأخطاء; شيفرة تصحيح الأخطاء; شفرة ريد سولومون; ريد سولومون | satcom
image-reconstruction | image deconvolution; CLEAN algorithm; aperture synthesis; image reconstruction; synthesis imaging | فك الالتفاف للصور; خوارزمية كلين; تركيب الفتحة; إعادة بناء الصور | radio-astronomy
radiocarbon | radiocarbon; carbon-14; carbon 14; 14C; Miyake event; Miyake events; radiocarbon spike; radiocarbon dating | الكربون المشع; الكربون 14; كربون-14; حدث مياكي; أحداث مياكي; التأريخ بالكربون المشع
atomic-oxygen | atomic oxygen; ATOX; atomic oxygen erosion | الأكسجين الذري; أكسجين ذري | materials
outgassing | outgassing; venting; outgas | انبعاث الغازات; تنفيس الغازات; إطلاق الغازات | spacecraft-systems
thermal-vacuum | thermal vacuum; thermal vacuum test; thermal vacuum testing; TVAC; thermal vacuum chamber; vacuum chamber | الاختبار الحراري الفراغي; غرفة التفريغ الحراري; اختبار الفراغ الحراري; التفريغ الحراري; غرفة الفراغ | spacecraft-systems
arab-satellites | Arab satellites; Arab satellite; satellites of Arab countries; Arab satellite programs | الأقمار الصناعية العربية; الأقمار الاصطناعية العربية; القمر الصناعي العربي; قمر صناعي عربي; أقمار صناعية عربية; الأقمار العربية | earth-observation; satcom
national-satellites | Saudi satellite program; Egyptian satellite program; national satellite; national satellites | الأقمار الصناعية السعودية; الأقمار الاصطناعية السعودية; قمر صناعي سعودي; القمر الصناعي السعودي; أقمار صناعية سعودية; الأقمار السعودية; الأقمار الصناعية المصرية; قمر صناعي مصري; القمر الصناعي المصري; الأقمار الصناعية المغربية; الأقمار الصناعية الجزائرية; قمر صناعي تونسي; قمر صناعي أردني; القمر الصناعي الكويتي; القمر الصناعي القطري | earth-observation; satcom
weak-lensing | weak lensing; weak gravitational lensing; cosmic shear; gravitational shear | العدسات الضعيفة; التعديس الضعيف; التعديس الجاذبي الضعيف; عدسة الجاذبية الضعيفة | cosmology
water-pollution | water pollution; marine pollution; sea pollution; polluted water; pollution of water; water contamination | تلوث المياه; تلوث الماء; تلوث مياه; تلوث البحر; التلوث البحري; تلوث البحار; مياه ملوثة | earth-observation
time-travel | time travel; time machine; travel in time; travelling through time | السفر عبر الزمن; السفر في الزمن; آلة الزمن; السفر بالزمن | astrophysics
size-of-the-universe | size of the universe; how big is the universe; shape of the universe; edge of the universe | حجم الكون; شكل الكون; اتساع الكون; حدود الكون | cosmology
solar-age | age of the Sun; lifetime of the Sun; how old is the Sun; life of the Sun; death of the Sun; end of the Sun; fate of the Sun; future of the Sun; what will happen to the Sun; when will the Sun die | عمر الشمس; حياة الشمس; موت الشمس; تموت الشمس; نهاية الشمس; مصير الشمس; مستقبل الشمس; تنطفئ الشمس; انطفاء الشمس; سيحدث للشمس; يحدث للشمس; تنتهي الشمس | stellar
seasons | seasons of the year; four seasons; why do we have seasons; cause of the seasons; change of seasons | الفصول الأربعة; فصول السنة; تعاقب الفصول; اختلاف الفصول | planetary-science
marsquake | marsquake; marsquakes; seismology of Mars; seismic activity on Mars | زلازل المريخ; زلزال المريخ | mars
martian-volcanoes | volcanoes on Mars; Martian volcanoes; Olympus Mons; Valles Marineris; Tharsis | براكين المريخ; أوليمبوس مونس; جبل أوليمبوس على المريخ; وادي مارينر | mars
dna-mutation | DNA; mutation; mutations; genetic mutation; mutagenic | الحمض النووي; الطفرات; طفرات; طفرة وراثية; المادة الوراثية | space-medicine
solar-superstorm | solar superstorm; extreme solar storm; Carrington event; Gannon storm; Carrington storm; Carrington flare; great geomagnetic storm; superstorm | عاصفة شمسية فائقة; عاصفة شمسية عظمى; عاصفة شمسية كبرى; عاصفة كارينغتون; حدث كارينغتون; عاصفة كارينجتون; حدث كارينجتون; عاصفة غانون | space-weather
local-group | local group of galaxies; Local Group; galaxies nearest the Milky Way | المجموعة المحلية; المجموعة المحلية للمجرات; زمرة المجرات المحلية | galaxies
galaxy-group | galaxy group; group of galaxies | مجموعة مجرات; زمرة مجرات | galaxies
supercluster | supercluster; supercluster of galaxies; galaxy supercluster | عنقود مجري فائق; العناقيد المجرية الفائقة; حشد مجري فائق | galaxies; cosmology
cosmic-void | cosmic void; intergalactic void; underdense region of the universe | الفراغات الكونية; الفراغات بين المجرات | cosmology; galaxies
virgo-cluster | cluster of galaxies in Virgo; Virgo Cluster; Virgo galaxy cluster | عنقود العذراء; عنقود مجرات العذراء; حشد العذراء | galaxies
virgo-supercluster | local supercluster of galaxies; Local Supercluster; Virgo Supercluster | عنقود العذراء الفائق; العنقود المجري الفائق المحلي | galaxies; cosmology
coma-cluster | cluster of galaxies in Coma Berenices; Coma Cluster; Abell 1656 | عنقود الهلبة; عنقود مجرات الهلبة; حشد الذؤابة | galaxies
perseus-cluster | cluster of galaxies in Perseus; Perseus Cluster; Abell 426 | عنقود فرساوس; عنقود مجرات برشاوش; عنقود حامل رأس الغول | galaxies; high-energy
abell-cluster | cluster of the Abell catalogue; Abell cluster; Abell catalogue; Abell catalog | عناقيد آبل; عناقيد أبيل المجرية; فهرس آبل | galaxies
great-attractor | great attractor | الجاذب العظيم; الجاذب الأعظم | cosmology; galaxies
intracluster-medium | intracluster medium; intracluster gas; hot gas in galaxy clusters | الوسط داخل العناقيد المجرية; الغاز داخل العنقود المجري; الغاز الساخن في العناقيد المجرية | galaxies; high-energy
cooling-flow | cluster cooling flow; cooling flow in galaxy clusters; cooling flows in clusters; cool-core cluster | تدفق التبريد في العناقيد المجرية; تدفقات التبريد العنقودية; العناقيد باردة القلب | galaxies; high-energy
sunyaev-zeldovich-effect | thermal Sunyaev-Zeldovich effect; Sunyaev-Zeldovich; Sunyaev-Zel'dovich effect | تأثير سونيايف زيلدوفيتش; ظاهرة سونييف زلدوفيتش | cosmology; galaxies
brightest-cluster-galaxy | brightest cluster galaxy; brightest cluster galaxies; cD galaxy; central cluster galaxy | ألمع مجرات العنقود; المجرة الألمع في العنقود; مجرة العنقود المركزية | galaxies
giant-elliptical-galaxy | giant elliptical galaxy; giant elliptical; supergiant elliptical galaxy | مجرة إهليلجية عملاقة; المجرات البيضاوية العملاقة | galaxies
compact-galaxy-group | compact group of galaxies; Hickson compact group | مجموعة مجرات متراصة; مجموعة هيكسون المتراصة | galaxies
galaxy-pair | galaxy pair; pair of galaxies; double galaxy; binary galaxy | زوج من المجرات; مجرة مزدوجة; أزواج المجرات | galaxies
satellite-galaxy | satellite galaxy; companion galaxy; satellites of the Milky Way | مجرة تابعة; المجرات التابعة; مجرة مرافقة | galaxies
lenticular-galaxy | lenticular galaxy; S0 galaxy | مجرة عدسية; المجرات العدسية | galaxies
ring-galaxy | ring galaxy; collisional ring galaxy | مجرة حلقية; المجرات الحلقية | galaxies
disk-galaxy | disk galaxy; disc galaxy; late-type galaxy | مجرة قرصية; المجرات القرصية; المجرات متأخرة النوع | galaxies
dwarf-spheroidal-galaxy | dwarf spheroidal galaxy; dwarf spheroidal; ultra-faint dwarf galaxy | مجرة قزمة شبه كروية; المجرات القزمة الكروانية; المجرات القزمة شبه الكروية | galaxies
dwarf-elliptical-galaxy | dwarf elliptical galaxy; dwarf elliptical | مجرة قزمة إهليلجية; المجرات الإهليلجية القزمة; مجرة بيضاوية قزمة | galaxies
dwarf-irregular-galaxy | dwarf irregular galaxy; dwarf irregular; Magellanic irregular galaxy | مجرة قزمة غير منتظمة; المجرات القزمة غير المنتظمة | galaxies
blue-compact-dwarf-galaxy | blue compact dwarf galaxy; blue compact dwarf; blue compact galaxy; Haro galaxy | مجرة قزمة زرقاء متراصة; المجرات القزمة الزرقاء المتراصة | galaxies
ultracompact-dwarf-galaxy | ultracompact dwarf galaxy; ultra-compact dwarf; compact dwarf galaxy | مجرة قزمة فائقة التراص; المجرات القزمة فائقة التراص; مجرة قزمة متراصة | galaxies
low-surface-brightness-galaxy | low surface brightness galaxy; low-surface-brightness galaxies | مجرة منخفضة السطوع السطحي; المجرات خافتة السطوع السطحي | galaxies
post-starburst-galaxy | post-starburst galaxy; E+A galaxy; poststarburst galaxy | مجرة ما بعد الانفجار النجمي; مجرات ما بعد الانفجار النجمي | galaxies
galaxy-quenching | galaxy quenching; quenched galaxy; quenching of star formation; quiescent galaxy | إخماد المجرات; توقف تشكل النجوم في المجرات; المجرات الخامدة | galaxies
red-sequence | red sequence of galaxies; red sequence galaxy; red-sequence galaxies; galaxy color bimodality | مجرات التتابع الأحمر; التتابع الأحمر للمجرات; المتتالية الحمراء للمجرات | galaxies
green-valley | green valley galaxy; green valley galaxies | مجرات الوادي الأخضر; مجرة الوادي الأخضر | galaxies
galaxy-color | galaxy color; galaxy colour; colors of galaxies; colours of galaxies | ألوان المجرات; لون المجرة | galaxies
luminous-infrared-galaxy | luminous infrared galaxy; infrared galaxy; LIRG; infrared-excess galaxy | مجرة مضيئة بالأشعة تحت الحمراء; المجرات تحت الحمراء; مجرة تحت حمراء لامعة | galaxies
ultraluminous-infrared-galaxy | ultraluminous infrared galaxy; ULIRG; hyperluminous infrared galaxy | مجرة فائقة الإضاءة تحت الحمراء; المجرات فائقة اللمعان في الأشعة تحت الحمراء | galaxies
lyman-alpha-emitter | emitter of Lyman-alpha; Lyman-alpha emitter; Lyman-alpha galaxy; Lyman-alpha blob | مجرات ليمان ألفا; باعث ليمان ألفا; المجرات الباعثة لخط ليمان ألفا | galaxies; cosmology
emission-line-galaxy | emission-line galaxy; H II galaxy; extreme emission-line galaxy | مجرات خطوط الانبعاث; مجرة ذات خطوط انبعاث | galaxies
protogalaxy | protogalaxy; primordial galaxy; primeval galaxy; primordial galaxies | مجرة بدائية; المجرات البدائية | galaxies; cosmology
protocluster-of-galaxies | protocluster of galaxies; high-redshift galaxy cluster; galaxy protocluster; distant galaxy cluster | عنقود مجري أولي; عناقيد المجرات البعيدة | galaxies; cosmology
markarian-galaxy | galaxy of the Markarian catalogue; Markarian galaxy; Markarian galaxies | مجرات ماركاريان; مجرة ماركاريان | galaxies
liner-galaxy | low-ionization nuclear emission-line region; LINER galaxy; LINER nucleus; low-ionisation nuclear emission-line region | مجرات لاينر; منطقة خطوط الانبعاث النووية منخفضة التأين | galaxies; high-energy
low-luminosity-agn | low-luminosity active galactic nucleus; low-luminosity AGN; LLAGN | نواة مجرية نشطة منخفضة اللمعان; النوى المجرية النشطة خافتة اللمعان | galaxies; high-energy
agn-host-galaxy | host galaxy of an active nucleus; AGN host galaxy; quasar host galaxy; host galaxies of AGN | المجرة المضيفة للنواة النشطة; مجرات مضيفة لأنوية نشطة; المجرة المضيفة للكوازار | galaxies; high-energy
circumnuclear-disk | circumnuclear disk; circumnuclear disc | القرص المحيط بالنواة; القرص حول نواة المجرة | galaxies
small-magellanic-cloud | smaller of the Magellanic clouds; Small Magellanic Cloud; NGC 292 | سحابة ماجلان الصغرى; سحابة ماجلان الصغيرة | galaxies
magellanic-stream | stream of the Magellanic clouds; Magellanic Stream | تيار ماجلان; التيار الماجلاني | galaxies
triangulum-galaxy | galaxy in Triangulum; Triangulum Galaxy; Messier 33; M33 | مجرة المثلث; مجرة مسييه 33 | galaxies
sagittarius-dwarf-galaxy | dwarf galaxy in Sagittarius; Sagittarius dwarf galaxy; Sagittarius dwarf spheroidal galaxy | مجرة القوس القزمة; مجرة الرامي القزمة; مجرة القوس القزمة الإهليلجية | galaxies
draco-dwarf-galaxy | dwarf galaxy in Draco; Draco dwarf galaxy; Draco dwarf | مجرة التنين القزمة | galaxies
fornax-dwarf-galaxy | dwarf galaxy in Fornax; Fornax dwarf galaxy; Fornax dwarf spheroidal; Fornax dwarf | مجرة الكور القزمة; مجرة الفرن القزمة | galaxies
sculptor-dwarf-galaxy | dwarf galaxy in Sculptor; Sculptor dwarf galaxy; Sculptor dwarf | مجرة النحات القزمة; مجرة معمل النحات القزمة | galaxies
ursa-minor-dwarf-galaxy | dwarf galaxy in Ursa Minor; Ursa Minor dwarf galaxy; Ursa Minor dwarf | مجرة الدب الأصغر القزمة | galaxies
tidal-tail | tidal tail of a galaxy; tidal tail | الذيل المدي; الذيول المدية; ذيول المجرات المدية | galaxies
ram-pressure-stripping | ram-pressure stripping; ram pressure stripped tail; jellyfish galaxy | التجريد بضغط الاندفاع; تجريد المجرات من غازها; مجرة قنديل البحر | galaxies
galaxy-environment | galaxy environment; environment of galaxies; morphology-density relation | بيئة المجرات; البيئة المجرية; علاقة الشكل والكثافة | galaxies
galactic-wind | galactic wind; galaxy wind; galactic outflow; galactic superwind | الرياح المجرية; ريح مجرية; التدفق المجري الخارج | galaxies
galactic-fountain | galactic fountain; galaxy fountain | النافورة المجرية; نوافير المجرات | galaxies
stellar-feedback | stellar feedback; supernova feedback; feedback from massive stars | التغذية الراجعة النجمية; التغذية الراجعة من المستعرات العظمى; الارتجاع النجمي | galaxies; stellar
agn-feedback | feedback from active galactic nuclei; AGN feedback; black hole feedback; quasar feedback | التغذية الراجعة من النوى المجرية النشطة; التغذية الراجعة للثقوب السوداء | galaxies; high-energy
galaxy-gas-accretion | gas accretion by galaxies; gas infall onto galaxies; galaxy infall; cold gas accretion onto galaxies | تراكم الغاز على المجرات; سقوط الغاز نحو المجرات; انسياب الغاز إلى المجرات | galaxies
galactic-magnetic-field | galactic magnetic field; magnetic fields of galaxies; Milky Way magnetic field; galactic dynamo | المجال المغناطيسي المجري; المجالات المغناطيسية للمجرات; المجال المغناطيسي لدرب التبانة | galaxies; radio-astronomy
intergalactic-magnetic-field | intergalactic magnetic field; extragalactic magnetic field; cosmic magnetic field; primordial magnetic field | المجال المغناطيسي بين المجرات; المجالات المغناطيسية خارج المجرة; المجال المغناطيسي الكوني | galaxies; cosmology
spiral-density-wave | spiral density wave; density wave theory; density wave model | موجات الكثافة الحلزونية; نظرية موجات الكثافة | galaxies
galaxy-dynamics | galaxy dynamics; galactic dynamics; galaxy kinematics; galactic kinematics | ديناميكا المجرات; حركيات المجرات; ديناميكا المجرة | galaxies
galaxy-mass | mass of a galaxy; galaxy mass; mass distribution in galaxies; stellar mass of galaxies | كتلة المجرة; كتل المجرات; توزيع الكتلة في المجرات | galaxies
galaxy-distance | distance to a galaxy; galaxy distances; distances of galaxies; extragalactic distance | بعد المجرة عنا; أبعاد المجرات; مسافات المجرات; المسافات خارج المجرة | galaxies; cosmology
tully-fisher-relation | galaxy scaling relation; Tully-Fisher relation; Faber-Jackson relation; fundamental plane of elliptical galaxies | علاقة تولي فيشر; علاقة فيبر جاكسون; علاقات القياس المجرية | galaxies
navarro-frenk-white-profile | dark matter halo profile; Navarro-Frenk-White profile; NFW profile; dark matter density profile | توزيع نافارو فرينك وايت; نموذج نافارو فرنك وايت; كثافة المادة المظلمة | cosmology; galaxies
dark-matter-halo-structure | dark matter halos of galaxies; galactic dark matter halo; Milky Way dark matter halo | هالات المادة المظلمة المجرية; هالة المادة المظلمة لدرب التبانة; هالات المادة المعتمة | galaxies; cosmology
missing-mass | missing mass problem; missing mass of galaxies; missing mass in galaxy clusters | مشكلة الكتلة المفقودة; الكتلة المفقودة في الكون | cosmology; galaxies
milky-way-formation | formation of the Milky Way; Milky Way formation; evolution of the Milky Way; Milky Way evolution | تشكل درب التبانة; نشأة مجرة درب التبانة; تطور درب التبانة | galaxies
milky-way-mass | mass of the Milky Way; Milky Way mass; mass of our Galaxy | كتلة درب التبانة | galaxies
oort-constants | galactic constants of Oort; Oort constants; Oort constants A and B | ثابتا أورت; ثوابت أورت | galaxies
solar-neighborhood | solar neighborhood; solar neighbourhood; local stellar neighborhood; stars near the Sun | الجوار الشمسي; جوار الشمس; النجوم القريبة من الشمس | galaxies; stellar
local-interstellar-bubble | local bubble in the interstellar medium; Local Bubble; local hot bubble | الفقاعة المحلية; الفقاعة المحلية الساخنة | galaxies; stellar
galactic-anticenter | galactic anticenter; galactic anticentre; anticenter of the Milky Way | نقيض مركز المجرة; الاتجاه المعاكس لمركز المجرة | galaxies
thick-disk | thick disk of the Milky Way; galactic thick disk; thin disk of the Milky Way; Milky Way disk | القرص المجري السميك; القرص المجري الرقيق; قرص درب التبانة | galaxies
halo-star | galactic halo star; halo stars; stars of the galactic halo | نجوم الهالة; نجوم الهالة المجرية | galaxies; stellar
hypervelocity-star | hypervelocity star; hyper-velocity star; star escaping the Galaxy | النجوم فائقة السرعة; نجم فائق السرعة; نجم هارب من المجرة | stellar; galaxies
runaway-star | runaway star; runaway OB star; walkaway star | النجوم الهاربة; نجم هارب; نجم شارد | stellar; galaxies
high-velocity-star | high-velocity star; high-velocity stars | النجوم عالية السرعة; نجم سريع الحركة | stellar; galaxies
stellar-bow-shock | stellar bow shock; bow shock of a star; bow-shock nebula | الصدمة القوسية النجمية; صدمات القوس حول النجوم | stellar; high-energy
stellar-jet | stellar jet; protostellar jet; protostellar outflow | النفاثات النجمية; نفاثات النجوم الأولية | stellar
astrophysical-maser | astrophysical maser; maser; cosmic maser; interstellar maser | الميزر; الميزر الكوني; الميزر الفلكي | radio-astronomy; astrophysics
water-maser | water maser; H2O maser; water vapour maser; water vapor maser | ميزر الماء; ميزر بخار الماء | radio-astronomy
hydroxyl-maser | hydroxyl maser; OH maser | ميزر الهيدروكسيل; ميزر الهيدروكسيد | radio-astronomy; stellar
silicon-monoxide-maser | silicon monoxide maser; SiO maser | ميزر أول أكسيد السيليكون; ميزر أحادي أكسيد السيليكون | radio-astronomy; stellar
megamaser | megamaser; megamaser galaxy; megamaser disk | الميغاميزر; ميجاميزر; ميزر عملاق | radio-astronomy; galaxies
radio-lobe | radio lobe; radio lobes of galaxies | الفصوص الراديوية; الفص الراديوي | radio-astronomy; galaxies
radio-jet | radio jet; extragalactic radio jet; kiloparsec-scale jet; jet of a radio galaxy | النفاثات الراديوية; نفاثة راديوية; نفاثات المجرات الراديوية | radio-astronomy; galaxies
fanaroff-riley-galaxy | radio galaxy of the Fanaroff-Riley class; Fanaroff-Riley; Fanaroff-Riley radio galaxy; FR II radio galaxy | تصنيف فاناروف رايلي; مجرات فاناروف رايلي الراديوية | radio-astronomy; galaxies
giant-radio-galaxy | giant radio galaxy; giant radio source; megaparsec-scale radio galaxy | مجرة راديوية عملاقة; المجرات الراديوية العملاقة | radio-astronomy; galaxies
tailed-radio-galaxy | tailed radio galaxy; head-tail radio galaxy; bent-tail radio galaxy; wide-angle tail radio galaxy | المجرات الراديوية المذيلة; مجرة راديوية ذات ذيل | radio-astronomy; galaxies
extragalactic-radio-source | extragalactic radio source; compact radio source | المصادر الراديوية خارج المجرة; المصادر الراديوية المتراصة | radio-astronomy; galaxies
radio-continuum-emission | radio continuum emission; radio continuum; radio continuum survey | الانبعاث الراديوي المتصل; المتصل الراديوي; الإشعاع الراديوي المستمر | radio-astronomy
radio-loud-quasar | radio-loud quasar; radio-loud AGN; radio-loud active galactic nucleus | كوازار راديوي قوي; الكوازارات الصاخبة راديويا; الكوازارات الراديوية | galaxies; radio-astronomy
radio-quiet-quasar | radio-quiet quasar; radio-quiet AGN | كوازار هادئ راديويا; الكوازارات الهادئة راديويا | galaxies; radio-astronomy
flat-spectrum-radio-quasar | flat-spectrum radio quasar; FSRQ | كوازار راديوي مسطح الطيف; الكوازارات الراديوية مسطحة الطيف | galaxies; high-energy
broad-absorption-line-quasar | broad absorption line quasar; BAL quasar; BALQSO | كوازار عريض خطوط الامتصاص; الكوازارات ذات خطوط الامتصاص العريضة | galaxies; high-energy
double-quasar | double quasar; dual quasar | الكوازار المزدوج | galaxies; cosmology
quasar-absorption-line | quasar absorption line; quasar absorption spectrum; metal line absorber; intervening absorption system | خطوط امتصاص الكوازارات; أطياف امتصاص الكوازارات | cosmology; galaxies
damped-lyman-alpha-system | damped absorption system in Lyman-alpha; damped Lyman-alpha system; damped Lyman-alpha absorber | نظام ليمان ألفا المخمد; أنظمة ليمان ألفا المتخامدة | cosmology; galaxies
warm-hot-intergalactic-medium | warm-hot intergalactic medium; missing baryons; hot intergalactic gas | الوسط بين المجري الدافئ الساخن; الباريونات المفقودة | cosmology; galaxies
stellar-mass-black-hole | stellar-mass black hole; stellar black hole | ثقب أسود نجمي; الثقوب السوداء النجمية; ثقب أسود ذو كتلة نجمية | high-energy
intermediate-mass-black-hole | intermediate-mass black hole; IMBH; medium-size black hole | ثقب أسود متوسط الكتلة; الثقوب السوداء متوسطة الكتلة | high-energy
ultraluminous-x-ray-source | ultraluminous X-ray source; ULX; ultra-luminous X-ray source | مصدر فائق اللمعان للأشعة السينية; مصادر الأشعة السينية فائقة الإضاءة | high-energy
ergosphere | ergosphere; ergoregion; ergosphere of a rotating black hole | الإرغوسفير; الغلاف الفاعل للثقب الأسود; الإرجوسفير | high-energy; gravitational-waves
penrose-process | energy extraction from a rotating black hole; Penrose process; black hole energy extraction | عملية بنروز; استخلاص الطاقة من الثقب الأسود | high-energy
photon-sphere | photon sphere; photon ring; light ring around a black hole | كرة الفوتونات; غلاف الفوتونات; حلقة الفوتونات | high-energy
black-hole-thermodynamics | black hole thermodynamics; Bekenstein-Hawking entropy; black hole entropy; laws of black hole mechanics | الديناميكا الحرارية للثقوب السوداء; ثرموديناميك الثقوب السوداء; إنتروبيا الثقب الأسود; إنتروبية بيكنشتاين هوكينغ | high-energy; cosmology
charged-black-hole | charged black hole; Reissner-Nordström black hole; Reissner-Nordstrom; Kerr-Newman black hole | ثقب أسود مشحون; ثقب رايسنر نوردستروم الأسود; ثقب كير نيومان الأسود | high-energy
schwarzschild-black-hole | nonrotating black hole; non-rotating black hole; Schwarzschild black hole; Schwarzschild metric | ثقب شوارزشيلد الأسود; ثقب أسود غير دوار; ثقب شفارتزشيلد الأسود | high-energy
black-hole-spin | spin of a black hole; black hole spin; spinning black hole; spin flip of black holes | دوران الثقب الأسود; لف الثقب الأسود; سرعة دوران الثقوب السوداء | high-energy
quasinormal-modes | quasinormal modes; quasi-normal modes; black hole ringdown; black hole spectroscopy | الأنماط شبه الطبيعية; رنين الثقب الأسود | gravitational-waves; high-energy
gravitational-wave-source | gravitational-wave source; source of gravitational waves | مصادر موجات الجاذبية; مصادر الموجات الثقالية | gravitational-waves; high-energy
relativistic-binary | relativistic binary star; binary pulsar; Hulse-Taylor pulsar; double pulsar | النابض الثنائي; نابض هالس تايلور; النجوم الثنائية النسبوية | gravitational-waves; high-energy
kruskal-diagram | spacetime diagram of Kruskal; Kruskal diagram; Kruskal-Szekeres coordinates | مخطط كروسكال; إحداثيات كروسكال | cosmology; high-energy
soft-gamma-repeater | soft gamma-ray repeater; soft gamma repeater | مكرر أشعة غاما اللينة; مكررات غاما اللينة | high-energy
x-ray-burst | thermonuclear X-ray burst; X-ray burster; X-ray bursts; Rapid Burster | انفجار الأشعة السينية; منفجرات الأشعة السينية; دفقات الأشعة السينية | high-energy
x-ray-transient | transient X-ray source; X-ray transient; soft X-ray transient; X-ray nova | مصادر الأشعة السينية العابرة; مستعر الأشعة السينية | high-energy
cosmic-x-ray-source | cosmic X-ray source; celestial X-ray source; X-ray point source | مصادر الأشعة السينية الكونية; مصدر أشعة سينية نقطي | high-energy
x-ray-background | diffuse X-ray background; cosmic X-ray background; extragalactic X-ray background | خلفية الأشعة السينية الكونية; الخلفية السينية المنتشرة | high-energy; cosmology
extragalactic-background-light | extragalactic background light; cosmic infrared background; cosmic optical background; diffuse extragalactic background | ضوء الخلفية خارج المجرية; الخلفية الكونية تحت الحمراء; الخلفية الكونية الضوئية | cosmology; galaxies
gamma-ray-line | gamma-ray line; gamma-ray line emission; nuclear gamma-ray line; positron annihilation line | خطوط أشعة غاما; خط إفناء البوزيترون; خطوط انبعاث أشعة غاما | high-energy
gamma-ray-source | cosmic gamma-ray source; celestial gamma-ray source; gamma-ray source; TeV source | مصادر أشعة غاما; مصدر أشعة جاما الكونية | high-energy
cosmic-ray-sources | cosmic ray source; origin of cosmic rays; cosmic ray accelerator; cosmic ray acceleration | مصادر الأشعة الكونية; أصل الأشعة الكونية; تسريع الأشعة الكونية; مسرعات كونية | high-energy; space-radiation
secondary-cosmic-rays | secondary cosmic rays; secondary cosmic radiation; secondary particles of cosmic rays | الأشعة الكونية الثانوية; الجسيمات الثانوية للأشعة الكونية | high-energy; space-radiation
astroparticle-physics | astroparticle physics; particle astrophysics; astro-particle physics | فيزياء الجسيمات الفلكية; فيزياء الجسيمات الكونية | high-energy; cosmology
alfven-wave | magnetohydrodynamic wave of the type Alfvén; Alfvén wave; Alfven wave | أمواج ألفين; موجات ألفن; موجة ألففين | heliophysics; astrophysics
interplanetary-shock | interplanetary shock; interplanetary shock wave; CME-driven shock | الصدمة بين الكواكب; موجات الصدمة بين الكوكبية; صدمات الانبعاث الكتلي الإكليلي | heliophysics; space-weather
plasma-astrophysics | plasma astrophysics; astrophysical plasma; cosmic plasma; cosmic electrodynamics | فيزياء البلازما الفلكية; البلازما الفلكية; البلازما الكونية | astrophysics; high-energy
solar-neutrino | solar neutrino; solar neutrino problem; neutrinos from the Sun | النيوترينوات الشمسية; نيوترينو شمسي; مشكلة النيوترينو الشمسي | high-energy; heliophysics
supernova-neutrino | supernova neutrino; neutrinos from supernovae; SN 1987A neutrinos; diffuse supernova neutrino background | نيوترينوات المستعر الأعظم; نيوترينوات السوبرنوفا | high-energy
neutrino-oscillation | neutrino oscillation; neutrino flavor oscillation; neutrino flavour oscillation; neutrino mixing | تذبذب النيوترينو; تذبذبات النيوترينوات; اهتزاز النيوترينو | high-energy
neutrino-mass | neutrino mass; mass of the neutrino; neutrino mass hierarchy | كتلة النيوترينو; كتل النيوترينوات | high-energy; cosmology
cosmic-neutrino-background | cosmic neutrino background; cosmological neutrinos; relic neutrinos; neutrino decoupling | خلفية النيوترينو الكونية; النيوترينوات الكونية الأثرية; انفصال النيوترينوات | cosmology; high-energy
urca-process | neutrino cooling of neutron stars; Urca process; neutron star cooling | عملية أوركا; تبريد النجوم النيوترونية | high-energy; stellar
baryogenesis | baryogenesis; matter-antimatter asymmetry; baryon asymmetry | تخلق الباريونات; نشوء الباريونات; عدم تماثل المادة والمادة المضادة | cosmology
baryonic-dark-matter | baryonic dark matter; massive compact halo object | المادة المظلمة الباريونية; أجرام الهالة المتراصة الضخمة | cosmology
hot-dark-matter | hot dark matter; neutrino dark matter | المادة المظلمة الساخنة; المادة المعتمة الساخنة; المادة المظلمة الحارة | cosmology
warm-dark-matter | warm dark matter; sterile neutrino dark matter | المادة المظلمة الدافئة; المادة المعتمة الدافئة | cosmology
quintessence | quintessence; quintessence field; dynamical dark energy; dark energy equation of state | الجوهر الخامس; حقل الجوهر الخامس; الطاقة المظلمة الديناميكية; معادلة حالة الطاقة المظلمة | cosmology
steady-state-theory | steady-state theory of the universe; steady-state theory; steady-state cosmology; steady-state universe | نظرية الحالة الثابتة; نظرية الحالة المستقرة; نظرية الكون المستقر | cosmology
cosmological-model | cosmological model; alternative cosmology | النموذج الكوني; النماذج الكونية; نماذج الكون; نموذج كوزمولوجي | cosmology
friedmann-universe | model of the universe of the type Friedmann; Friedmann equations; Friedmann universe; Friedmann-Lemaître-Robertson-Walker | معادلات فريدمان; كون فريدمان; مترية فريدمان روبرتسون ووكر | cosmology
de-sitter-universe | de Sitter universe; de Sitter space; anti-de Sitter space; de Sitter spacetime | كون دي سيتر; فضاء دي سيتر; زمكان دي سيتر | cosmology
einstein-universe | static universe of Einstein; Einstein static universe; Einstein universe; static universe | كون أينشتاين الساكن; الكون الساكن; الكون السكوني | cosmology
goedel-universe | rotating universe of Gödel; Gödel universe; Gödel metric | كون غودل; كون جودل; الكون الدوار | cosmology
curvature-of-the-universe | curvature of the universe; flat universe; closed universe; open universe | انحناء الكون; الكون المسطح; الكون المغلق; الكون المفتوح | cosmology
density-parameter | density parameter of the universe; critical density of the universe; matter density of the universe; mean density of the universe | الكثافة الحرجة للكون; معامل كثافة الكون; كثافة المادة في الكون; متوسط كثافة الكون | cosmology
cosmological-parameters | cosmological parameter; cosmological parameters; cosmological parameter estimation | المعلمات الكونية; البارامترات الكونية; المعاملات الكونية; الوسائط الكونية | cosmology
deceleration-parameter | cosmic deceleration parameter; deceleration parameter; cosmic deceleration | معامل التباطؤ الكوني; معامل تباطؤ الكون; بارامتر التباطؤ | cosmology
hubble-diagram | redshift-distance diagram; Hubble diagram | مخطط هابل | cosmology
hubble-radius | radius of the Hubble sphere; Hubble radius; Hubble sphere | نصف قطر هابل; كرة هابل | cosmology
hubble-time | inverse of the Hubble constant; Hubble time | زمن هابل | cosmology
cosmological-principle | cosmological principle; Copernican principle; homogeneity and isotropy of the universe; isotropy of the universe | المبدأ الكوني; مبدأ كوبرنيكوس; تجانس الكون وتناظره; تجانس الكون | cosmology
cosmic-anisotropy | cosmic anisotropy; anisotropy of the universe; anisotropic universe; cosmic dipole | التباين الكوني الاتجاهي; لاتناحي الكون; لاتماثل الكون الاتجاهي | cosmology
anthropic-principle | anthropic principle; fine-tuning of the universe; fine-tuned universe | المبدأ الإنساني; المبدأ الأنثروبي; الضبط الدقيق للكون | cosmology
cosmological-perturbation-theory | cosmological perturbation theory; primordial density fluctuations; cosmological perturbation; primordial power spectrum | نظرية الاضطرابات الكونية; الاضطرابات الكونية البدئية; تقلبات الكثافة البدائية | cosmology
non-gaussianity | primordial non-Gaussianity; non-Gaussianity of the cosmic microwave background; non-Gaussian primordial fluctuations | اللاغاوسية البدائية; اللاجاوسية; الاضطرابات غير الغاوسية | cosmology
sigma-eight | amplitude of matter fluctuations; sigma8; sigma-8; S8 tension | سعة تقلبات المادة; توتر سيغما 8; سيغما 8 | cosmology
galaxy-cluster-counts | galaxy cluster counts; galaxy cluster abundance; cluster number counts; cluster cosmology | تعداد عناقيد المجرات; إحصاء العناقيد المجرية | cosmology; galaxies
cosmic-recombination | cosmic recombination; recombination epoch; photon decoupling; surface of last scattering | إعادة الاتحاد الكوني; حقبة إعادة الاتحاد; انفصال الفوتونات; سطح التشتت الأخير | cosmology
cosmological-phase-transition | cosmological phase transition; phase transition in the early universe; electroweak phase transition | التحولات الطورية الكونية; التحول الطوري في الكون المبكر; التحول الطوري الكهروضعيف | cosmology
quantum-cosmology | quantum cosmology; loop quantum cosmology; wave function of the universe; Wheeler-DeWitt equation | علم الكون الكمومي; الكوزمولوجيا الكمومية; كونيات الكم; معادلة ويلر ديويت | cosmology
trans-planckian-physics | trans-Planckian physics; Planck scale physics | فيزياء ما وراء بلانك | cosmology
brane-cosmology | brane cosmology; braneworld; brane world | كونيات الأغشية; علم كون الأغشية; عوالم الأغشية | cosmology
initial-conditions-of-the-universe | initial conditions of the universe; origin of the universe; beginning of the universe; initial singularity | الشروط الابتدائية للكون; أصل الكون; نشأة الكون | cosmology
alternatives-to-cosmic-inflation | alternative to cosmic inflation; alternatives to inflation; ekpyrotic universe; bouncing cosmology | بدائل التضخم الكوني; الكون الإكبيروتي; كونيات الارتداد | cosmology
cosmochemistry | cosmochemistry; cosmic chemistry; chemistry of the cosmos | الكيمياء الكونية; كيمياء الكون | astrophysics; meteorites
galaxy-age | age of a galaxy; galaxy age; ages of galaxies | عمر المجرة; أعمار المجرات | galaxies
galaxy-metallicity | metallicity of galaxies; galaxy abundances; mass-metallicity relation; galactic abundance gradient | معدنية المجرات; الوفرة الكيميائية في المجرات; علاقة الكتلة والمعدنية | galaxies
galaxy-luminosity | luminosity of galaxies; galaxy luminosity; galaxy magnitude; galaxy luminosity function | لمعان المجرات; لمعان المجرة; ضيائية المجرات; دالة لمعان المجرات | galaxies
galaxy-size | size of a galaxy; galaxy radius; effective radius of galaxies; Holmberg radius | حجم المجرة; أحجام المجرات; نصف قطر المجرة; نصف القطر الفعال للمجرات | galaxies
galaxy-nucleus | nucleus of a galaxy; galactic nucleus; nuclei of galaxies | نواة المجرة; نوى المجرات | galaxies
extragalactic-astronomy | extragalactic astronomy; extragalactic astrophysics; extragalactic object | علم الفلك خارج المجرة; الفلك خارج المجري; الأجرام خارج المجرة | galaxies
leptogenesis | leptogenesis; origin of the lepton asymmetry; lepton asymmetry | تخلق اللبتونات; نشوء اللبتونات | cosmology
bianchi-cosmology | homogeneous anisotropic cosmology; Bianchi cosmology; Bianchi universe; Bianchi type I | كونيات بيانكي; نماذج بيانكي الكونية | cosmology
lyman-limit-system | absorber at the Lyman limit; Lyman limit system; Lyman-limit absorber | نظام حد ليمان; أنظمة حد ليمان | cosmology; galaxies
blue-cloud-galaxy | blue cloud of galaxies; blue cloud galaxy; blue star-forming galaxy; blue cloud galaxies | مجرات السحابة الزرقاء; المجرات الزرقاء | galaxies
high-velocity-cloud | high-velocity cloud of hydrogen; high-velocity cloud; high-velocity clouds | السحب عالية السرعة; سحب الهيدروجين عالية السرعة | galaxies; radio-astronomy
gould-belt | belt of Gould; Gould Belt; Gould's Belt | حزام غولد; حزام جولد | galaxies; stellar
laniakea | supercluster of Laniakea; Laniakea; Laniakea Supercluster | لانياكيا; عنقود لانياكيا الفائق | galaxies; cosmology
hubble-lemaitre-law | law of Hubble and Lemaître; Hubble-Lemaître law; Hubble-Lemaitre law; velocity-distance relation of galaxies | قانون هابل لومتر; قانون هابل لوميتر | cosmology
nucleocosmochronology | nucleocosmochronology; cosmochronology; nuclear cosmochronology; radioactive dating of stars | التأريخ النووي الكوني; التأريخ الكوني | cosmology; stellar
cosmic-horizon | cosmic horizon; cosmological horizon; particle horizon; horizon problem | الأفق الكوني; أفق الجسيم; مشكلة الأفق | cosmology
planck-epoch | first instant after the big bang; Planck epoch; Planck era; Planck time | حقبة بلانك; عصر بلانك; زمن بلانك | cosmology
milky-way-rotation | rotation of the Milky Way; Milky Way rotation; rotation of our Galaxy; galactic year | دوران درب التبانة; السنة المجرية | galaxies
lensed-quasar | lensed quasar; gravitationally lensed quasar; Twin Quasar; Einstein Cross | كوازار متعدس; الكوازار التوأم; صليب أينشتاين | cosmology; galaxies
radio-hot-spot | hot spot of a radio galaxy; radio galaxy hot spot; hotspots in radio lobes | البقع الراديوية الساخنة; البقع الساخنة في المجرات الراديوية | radio-astronomy; galaxies
nuclear-star-cluster | nuclear star cluster; nuclear stellar cluster | العنقود النجمي النووي; العناقيد النجمية النووية | galaxies
ultra-diffuse-galaxy | ultra-diffuse galaxy; ultradiffuse galaxy | مجرة فائقة الانتشار; المجرات فائقة الانتشار | galaxies
spiral-pitch-angle | pitch angle of spiral arms; spiral pitch angle; spiral arm pitch angle | زاوية ميل الأذرع الحلزونية; زاوية التفاف الأذرع الحلزونية | galaxies
core-collapse-supernova | core-collapse supernova; type II supernova; type Ib supernova; type Ic supernova; stripped-envelope supernova; supernova explosion of a massive star | مستعر أعظم بانهيار النواة; مستعر أعظم من النوع الثاني; المستعرات العظمى من النوع الثاني; سوبرنوفا النوع الثاني | stellar; high-energy
superluminous-supernova | superluminous supernova; hypernova; pair-instability supernova | مستعر أعظم فائق اللمعان; هايبرنوفا; مستعر أعظم فائق الضيائية | stellar; high-energy
dwarf-nova | dwarf nova; recurrent nova; polars and intermediate polars; magnetic cataclysmic variable | نوفا قزمة; مستعر قزم; مستعر متكرر | stellar
symbiotic-star | symbiotic star; symbiotic binary | نجم تكافلي; النجوم التكافلية; نجم تعايشي | stellar
mira-variable | variable of the type Mira; Mira variable; long-period variable; semiregular variable | متغير ميرا; متغيرات ميرا; المتغيرات طويلة الدورة | stellar
delta-scuti | variable of the type delta Scuti; delta Scuti; gamma Doradus; beta Cephei; slowly pulsating B star | متغيرات دلتا الترس; متغيرات غاما أبي سيف; متغيرات بيتا قيفاوس | stellar
pulsating-variable | pulsating variable star; pulsating star; pulsating variable | نجم نابض متغير; المتغيرات النابضة; نجوم متغيرة نابضة | stellar
eruptive-variable | eruptive variable star; FU Orionis star; flare star; R Coronae Borealis star | متغيرات ثورانية; نجم توهجي; النجوم المتوهجة | stellar
rotating-variable | rotating variable star; BY Draconis; RS Canum Venaticorum; ellipsoidal variable | المتغيرات الدوارة; متغيرات بي واي التنين | stellar
asymptotic-giant-branch | asymptotic giant branch; AGB star; AGB stars; post-AGB star | فرع العمالقة المقارب; نجوم الفرع العملاق المقارب; نجوم فرع العمالقة | stellar
horizontal-branch | horizontal branch; horizontal branch star; red clump; red giant clump; blue horizontal branch | الفرع الأفقي; نجوم الفرع الأفقي; التجمع الأحمر | stellar
subdwarf-star | hot subdwarf; subdwarf; subdwarf B star; sdB star | نجم شبه قزم; أشباه الأقزام; قزم دون قزم ساخن | stellar
subgiant-star | subgiant star; subgiant | نجم تحت عملاق; العملاق الفرعي; نجوم تحت عملاقة | stellar
be-star | emission-line B star; classical Be star; Herbig Ae/Be star; Herbig star; OB association | نجوم هيربيغ; نجم الانبعاث الأزرق | stellar
contact-binary | contact binary; W Ursae Majoris; common envelope; Roche lobe; Roche lobe overflow; mass transfer in binaries | ثنائي متلامس; الغلاف المشترك; فص روش; شحمة روش; انتقال الكتلة بين النجمين | stellar
spectroscopic-binary | spectroscopic binary; visual binary; astrometric binary; wide binary | ثنائي طيفي; النجوم الثنائية الطيفية; ثنائي مرئي; ثنائي بصري | stellar
multiple-star | multiple star system; triple star; trinary star; triple system of stars | نظام نجمي متعدد; نجم ثلاثي; أنظمة النجوم المتعددة | stellar
pre-main-sequence | pre-main-sequence star; weak-line T Tauri; classical T Tauri star; young stars | نجوم ما قبل التتابع الرئيسي; نجوم ما قبل النسق الرئيسي; النجوم اليافعة | stellar
herbig-haro | bright knot of a protostellar jet; Herbig-Haro object | جرم هيربيغ هارو; أجرام هيربيغ هارو | stellar
bok-globule | dark globule; Bok globule; dark nebula; dark cloud of dust | كريات بوك; سديم مظلم; السدم المظلمة | stellar
hii-region | H II region; HII region; ionized hydrogen region; emission nebula; reflection nebula | منطقة هيدروجين متأين; مناطق الهيدروجين المتأين; سديم انبعاثي; سديم انعكاسي | stellar; galaxies
photodissociation-region | photodissociation region; photon-dominated region; PDR region | منطقة التفكك الضوئي; مناطق التفكك الضوئي | stellar; galaxies
interstellar-cloud-phase | diffuse interstellar cloud; warm ionized medium; warm neutral medium; hot ionized medium; coronal gas | السحب البينجمية المنتشرة; الوسط المتأين الدافئ; الوسط المتعادل الدافئ | galaxies; stellar
diffuse-interstellar-band | diffuse interstellar band; interstellar absorption line | نطاق بينجمي منتشر; الحزم البينجمية المنتشرة; خطوط الامتصاص البينجمية | stellar; galaxies
supernova-progenitor | supernova progenitor; progenitors of supernovae; supernova dynamics; supernova light curve | أسلاف المستعرات العظمى; النجم السلف للمستعر الأعظم | stellar
white-dwarf-cooling | cooling of white dwarfs; white dwarf cooling; ZZ Ceti | تبريد الأقزام البيضاء | stellar
stellar-convection | convection zone; convective overshooting; mixing length | الحمل الحراري النجمي; منطقة الحمل الحراري; طول الخلط | stellar
stellar-mass-determination | mass of a star; mass-luminosity relation | كتلة النجم; الكتل النجمية; علاقة الكتلة واللمعان | stellar
stellar-radius-determination | radius of a star; stellar radius; stellar diameter; angular diameter of stars | نصف قطر النجم; أقطار النجوم | stellar
effective-temperature | effective temperature of stars; stellar effective temperature; temperature of stars; surface gravity of stars | درجة حرارة النجوم; درجة الحرارة الفعالة للنجم; حرارة سطح النجم | stellar
metal-poor-star | metal-poor star; extremely metal-poor star; population II star; population II | نجم فقير بالمعادن; النجوم فقيرة المعادن; نجوم الجمهرة الثانية | stellar; galaxies
population-i-star | population I star; population I | نجوم الجمهرة الأولى; نجوم الجيل الأول من الجمهرات | stellar; galaxies
lithium-abundance | lithium abundance; lithium star; lithium depletion; primordial lithium | وفرة الليثيوم; مشكلة الليثيوم; استنزاف الليثيوم | stellar; cosmology
microquasar-jet | microquasar jet; low-mass X-ray binary; high-mass X-ray binary; LMXB; HMXB; Be/X-ray binary | ثنائي الأشعة السينية منخفض الكتلة; ثنائي الأشعة السينية عالي الكتلة | high-energy; stellar
neptune-like-planet | hot Neptune; cold Neptune; mini-Neptune; super-Neptune | نبتون ساخن; نبتون مصغر; نبتونات فرعية; كواكب شبيهة بنبتون | exoplanets
equatorial-coordinates | equatorial coordinate system; equatorial coordinates; right ascension and declination | نظام الإحداثيات الاستوائية; الإحداثيات الاستوائية; المطلع المستقيم والميل | instrumentation
horizontal-coordinates | horizontal coordinate system; altitude and azimuth; altazimuth coordinates | نظام الإحداثيات الأفقية; الإحداثيات الأفقية; الارتفاع والسمت | instrumentation
ecliptic-coordinates | ecliptic coordinate system; ecliptic coordinates; ecliptic longitude; ecliptic latitude | نظام الإحداثيات البروجية; الإحداثيات الكسوفية; خط الطول البروجي; العرض البروجي | instrumentation
galactic-coordinates | galactic coordinate system; galactic coordinates; galactic longitude; galactic latitude | نظام الإحداثيات المجرية; الإحداثيات المجرية; خط الطول المجري; خط العرض المجري | instrumentation; galaxies
right-ascension | right ascension; celestial right ascension | المطلع المستقيم; الصعود المستقيم | instrumentation
celestial-declination | celestial declination; solar declination; declination of the sun; declination of a star | الميل السماوي; ميل الشمس; الميل الشمسي; ميل النجم | instrumentation
hour-angle | hour angle; local hour angle; sidereal hour angle | الزاوية الساعية; زاوية الساعة; الزاوية الزمنية | instrumentation
ecliptic-plane | ecliptic; plane of the ecliptic; zodiacal circle | فلك البروج; مستوى الكسوف; مستوى البروج | instrumentation; planetary-science
celestial-pole | celestial pole; north celestial pole; south celestial pole | القطب السماوي; القطب السماوي الشمالي; القطب السماوي الجنوبي | instrumentation
celestial-meridian | celestial meridian; local meridian; meridian transit of a star | خط الزوال السماوي; دائرة نصف النهار | instrumentation
zenith-distance | zenith distance; zenith angle; solar zenith angle | البعد السمتي; زاوية السمت الرأسي; البعد عن سمت الرأس; زاوية سمت الشمس الرأسية | instrumentation
zenith-and-nadir | zenith and nadir; zenith point; point of the zenith | سمت الرأس; سمت القدم; السمت والنظير; نظير السمت | instrumentation
circumpolar-star | circumpolar star; circumpolar constellation; never-setting star | نجوم أبدية الظهور; نجم قطبي الدوران; الكوكبات القطبية; النجوم حول القطبية | instrumentation
solstice | summer solstice; winter solstice | الانقلاب الصيفي; الانقلاب الشتوي
saros-cycle | saros cycle; saros series; eclipse cycle; saros | دورة ساروس; دورة الساروس; دورة الكسوف والخسوف; ساروس
annular-eclipse | annular eclipse; annular solar eclipse; ring of fire eclipse | الكسوف الحلقي; كسوف حلقي; كسوف الشمس الحلقي | heliophysics
partial-eclipse | partial eclipse; partial solar eclipse; partial lunar eclipse | الكسوف الجزئي; الخسوف الجزئي; كسوف جزئي; خسوف جزئي | heliophysics; moon
path-of-totality | path of totality; zone of totality; totality of the eclipse; eclipse path | مسار الكسوف الكلي; نطاق الكسوف الكلي; منطقة الكسوف الكلي; حزام الكسوف الكلي | heliophysics
bailys-beads | bead effect of Baily; Baily's beads; Baily beads; diamond ring effect | خرزات بيلي; حبات بيلي; ظاهرة الخاتم الماسي; تأثير الخاتم الماسي | heliophysics
umbra-and-penumbra | umbra and penumbra; Earth's umbra; umbral shadow; penumbral eclipse | الظل وشبه الظل; مخروط الظل; خسوف شبه الظل; ظل الأرض | moon; heliophysics
planetary-opposition | opposition of a planet; planetary opposition; opposition of Mars; opposition to the sun | تقابل الكواكب; تقابل المريخ; التقابل الكوكبي; طور التقابل | planetary-science
syzygy | syzygy; syzygies; planetary alignment; alignment of the planets | الاقتران والتقابل; اصطفاف الكواكب; اصطفاف فلكي; الاستقامة الفلكية | planetary-science
phase-angle | solar phase angle; phase curve of an asteroid; opposition effect; phase function of an asteroid | زاوية الطور الشمسي; منحنى الطور; تأثير التقابل; زاوية طور الكويكب | planetary-science
asteroid-occultation | asteroid occultation; stellar occultation by an asteroid | احتجاب النجوم خلف الكويكبات; استتار النجوم بالكويكبات | planetary-defence; instrumentation
ephemeris | ephemerides of planets; planetary ephemeris; astronomical ephemeris; solar system ephemeris | التقويم الفلكي للكواكب; الإيفيميريس | instrumentation
almanac | nautical almanac; astronomical almanac; almanacs | التقويم البحري; التقويم الملاحي; التقويم الفلكي; الحولية الفلكية
parsec | parsec; kiloparsec; megaparsec | بارسك; الفرسخ النجمي; بارسيك | stellar; galaxies
atmospheric-refraction | atmospheric refraction; astronomical refraction; terrestrial refraction | الانكسار الجوي; الانكسار الفلكي; انكسار الضوء في الغلاف الجوي | instrumentation
atmospheric-extinction | atmospheric extinction; atmospheric extinction coefficient | الخفوت الجوي; الإخماد الجوي; معامل الخفوت الجوي; الامتصاص الجوي لضوء النجوم | instrumentation
atmospheric-scintillation | twinkling of stars; stellar scintillation; atmospheric scintillation; why stars twinkle | تلألؤ النجوم; التلألؤ الجوي; لماذا تتلألأ النجوم | instrumentation
interstellar-scintillation | interstellar scintillation; pulsar scintillation; diffractive interstellar scintillation | التلألؤ بين النجمي; التلألؤ البينجمي; تلألؤ النباضات | radio-astronomy
interplanetary-scintillation | interplanetary scintillation; radio scintillation by the solar wind | التلألؤ بين الكواكب; التلألؤ البينكوكبي; التلألؤ بين الكوكبي | radio-astronomy; heliophysics
interstellar-reddening-law | interstellar reddening law; extinction curve; extinction law; reddening curve | قانون الاحمرار; منحنى الخفوت البينجمي; منحنى الإخماد بين النجمي; قانون الإخماد | astrophysics
fullerenes | fullerene; fullerenes in space; buckminsterfullerene; buckyballs | فوليرين; الفوليرينات; كرات بوكي | astrophysics; astrobiology
complex-organic-molecules | complex organic molecules in space; interstellar complex organic molecules; prebiotic astrochemistry; prebiotic molecules | الجزيئات العضوية المعقدة; جزيئات ما قبل الحياة; الكيمياء الفلكية قبل الحيوية | astrobiology; astrophysics
interstellar-ice | interstellar ice; ice mantles on dust grains; astrophysical ices; amorphous solid water | الجليد بين النجمي; الجليد البينجمي; الجليد الفلكي; الجليد غير المتبلور | astrophysics; astrobiology
laboratory-astrophysics | laboratory astrophysics; laboratory astrochemistry | الفيزياء الفلكية المخبرية; الفيزياء الفلكية المعملية; الكيمياء الفلكية المخبرية | astrophysics
dust-formation | dust formation in stars; stardust formation; dust condensation in stellar winds | تكون الغبار الكوني; تشكل الغبار النجمي; تكاثف الغبار حول النجوم | astrophysics; stellar
infrared-excess | infrared excess; infrared excess of a star | فائض الأشعة تحت الحمراء; الزيادة تحت الحمراء; فائض تحت الأحمر | stellar
photoionization | photoionization; photoionisation; photoionized gas | التأين الضوئي; التأين بالضوء | astrophysics
radiative-recombination | radiative recombination; dielectronic recombination; electron-ion recombination | إعادة الاتحاد الإشعاعي; إعادة الاتحاد ثنائي الإلكترون | astrophysics
charge-exchange | charge exchange emission; charge exchange with the solar wind; solar wind charge exchange | تبادل الشحنة; تبادل الشحنات مع الرياح الشمسية; انبعاث تبادل الشحنة | astrophysics; heliophysics
photodissociation | photodissociation; photodissociation of molecules | التفكك الضوئي; التفكيك الضوئي | astrophysics
stellar-opacity | stellar opacity; opacity of stellar matter; Rosseland mean opacity; opacity tables | عتامة النجوم; العتامة النجمية; عتامة المادة النجمية; عتامة روسلاند | stellar
kappa-mechanism | kappa mechanism; opacity mechanism of pulsation; Eddington valve | آلية كابا; آلية العتامة; صمام إدينغتون | stellar
instability-strip | instability strip; Cepheid instability strip | شريط عدم الاستقرار; شريط اللااستقرار; نطاق عدم الاستقرار | stellar
post-agb-star | post-asymptotic giant branch; protoplanetary nebula; pre-planetary nebula | ما بعد فرع العمالقة المقارب; السديم الكوكبي الأولي; نجوم ما بعد الفرع العملاق المقارب | stellar
red-giant-branch | red giant branch; tip of the red giant branch; red giant bump; TRGB | فرع العمالقة الحمراء; قمة فرع العمالقة الحمراء; فرع العملاق الأحمر | stellar; cosmology
red-clump | red clump star | تجمع العمالقة الحمراء; الكتلة الحمراء النجمية; نجوم التكتل الأحمر | stellar
pre-main-sequence-star | pre-main sequence; Hayashi track; Henyey track | نجم ما قبل التسلسل الرئيسي; نجوم ما قبل النسق الأساسي; مسار هاياشي; ما قبل التتابع الرئيسي | stellar
main-sequence-turnoff | main-sequence turnoff; turnoff point; turn-off age of a cluster | نقطة الانعطاف عن التسلسل الرئيسي; نقطة الانحراف عن التتابع الرئيسي; نقطة التحول النجمية | stellar
hertzsprung-gap | gap of Hertzsprung; Hertzsprung gap; subgiant gap | فجوة هرتزبرونغ; فجوة هرتسبرونغ; ثغرة هيرتزبرنغ | stellar
stellar-evolutionary-track | stellar evolutionary track; evolutionary tracks of stars; stellar isochrone | مسارات تطور النجوم; المسار التطوري للنجم; منحنى تساوي العمر | stellar
bolometric-correction | bolometric correction; bolometric magnitude; bolometric luminosity | التصحيح البولومتري; القدر البولومتري; اللمعان البولومتري | stellar
color-index | color index of a star; stellar colour index; two-color diagram; color-color diagram | دليل اللون; معامل اللون النجمي; مخطط اللونين; القرينة اللونية | stellar; instrumentation
spectral-energy-distribution | spectral energy distribution; spectral energy distributions; SED fitting | توزيع الطاقة الطيفي; توزع الطاقة الطيفية; التوزيع الطيفي للطاقة | astrophysics; galaxies
brightness-temperature | brightness temperature; antenna temperature; radio brightness temperature | درجة حرارة السطوع; حرارة اللمعان; درجة حرارة الهوائي | radio-astronomy; remote-sensing
mass-to-light-ratio | mass-to-light ratio; mass to luminosity ratio of a galaxy | نسبة الكتلة إلى الضوء; نسبة الكتلة إلى اللمعان | galaxies
galaxy-photometry | galaxy photometry; galaxy surface photometry; surface brightness profile; surface photometry | القياس الضوئي للمجرات; قياس السطوع السطحي; السطوع السطحي للمجرات | galaxies; instrumentation
source-counts | galaxy number counts; radio source counts; galaxy counts; source counts | تعداد المجرات; إحصاء المجرات; تعداد المصادر الراديوية | galaxies; cosmology
star-counts | star counts; counts of stars by magnitude; stellar number counts | تعداد النجوم; إحصاء النجوم; عد النجوم | stellar; galaxies
redshift-survey | redshift survey; galaxy redshift survey; spectroscopic galaxy survey | مسح الانزياح الأحمر; مسوح الانزياح نحو الأحمر; مسح الإزاحة الحمراء للمجرات | cosmology; galaxies
two-point-correlation-function | two-point correlation function; galaxy correlation function | دالة الارتباط ثنائية النقطة; دالة الترابط بين نقطتين; تجمع المجرات الإحصائي | cosmology
reverberation-mapping | reverberation mapping; echo mapping of active galactic nuclei; broad-line region lag | رسم خرائط الصدى; رسم الخرائط الارتدادية; تخطيط الصدى للنوى النشطة | high-energy; galaxies
doppler-imaging | imaging of stars by the Doppler effect; Doppler imaging; Zeeman-Doppler imaging; stellar surface imaging | التصوير الدوبلري للنجوم; تصوير دوبلر; تصوير زيمان دوبلر | stellar
spectropolarimetry | spectropolarimetry; spectropolarimeter; Stokes profiles | قياس الاستقطاب الطيفي; الاستقطاب الطيفي; مقياس الاستقطاب الطيفي | instrumentation; heliophysics
spectrophotometry | spectrophotometry; spectrophotometric standard star; flux calibration of spectra | القياس الضوئي الطيفي; المعايرة الطيفية الضوئية; معايرة التدفق | instrumentation
photometric-standard-star | photometric standard star; photometric standards; standard stars for photometry | النجوم المعيارية الضوئية; نجوم المعايرة الضوئية; نجم معياري | instrumentation
photometric-system | photometric system; UBV photometry; Johnson-Cousins system; Strömgren photometry | النظام الضوئي; نظام جونسون الضوئي; قياس UBV الضوئي; نظام سترومغرين | instrumentation; stellar
photoelectric-photometry | photoelectric photometry; photoelectric photometer; photomultiplier photometry | القياس الضوئي الكهربائي; القياس الكهروضوئي; المضواء الكهروضوئي | instrumentation
ccd-photometry | photometry with a CCD; CCD photometry; CCD observations | القياس الضوئي بكاميرا CCD; أرصاد CCD | instrumentation
photographic-plate | photographic plate; photographic astrometry; astronomical plate archive; photographic magnitude | الألواح الفوتوغرافية; اللوح الفوتوغرافي; أرشيف الألواح الفلكية; القدر الفوتوغرافي | instrumentation
optical-filter | optical filter in astronomy; astronomical filter; narrowband filter; filter wheel | المرشحات البصرية; المرشح الفلكي; مرشح ضيق النطاق; عجلة المرشحات | instrumentation
limiting-magnitude | limiting magnitude; naked-eye limiting magnitude; faintest visible star | القدر الحدي; القدر النجمي الحدي; أخفت نجم مرئي | instrumentation
cassegrain-telescope | telescope of the Cassegrain type; Cassegrain telescope; Ritchey-Chrétien telescope; Cassegrain focus | تلسكوب كاسغرين; تلسكوب كاسيغرين; تلسكوب ريتشي كريتيان; بؤرة كاسغرين | instrumentation
newtonian-telescope | telescope of the Newtonian type; Newtonian telescope; Newtonian reflector; Dobsonian telescope | التلسكوب النيوتوني; تلسكوب نيوتن العاكس; تلسكوب دوبسون; التلسكوب الدوبسوني | instrumentation
schmidt-telescope | telescope of the Schmidt type; Schmidt camera; Schmidt telescope; Schmidt-Cassegrain telescope | تلسكوب شميدت; كاميرا شميدت; تلسكوب شميدت كاسغرين | instrumentation
catadioptric-telescope | catadioptric telescope; Maksutov telescope; Maksutov-Cassegrain | التلسكوب الانعكاسي الانكساري; تلسكوب ماكسوتوف; التلسكوب الكاسر العاكس | instrumentation
galilean-telescope | telescope of Galileo; Galilean telescope; Keplerian telescope; Galileo's telescope | التلسكوب الغاليلي; المقراب الغاليلي; تلسكوب غاليلي الكاسر | instrumentation
segmented-mirror-telescope | segmented-mirror telescope; multiple mirror telescope; segmented primary mirror | التلسكوب متعدد المرايا; التلسكوب البالغ الضخامة; تلسكوب المرايا المجزأة | instrumentation
telescope-mount | telescope mount; equatorial mount; alt-azimuth mount; German equatorial mount | الحامل الاستوائي; حامل التلسكوب; الحامل السمتي; قاعدة التلسكوب الاستوائية | instrumentation
telescope-pointing | telescope pointing; telescope pointing accuracy; telescope pointing error; pointing model of a telescope | دقة توجيه التلسكوب; توجيه التلسكوب; خطأ توجيه التلسكوب | instrumentation
eyepiece | eyepiece of a telescope; telescope eyepiece; telescope magnification; eyepieces | عينية التلسكوب; العدسة العينية; تكبير التلسكوب | instrumentation
focal-length | focal length; focal ratio; focal ratio of a telescope; f-number | البعد البؤري; النسبة البؤرية; الطول البؤري; المسافة البؤرية | instrumentation
binoculars | binoculars; binocular astronomy; stargazing with binoculars | المنظار الثنائي; المناظير الثنائية; المنظار ثنائي العينية; الرصد بالمنظار المزدوج | instrumentation
optical-aberration | optical aberration; spherical aberration; chromatic aberration; coma aberration | الزيغ البصري; الزيغ الكروي; الزيغ اللوني; الزيوغ البصرية | instrumentation
dark-adaptation | dark adaptation of the eye; dark adaptation; averted vision | تكيف العين مع الظلام; تأقلم العين مع الظلام; الرؤية الليلية للعين | instrumentation
laser-guide-star | laser guide star; artificial guide star; sodium laser guide star | النجم الدليل الليزري; نجم مرشد ليزري; النجم الاصطناعي الليزري | instrumentation
heliostat-and-siderostat | heliostat; siderostat; coelostat | هليوستات; سيدروستات; سيلوستات; المرآة الشمسية المتتبعة | instrumentation; heliophysics
radioheliograph | radioheliograph; solar radio telescope; solar radio imaging; radio heliograph | الراديوهليوغراف; التلسكوب الراديوي الشمسي; مصور الشمس الراديوي | radio-astronomy; heliophysics
magnetogram | magnetogram of the Sun; magnetograph of the Sun; photospheric magnetogram | المغناطيسوغرام الشمسي; الخريطة المغناطيسية للشمس | heliophysics
all-sky-camera | all-sky camera; all-sky camera network; fisheye sky camera; fireball camera network | كاميرا السماء الكاملة; كاميرا كامل السماء; شبكة كاميرات الشهب; كاميرات رصد الشهب | instrumentation; meteorites
meridian-circle | meridian circle; transit instrument; transit circle; mural quadrant | الدائرة الزوالية; آلة العبور الفلكية; دائرة نصف النهار الرصدية; الربع الجداري | instrumentation
extreme-ultraviolet | extreme ultraviolet; extreme ultraviolet astronomy; EUV imaging | الأشعة فوق البنفسجية القصوى; فوق البنفسجي الأقصى; فوق البنفسجية القصوى | heliophysics; instrumentation
far-infrared-astronomy | far-infrared astronomy; far infrared; far-infrared emission | الأشعة تحت الحمراء البعيدة; تحت الحمراء البعيدة; فلك تحت الأحمر البعيد | instrumentation; galaxies
radar-astronomy | radar astronomy; planetary radar; radar observations of asteroids; radar telescope | الفلك الراداري; علم الفلك الراداري; رادار الكواكب; الرصد الراداري للكويكبات | radio-astronomy; planetary-defence
radio-interferometry | radio interferometry; radio interferometer array; aperture synthesis array | قياس التداخل الراديوي; مصفوفة تلسكوبات راديوية; مقياس التداخل الراديوي | radio-astronomy
optical-interferometry | optical interferometry; stellar interferometer; long-baseline optical interferometry; nulling interferometry | التداخل البصري; قياس التداخل البصري; مقياس التداخل النجمي; التداخل الضوئي النجمي | instrumentation; stellar
michelson-interferometer | interferometer of Michelson; Michelson interferometer; Michelson interferometry | مقياس تداخل مايكلسون; مدخال مايكلسون; مقياس التداخل لمايكلسون | instrumentation
fabry-perot-interferometer | interferometer of Fabry and Perot; Fabry-Perot interferometer; Fabry-Perot etalon | مقياس تداخل فابري بيرو; مدخال فابري بيرو; مرشح فابري بيرو | instrumentation
heterodyne-receiver | heterodyne receiver; heterodyne detection; superheterodyne receiver; heterodyne interferometry | المستقبل الهيتروديني; الكشف الهيتروديني; المستقبل المغاير التردد | radio-astronomy
single-dish-radio-telescope | single-dish radio telescope; single-dish antenna; single-dish observations | التلسكوب الراديوي أحادي الطبق; طبق التلسكوب الراديوي; التلسكوب الراديوي وحيد الطبق | radio-astronomy
radio-source-catalogue | radio source catalogue; radio source catalog; radio sky survey; radio survey of the sky | فهرس المصادر الراديوية; كتالوج المصادر الراديوية; المسح الراديوي للسماء | radio-astronomy
cosmic-radio-noise | cosmic radio noise; galactic radio noise; galactic radio background; riometer | الضوضاء الكونية الراديوية; الضجيج الكوني الراديوي; ريومتر; الضوضاء المجرية | radio-astronomy
astroinformatics | astroinformatics; astronomical data mining; computational astronomy; astronomical big data | المعلوماتية الفلكية; التنقيب في البيانات الفلكية; الفلك الحاسوبي; البيانات الفلكية الضخمة | space-ai; instrumentation
astrostatistics | astrostatistics; astronomical statistics; statistics in astronomy | الإحصاء الفلكي; الإحصاء في علم الفلك | space-ai
astronomy-software | astronomy software; astronomical software; software for astronomers; astronomical data reduction pipeline | برمجيات فلكية; البرمجيات الفلكية; برامج الفلك; برنامج اختزال البيانات الفلكية | instrumentation; space-ai
data-sonification | sonification of data; data sonification; astronomical sonification; sonification | تحويل البيانات إلى صوت; الصوتنة الفلكية; تحويل البيانات الفلكية إلى أصوات | instrumentation
bayesian-inference | inference in the Bayesian way; Bayesian inference; Bayes' theorem; Bayesian model | الاستدلال البايزي; نظرية بايز; مبرهنة بايز; النموذج البايزي | space-ai
markov-chain-monte-carlo | sampling by Markov chains; Markov chain Monte Carlo; MCMC; Metropolis-Hastings algorithm | سلاسل ماركوف مونت كارلو; مونت كارلو بسلاسل ماركوف; خوارزمية متروبوليس هاستينغز | space-ai
nested-sampling | nested sampling; nested sampling algorithm | المعاينة المتداخلة; أخذ العينات المتداخل; خوارزمية المعاينة المتداخلة | space-ai
maximum-likelihood | maximum likelihood estimation; maximum likelihood; likelihood ratio test; likelihood function | تقدير الأرجحية العظمى; الإمكان الأعظم; طريقة الإمكان الأعظم; اختبار نسبة الإمكان | space-ai
model-selection | model selection criterion; Akaike information criterion; Bayesian information criterion; Bayes factor | معيار اختيار النموذج; معيار أكايكي للمعلومات; معيار المعلومات البايزي; معامل بايز | space-ai
statistical-hypothesis-test | statistical hypothesis test; Kolmogorov-Smirnov test; chi-squared test; hypothesis testing | اختبار الفرضيات الإحصائية; اختبار كولموغوروف سميرنوف; اختبار مربع كاي; اختبار الفرضيات | space-ai
linear-regression | linear regression; least-squares regression; nonlinear regression; robust regression | الانحدار الخطي; انحدار المربعات الصغرى; الانحدار غير الخطي; الانحدار الحصين | space-ai
bootstrap-resampling | bootstrap resampling; bootstrap method in statistics; jackknife resampling | إعادة المعاينة; طريقة البوتستراب; إعادة المعاينة الإحصائية | space-ai
gaussian-mixture-model | mixture of Gaussians; Gaussian mixture model; mixture model; expectation-maximization algorithm | نموذج الخليط الغاوسي; نماذج المزيج الغاوسي; خوارزمية تعظيم التوقع | space-ai
dimensionality-reduction | dimensionality reduction; t-SNE; manifold learning; feature reduction | تقليل الأبعاد; اختزال الأبعاد; خفض الأبعاد; تخفيض الأبعاد | space-ai
period-search | period search; period determination of variable stars; Lomb-Scargle periodogram; periodogram | البحث عن الدورية; تعيين دورة النجم المتغير; مخطط لومب سكارغل; مخطط الدورية | stellar; space-ai
n-body-simulation | simulation of N bodies; N-body simulation; N-body simulations; cosmological simulation | محاكاة الأجسام العديدة; محاكاة الأجسام المتعددة; محاكاة N جسم; المحاكاة الكونية | cosmology
hydrodynamical-simulation | hydrodynamical simulation; hydrodynamic simulation; smoothed particle hydrodynamics | المحاكاة الهيدروديناميكية; محاكاة هيدروديناميكية; محاكاة الديناميكا المائية; هيدروديناميكا الجسيمات الملساء | astrophysics; cosmology
voronoi-tessellation | tessellation of Voronoi; Voronoi tessellation; Voronoi diagram | تقسيم فورونوي; مخطط فورونوي; فسيفساء فورونوي | space-ai
high-contrast-imaging | high-contrast imaging; high-contrast spectroscopy; angular differential imaging | التصوير عالي التباين; التصوير بالتباين العالي; تصوير الكواكب عالي التباين | exoplanets; instrumentation
high-resolution-spectroscopy | high-resolution spectroscopy; echelle spectroscopy; high-resolution stellar spectra; cross-correlation spectroscopy | المطيافية عالية الدقة; التحليل الطيفي عالي الدقة; مطياف إيشيل; المطيافية عالية التمييز | instrumentation; stellar
mass-spectrometry | mass spectrometry; mass spectrometer; time-of-flight mass spectrometer; quadrupole mass spectrometer | مطيافية الكتلة; مطياف الكتلة; مقياس الطيف الكتلي; التحليل الطيفي الكتلي | planetary-science; instrumentation
molecular-spectroscopy | molecular spectroscopy; rotational spectroscopy; vibrational spectroscopy; microwave spectroscopy | مطيافية الجزيئات; المطيافية الجزيئية; المطيافية الدورانية; أطياف الجزيئات الاهتزازية | astrophysics
atomic-spectroscopy | atomic spectroscopy; atomic data for astrophysics; atomic transition probabilities; oscillator strengths | المطيافية الذرية; البيانات الذرية; احتمالات الانتقال الذري; شدة الهزاز | astrophysics
isotopic-abundance | isotopic abundance; isotope ratio; isotopic ratios; isotopic composition | الوفرة النظائرية; نسب النظائر; التركيب النظائري; النسبة النظائرية | planetary-science; meteorites
solar-abundances | solar abundances; chemical composition of the Sun; solar metallicity; cosmic abundances | الوفرة الكيميائية الشمسية; التركيب الكيميائي للشمس; وفرة العناصر في الشمس; الوفرة الكونية للعناصر | heliophysics; stellar
period-luminosity-distance | period-luminosity relation; Cepheid distance; Leavitt law; Baade-Wesselink method; Cepheid period luminosity; Cepheid period-luminosity relation; period luminosity relation of Cepheids | علاقة الدورة واللمعان; علاقة الدور واللمعان; قانون ليفيت; مسافة القيفاويات; علاقة الدورة واللمعان للقيفاويات | stellar; cosmology
stellar-distance | distance of a star; stellar distance; distances of stars; spectroscopic parallax | المسافات النجمية; بعد النجوم; مسافات النجوم; قياس المسافات بين النجوم | stellar
diurnal-parallax | diurnal parallax; horizontal parallax; solar parallax; lunar parallax | اختلاف المنظر الشمسي; اختلاف المنظر اليومي; اختلاف المنظر الأفقي; اختلاف منظر القمر | instrumentation
indigenous-astronomy | indigenous astronomy; star lore; aboriginal astronomy | فلك الشعوب الأصلية; التراث الفلكي الشعبي
megalithic-astronomy | megalithic astronomy; stone circle; Stonehenge; Nabta Playa stone circle | الفلك الميغاليثي; الدوائر الحجرية; ستونهنج; نبتة بلايا
star-atlas | star atlas; star chart; celestial atlas | أطلس النجوم; خرائط السماء النجمية | instrumentation
planisphere | planisphere; planispheres; rotating star chart | خريطة النجوم الدوارة; المسطح الفلكي; بلانيسفير; قرص النجوم الدوار | instrumentation
orrery | orrery; orreries; mechanical model of the solar system | أوريري; نموذج ميكانيكي للمجموعة الشمسية
astronomical-sextant | astronomical sextant; mural sextant; Fakhri sextant; marine sextant | السدس الفخري; السدس الفلكي; آلة السدس; السدسية البحرية | instrumentation
cardinal-directions | cardinal directions; cardinal points; finding north by the stars; finding direction by the sun | الجهات الأربع; الاتجاهات الأساسية; تحديد الشمال بالنجوم; الجهات الأصلية
optical-double-star | optical double star; apparent double star | النجم المزدوج البصري; النجوم المزدوجة الظاهرية; النجم المزدوج الظاهري | stellar
gravity-darkening | gravity darkening; von Zeipel theorem; von Zeipel effect | تعتيم الجاذبية; الإظلام الثقالي; مبرهنة فون زايبل; نظرية فون زيبل | stellar
xenobiology | xenobiology; alternative biochemistry; silicon-based life; hypothetical biochemistry | الكيمياء الحيوية البديلة; الحياة القائمة على السيليكون; علم الأحياء الغريبة | astrobiology
sunspot-number | relative sunspot number; Wolf number; Wolf diagram | عدد البقع الشمسية; رقم وولف; عدد وولف; العدد النسبي للبقع الشمسية | heliophysics
high-speed-photometry | high-speed photometry; fast photometry; high time resolution astrophysics | القياس الضوئي السريع; الفلك عالي الدقة الزمنية | instrumentation
planetary-flyby | planetary flyby; flyby mission; flyby of a planet; close flyby | التحليق قرب الكوكب; مهمة تحليق عابر; المرور قرب الكوكب | deep-space; planetary-science
antikythera-mechanism | mechanism of Antikythera; Antikythera mechanism; ancient Greek astronomical computer | آلية أنتيكيثيرا; آلة أنتيكيثيرا; الحاسوب اليوناني القديم
analemma | analemma; figure-eight path of the Sun; solar analemma | الأناليما; أناليما الشمس; منحنى الشمس الثماني | astrophysics
astrosphere | astrosphere; stellar wind cavity; asterosphere | الغلاف النجمي الريحي; فقاعة الرياح النجمية حول النجم; الأستروسفير | stellar; heliophysics
stellar-wind-bubble | stellar wind bubble; wind-blown bubble; Wolf-Rayet ring nebula; ring nebula around a massive star | فقاعة الرياح النجمية; فقاعات الرياح النجمية; سديم حلقي حول نجم وولف رايت | stellar; astrophysics
superbubble | superbubble; supershell; H I supershell | الفقاعة الفائقة; الفقاعات الفائقة; قشرة الهيدروجين الفائقة | astrophysics; galaxies
auroral-electrojet | auroral electrojet; auroral electrojet index; AE index | التيار الكهربائي النفاث الشفقي; النفاث الكهربائي الشفقي; مؤشر النفاث الشفقي | ionosphere; space-weather
auroral-oval | auroral oval; auroral zone; auroral region; auroral boundary | البيضاوي الشفقي; النطاق الشفقي; المنطقة الشفقية; الحلقة الشفقية | magnetosphere; ionosphere
equatorial-electrojet | equatorial electrojet; counter electrojet | النفاث الكهربائي الاستوائي; التيار الكهربائي النفاث الاستوائي; الإلكتروجت الاستوائي | ionosphere
sq-current | solar quiet current; Sq current; solar quiet daily variation; Sq variation | تيار الهدوء الشمسي; تيارات الشمس الهادئة; التغير اليومي للمجال المغناطيسي في الأيام الهادئة | ionosphere; magnetosphere
field-aligned-current | field-aligned current; Birkeland current; Region 1 current; Region 2 current | التيارات المحاذية للمجال المغناطيسي; تيارات بيركلاند; تيار بيركلاند | magnetosphere; ionosphere
ring-current | magnetospheric ring current; ring current; storm-time ring current | التيار الحلقي; تيار حلقي مغناطيسي | magnetosphere; space-weather
substorm-current-wedge | substorm current wedge; auroral substorm; substorm onset; magnetospheric substorm | إسفين تيار العاصفة الجزئية; العاصفة المغناطيسية الفرعية; العواصف الشفقية الفرعية | magnetosphere; space-weather
polar-cap | geomagnetic polar cap; polar cap absorption; polar cap ionosphere; polar cap potential | القلنسوة القطبية المغناطيسية; امتصاص القلنسوة القطبية; أيونوسفير القلنسوة القطبية | ionosphere; magnetosphere
polar-cusp | magnetospheric cusp; polar cusp; cusp of the magnetosphere | القرنة القطبية; الشرفة القطبية للغلاف المغناطيسي; القرن القطبي للغلاف المغناطيسي | magnetosphere
magnetosheath | magnetosheath; magnetosheath plasma | الغمد المغناطيسي; غمد الغلاف المغناطيسي; بلازما الغمد المغناطيسي | magnetosphere
planetary-bow-shock | planetary bow shock; Earth's bow shock; ion foreshock; bow shock of the magnetosphere | الصدمة القوسية للأرض; الصدمة القوسية للكواكب; صدمة القوس الكوكبية | magnetosphere
magnetotail | tail of the magnetosphere; magnetotail current sheet; magnetotail lobe; plasma sheet | الذيل المغناطيسي; صفيحة البلازما; صفيحة تيار الذيل المغناطيسي | magnetosphere
plasma-torus | plasma torus; Io plasma torus; Io torus | طارة البلازما; طوق بلازما آيو; حلقة البلازما حول المشتري | magnetosphere; planetary-science
planetary-magnetosphere | planetary magnetosphere; magnetosphere of Jupiter; Jovian magnetosphere; magnetosphere of Saturn | الأغلفة المغناطيسية للكواكب; الغلاف المغناطيسي للمشتري; الغلاف المغناطيسي لزحل | magnetosphere; planetary-science
magnetodisk | magnetodisk; magnetodisc | القرص المغناطيسي الكوكبي; القرص المغناطيسي للمشتري | magnetosphere; planetary-science
planetary-ionosphere | planetary ionosphere; ionosphere of Mars; Martian ionosphere; ionosphere of Venus | أيونوسفير الكواكب; أيونوسفير المريخ; الغلاف الأيوني للكواكب; الغلاف الأيوني للمريخ | ionosphere; planetary-science
planetary-radio-emission | planetary radio emission; Jovian decametric emission; auroral kilometric radiation; magnetospheric radio emission | الانبعاث الراديوي للكواكب; الانبعاث الراديوي للمشتري; الإشعاع الكيلومتري الشفقي | radio-astronomy; magnetosphere
magnetic-pole | geomagnetic pole; magnetic pole; north magnetic pole; magnetic pole drift | القطب المغناطيسي; القطب المغناطيسي الشمالي; الأقطاب المغناطيسية للأرض; انجراف القطب المغناطيسي | magnetosphere; geodesy
magnetic-anomaly | magnetic anomaly; crustal magnetic field; crustal magnetism | الشذوذ المغناطيسي; الشذوذات المغناطيسية; المجال المغناطيسي القشري; مغناطيسية القشرة | planetary-science; geodesy
pc-pulsation | geomagnetic pulsation; Pc5 pulsation; ultra-low-frequency waves in the magnetosphere; ULF waves | النبضات المغناطيسية الأرضية; نبضات جيومغناطيسية; موجات التردد فائق الانخفاض | magnetosphere
sporadic-e | sporadic E layer; ionospheric sporadic E; sporadic E | طبقة إي المتقطعة; الطبقة المتفرقة إي; طبقة E المتقطعة | ionosphere
d-layer | ionospheric D region; D layer of the ionosphere; D-region ionosphere; lower ionosphere | طبقة دي الأيونوسفيرية; الطبقة D من الأيونوسفير; الأيونوسفير السفلي | ionosphere
f2-layer | ionospheric F2 layer; foF2; F2 critical frequency; peak height of the F2 layer | طبقة F2 الأيونوسفيرية; التردد الحرج لطبقة F2; التردد الحرج للأيونوسفير | ionosphere
ionospheric-storm | ionospheric storm; ionospheric disturbance; ionospheric response to geomagnetic storms | العاصفة الأيونوسفيرية; العواصف الأيونوسفيرية; اضطراب الأيونوسفير; العاصفة الأيونية | ionosphere; space-weather
mid-latitude-ionosphere | mid-latitude ionosphere; midlatitude ionosphere; mid-latitude trough; subauroral ionosphere | أيونوسفير العروض الوسطى; الغلاف الأيوني في خطوط العرض المتوسطة | ionosphere
low-latitude-ionosphere | low-latitude ionosphere; equatorial ionosphere; equatorial and low-latitude ionosphere | الأيونوسفير الاستوائي; أيونوسفير العروض المنخفضة; الغلاف الأيوني الاستوائي | ionosphere
geocorona | geocorona; geocoronal hydrogen; hydrogen geocorona | الإكليل الأرضي; هالة الأرض الهيدروجينية; الجيوكورونا
exosphere | exosphere; lunar exosphere; surface-bounded exosphere; exospheric | الإكسوسفير; الغلاف الخارجي للغلاف الجوي; الغلاف الجوي الخارجي للقمر; إكسوسفير القمر | planetary-science
tropopause | tropopause; tropopause height | التروبوبوز; حد التروبوسفير; طبقة التروبوبوز | atmosphere
mesopause | mesopause; mesopause region; mesospheric temperature | الميزوبوز; حد الميزوسفير | atmosphere; ionosphere
stratopause | stratopause; elevated stratopause | الستراتوبوز; حد الستراتوسفير | atmosphere
polar-vortex | stratospheric polar vortex; polar vortex; sudden stratospheric warming | الدوامة القطبية; الدوامة القطبية الستراتوسفيرية; الاحترار الستراتوسفيري المفاجئ | atmosphere; climate
atmospheric-tide | atmospheric tide; atmospheric tides; thermal tide; semidiurnal tide | المد الجوي; المد والجزر الجوي; المد الحراري في الغلاف الجوي | atmosphere; ionosphere
planetary-boundary-layer | planetary boundary layer; atmospheric boundary layer; boundary layer height | الطبقة الحدية الجوية; الطبقة الحدودية الكوكبية; الطبقة المتاخمة الجوية | atmosphere
noctilucent-cloud | noctilucent cloud; polar mesospheric cloud; noctilucent clouds | السحب الليلية المضيئة; السحب المضيئة ليلا; السحب القطبية الميزوسفيرية | atmosphere; ionosphere
coronal-heating | coronal heating problem; heating of the solar corona; nanoflare heating | تسخين الإكليل الشمسي; تسخين الهالة الشمسية; مشكلة تسخين الإكليل | heliophysics
nanoflare | nanoflare; microflare; solar nanoflares | التوهجات النانوية; الاندلاعات النانوية; توهج شمسي نانوي; التوهجات الميكروية | heliophysics
coronal-hole | coronal hole; solar coronal hole; polar coronal hole | الثقب الإكليلي; الثقوب الإكليلية; الثقب التاجي; فجوة إكليلية | heliophysics; space-weather
coronal-loop | coronal loop oscillation; solar coronal loops; post-flare loop | الحلقات الإكليلية; حلقة إكليلية; الأقواس الإكليلية; العرى الإكليلية | heliophysics
coronal-plume | coronal plume; polar plume; coronal jet; solar jet | الريش الإكليلي; الأعمدة القطبية الإكليلية; النفاثات الإكليلية; نفاثة شمسية | heliophysics
coronal-streamer | coronal streamer; helmet streamer; streamer belt | التدفق الإكليلي; الشرائط الإكليلية; الخوذة الإكليلية; اللوافح الإكليلية | heliophysics
coronal-seismology | coronal seismology; coronal oscillations; seismology of the solar corona | سيزمولوجيا الإكليل; علم زلازل الإكليل الشمسي; اهتزازات الإكليل الشمسي | heliophysics
coronal-wave | coronal wave; EIT wave; Moreton wave; EUV wave | الموجات الإكليلية; موجة مورتون; موجات الإكليل الشمسي | heliophysics
coronal-line | coronal emission line; coronal green line; solar coronal line; forbidden lines of the corona | خطوط الإكليل الطيفية; الخط الأخضر الإكليلي; خط انبعاث إكليلي | heliophysics
k-corona | white-light corona; K-corona; F-corona; electron corona | الإكليل الأبيض; الإكليل الإلكتروني; الإكليل كي; إكليل الضوء الأبيض | heliophysics
fast-solar-wind | fast solar wind; high-speed stream; high-speed solar wind; high-speed solar wind stream | الرياح الشمسية السريعة; الرياح الشمسية عالية السرعة; تيارات الرياح الشمسية السريعة | heliophysics; space-weather
slow-solar-wind | slow solar wind; slow wind of the Sun; low-speed solar wind | الرياح الشمسية البطيئة; الرياح الشمسية منخفضة السرعة | heliophysics
corotating-interaction-region | corotating interaction region; stream interaction region; corotating stream; recurrent geomagnetic storm | منطقة التفاعل الدوارة; مناطق التفاعل المتزامنة الدوران; التيارات الدوارة مع الشمس | heliophysics; space-weather
magnetic-cloud | interplanetary magnetic cloud; interplanetary coronal mass ejection; magnetic flux rope; ICME | السحابة المغناطيسية بين الكواكب; القذف الكتلي الإكليلي بين الكواكب; حبل التدفق المغناطيسي | heliophysics; space-weather
solar-wind-turbulence | solar wind turbulence; interplanetary turbulence; turbulence in the solar wind | اضطراب الرياح الشمسية; الاضطراب بين الكواكب; اضطرابية الرياح الشمسية | heliophysics
particle-acceleration | particle acceleration; shock acceleration of particles; Fermi acceleration; diffusive shock acceleration | تسارع الجسيمات; تسريع الجسيمات; تسارع فيرمي; التسارع بالصدمات | heliophysics; high-energy
termination-shock | termination shock; solar wind termination shock | صدمة الانتهاء; صدمة النهاية للرياح الشمسية; صدمة التوقف; صدمة الإنهاء | heliophysics
heliosheath | heliosheath; inner heliosheath; outer heliosheath | الغمد الشمسي; غمد الغلاف الشمسي; غمد الهليوسفير | heliophysics
pickup-ion | pickup ion; interstellar pickup ions; pick-up ions | الأيونات الملتقطة; أيونات الالتقاط; أيون ملتقط | heliophysics
interstellar-wind | local interstellar medium; very local interstellar medium; interstellar neutral atoms; Local Interstellar Cloud | الوسط بين النجمي المحلي; السحابة البينجمية المحلية; الرياح بين النجمية | heliophysics; astrophysics
sunspot-group | sunspot group; group of sunspots; delta sunspot; bipolar sunspot group | مجموعة البقع الشمسية; مجموعات البقع الشمسية; مجموعات الكلف الشمسي | heliophysics
solar-active-region | solar active region; active region of the Sun; active regions on the Sun | المنطقة النشطة الشمسية; المناطق النشطة على الشمس; المناطق النشطة في الشمس | heliophysics; space-weather
sunspot-cycle | sunspot cycle; eleven-year cycle; 11-year solar cycle; Schwabe cycle | دورة البقع الشمسية; دورة الأحد عشر عاما; دورة شوابه; دورة الكلف الشمسي | heliophysics
grand-solar-minimum | grand solar minimum; Maunder Minimum; Dalton Minimum; Spörer Minimum | الحد الأدنى الشمسي الكبير; الحد الأدنى لماوندر; أدنى ماوندر; قلة ماوندر | heliophysics; climate
sunspot-flow | penumbral flow of sunspots; Evershed effect; Evershed flow; sunspot penumbra | تأثير إيفرشد; ظاهرة إيفرشيد; شبه ظل البقعة الشمسية; ظليل البقع الشمسية | heliophysics
wilson-effect | depression of sunspots; Wilson effect of sunspots; Wilson depression | تأثير ويلسون; ظاهرة ويلسون للبقع الشمسية; انخفاض ويلسون | heliophysics
ellerman-bomb | photospheric bomb of Ellerman; Ellerman bomb; UV burst on the Sun | قنبلة إليرمان; قنابل إليرمان | heliophysics
flux-emergence | magnetic flux emergence; emerging flux region; emerging magnetic flux; ephemeral active region | انبثاق التدفق المغناطيسي; بزوغ الفيض المغناطيسي; التدفق المغناطيسي المنبثق | heliophysics
solar-facula | facula; solar faculae; faculae; solar plage | الشعيلات الشمسية; الصياخد الشمسية; صيخد شمسي; المشاعل الشمسية | heliophysics
spicule | solar spicule; spicules; macrospicule; solar fibril | الشويكات الشمسية; شويكة شمسية; الأشواك الشمسية; الشويكات الكروموسفيرية | heliophysics
chromospheric-heating | chromospheric heating; heating of the chromosphere; heating of the solar chromosphere | تسخين الكروموسفير; تسخين الغلاف اللوني; تسخين طبقة الكروموسفير | heliophysics
solar-transition-region | solar transition region; transition region of the Sun; chromosphere-corona transition region | منطقة الانتقال الشمسية; المنطقة الانتقالية في الغلاف الشمسي; المنطقة الانتقالية بين الكروموسفير والإكليل | heliophysics
solar-granulation | photospheric granules; supergranulation; mesogranulation | الحبيبات الشمسية; التحبب الفائق; حبيبات سطح الشمس | heliophysics
solar-convection-zone | solar convection zone; convective zone of the Sun; solar convective zone; solar tachocline | نطاق الحمل في الشمس; الطبقة الحملية في الشمس; التاكوكلاين | heliophysics
solar-radiative-zone | solar radiative zone; radiative zone of the Sun; radiative interior of the Sun | المنطقة الإشعاعية في الشمس; النطاق الإشعاعي للشمس; الطبقة الإشعاعية في الشمس | heliophysics
solar-rotation | solar rotation; rotation of the Sun; solar differential rotation; Carrington rotation | دوران الشمس حول نفسها; الدوران التفاضلي للشمس; دوران كارينغتون | heliophysics
solar-meridional-circulation | solar meridional circulation; meridional flow on the Sun; solar meridional flow | الدوران الزوالي الشمسي; التدفق الزوالي على الشمس; الجريان الطولي في الشمس | heliophysics
solar-neutron | solar neutron; solar neutrons; neutrons from solar flares; ground level enhancement | النيوترونات الشمسية; نيوترونات الشمس; تعزيز الإشعاع عند سطح الأرض | heliophysics; space-radiation
solar-evolution | evolution of the Sun; solar evolution; life cycle of the Sun | تطور الشمس; دورة حياة الشمس | stellar; heliophysics
solar-radius | solar radius; solar diameter; radius of the Sun; size of the Sun | نصف قطر الشمس; قطر الشمس; حجم الشمس | heliophysics
solar-mass | solar mass; mass of the Sun | كتلة الشمس; الكتلة الشمسية | heliophysics; stellar
solar-uv-emission | solar ultraviolet emission; solar extreme ultraviolet; solar EUV irradiance; solar UV radiation | الأشعة فوق البنفسجية الشمسية; الإشعاع الشمسي فوق البنفسجي; فوق البنفسجي البعيد الشمسي | heliophysics; ionosphere
solar-spectral-irradiance | solar spectral irradiance; solar spectrum irradiance; F10.7 index; solar radio flux index | التشعيع الطيفي الشمسي; الإشعاعية الطيفية الشمسية; مؤشر التدفق الراديوي الشمسي | heliophysics; space-weather
solar-x-ray-emission | solar X-ray emission; solar X-rays; X-ray flare of the Sun; solar X-ray flare | الأشعة السينية الشمسية; الأشعة السينية من الشمس; التوهجات الشمسية السينية | heliophysics
solar-gamma-ray-emission | solar gamma rays; solar gamma-ray emission; gamma-ray flare of the Sun | أشعة غاما الشمسية; أشعة جاما من الشمس; انبعاث غاما الشمسي | heliophysics; high-energy
white-light-flare | white-light flare; white-light solar flare | التوهج الأبيض; توهجات الضوء الأبيض; انفجار كارينغتون | heliophysics
filament-eruption | filament eruption; prominence eruption; eruptive prominence; eruptive filament | ثوران الشواظ الشمسي; انفجار الفتيل الشمسي; الشواظ الثائر | heliophysics; space-weather
stellar-flare | stellar flare; superflare; UV Ceti star | التوهجات النجمية; توهج نجمي فائق; النجوم الوهاجة | stellar
sun-earth-connection | solar-terrestrial relations; solar-terrestrial physics; Sun-Earth connection; solar-terrestrial interaction | العلاقات الشمسية الأرضية; الفيزياء الشمسية الأرضية; ارتباط الشمس بالأرض | heliophysics; space-weather
star-planet-interaction | star-planet interaction; star-planet magnetic interaction; stellar wind erosion of planets | التفاعل بين النجم والكوكب; تفاعل النجم مع الكوكب | exoplanets; stellar
solar-nebula | solar nebula; primordial solar nebula; nebular theory | السديم الشمسي; السديم الشمسي البدائي; النظرية السديمية | planetary-science; stellar
solar-apex | solar apex; apex of the Sun's motion; solar motion in the Galaxy; Sun's motion through the Galaxy | مستقر الشمس; أوج حركة الشمس; حركة الشمس في المجرة; حركة الشمس حول مركز المجرة | galaxies; stellar
proton-proton-chain | proton-proton chain; proton-proton reaction; hydrogen burning; pp chain | سلسلة بروتون بروتون; تفاعل بروتون-بروتون; احتراق الهيدروجين في النجوم | stellar; heliophysics
cno-cycle | carbon-nitrogen-oxygen cycle; CNO cycle; carbon-nitrogen cycle; CNO neutrinos | دورة الكربون والنيتروجين والأكسجين; دورة الكربون والنيتروجين; دورة كربون-نيتروجين-أكسجين | stellar
helium-burning | helium burning; triple-alpha process; triple alpha; helium flash | احتراق الهيليوم; عملية ألفا الثلاثية; وميض الهيليوم; اندماج الهيليوم | stellar
carbon-burning | carbon burning; oxygen burning; silicon burning; advanced nuclear burning in stars | احتراق الكربون; احتراق الأكسجين في النجوم; احتراق السيليكون | stellar
r-process | rapid neutron capture; r-process; r-process nucleosynthesis; r-process element | الأسر النيوتروني السريع; عملية الالتقاط السريع للنيوترونات; أسر النيوترونات السريع | stellar; high-energy
s-process | slow neutron capture; s-process; s-process nucleosynthesis; s-process element | الأسر النيوتروني البطيء; عملية الالتقاط البطيء للنيوترونات; أسر النيوترونات البطيء | stellar
explosive-nucleosynthesis | explosive nucleosynthesis; supernova nucleosynthesis; explosive burning; p-process | التخليق النووي الانفجاري; التخليق النووي في المستعرات العظمى; الاصطناع النووي الانفجاري | stellar; high-energy
nuclear-astrophysics | nuclear astrophysics; thermonuclear reaction rate; stellar nuclear reactions | الفيزياء الفلكية النووية; الفيزياء النووية الفلكية; التفاعلات النووية في النجوم | astrophysics; stellar
cosmic-ray-spallation | cosmic ray spallation; cosmic-ray nucleosynthesis; cosmogenic nuclide; spallation of nuclei | التشظي النووي بالأشعة الكونية; تشظية الأشعة الكونية; النويدات الكونية المنشأ | high-energy; space-radiation
chandrasekhar-limit | mass limit of white dwarfs; Chandrasekhar limit; Chandrasekhar mass | حد تشاندراسيخار; كتلة تشاندراسيخار; حد شاندراسيكار | stellar; high-energy
gravastar | gravastar; gravitational vacuum star; black hole mimicker | نجم الفراغ الجاذبي; غرافاستار; جرافاستار; نجم الفراغ التثاقلي | high-energy; gravitational-waves
singularity | gravitational singularity; spacetime singularity; naked singularity; ring singularity | المتفردة الثقالية; التفرد الجاذبي; المتفردة العارية; نقطة التفرد | high-energy; cosmology
schwarzschild-metric | metric of Schwarzschild; Schwarzschild solution | مترية شفارتزشيلد; حل شفارتزشيلد; مترية شوارزشيلد | high-energy; gravitational-waves
einstein-field-equations | gravitational field equations; Einstein field equations; Einstein equations of gravitation; exact solutions of general relativity | معادلات أينشتاين للمجال; معادلات المجال لأينشتاين; معادلات حقل الجاذبية | cosmology; gravitational-waves
geodesic | spacetime geodesic; geodesic motion; null geodesic; geodesic equation | المسار الجيوديسي; الخط الجيوديسي في الزمكان; المنحنيات الجيوديسية | gravitational-waves; cosmology
bondi-accretion | spherical accretion; Bondi accretion; Bondi-Hoyle accretion; Bondi radius | تراكم بوندي; التراكم الكروي; تنامي بوندي | high-energy; astrophysics
stellar-accretion | stellar accretion; accretion onto stars; magnetospheric accretion; accreting star | تراكم المادة على النجوم; تنامي المادة على النجم | stellar; astrophysics
superluminal-motion | apparent superluminal motion; superluminal motion; superluminal jet; superluminal radio source | الحركة فوق الضوئية الظاهرية; الحركة فوق الضوئية; سرعة ظاهرية أكبر من الضوء | high-energy; radio-astronomy
pulsar-wind-nebula | pulsar wind nebula; plerion; pulsar wind; pulsar wind nebulae | سديم رياح النابض; سدم رياح النوابض; رياح النجم النابض | high-energy
radio-pulsar | radio pulsar; rotation-powered pulsar; pulsar radio emission; pulsar glitch | النابض الراديوي; النوابض الراديوية; قفزة دوران النابض | radio-astronomy; high-energy
optical-pulsar | optical pulsar; optical pulsations of a pulsar; gamma-ray pulsar | النابض البصري; النوابض البصرية; نوابض أشعة غاما | high-energy
neutron-star-core | neutron star core; neutron star interior; neutron star crust; interior of neutron stars | نواة النجم النيوتروني; لب النجم النيوتروني; باطن النجم النيوتروني; قشرة النجم النيوتروني | high-energy; stellar
einstein-ring | ring of Einstein; Einstein ring; gravitational arc | حلقة أينشتاين; حلقات أينشتاين; القوس العدسي الجاذبي | cosmology; galaxies
light-deflection | gravitational deflection of light; bending of starlight; light deflection by the Sun; Shapiro delay | انحراف الضوء بالجاذبية; انحناء الضوء قرب الشمس; انحناء الضوء بالجاذبية; تأخير شابيرو | gravitational-waves; astrophysics
microlensing-exoplanet | microlensing exoplanet; microlensing planet; planet detection by microlensing; planetary microlensing event | كشف الكواكب بالتعديس الميكروي; كواكب التعديس الميكروي; كوكب خارجي بالعدسة الصغرية | exoplanets
binary-lens | binary lens microlensing; binary-lens event; caustic crossing; microlensing caustic | التعديس الميكروي الثنائي; عدسة صغرية ثنائية; عبور الكاوية; منحنى كاوي عدسي | exoplanets; stellar
microlensing-parallax | microlensing parallax; satellite microlensing parallax; astrometric microlensing; xallarap | اختلاف منظر التعديس الميكروي; تزيح العدسة الصغرية; التعديس الميكروي الفلكي القياسي | exoplanets; stellar
microlensing-optical-depth | microlensing optical depth; microlensing event rate; microlensing survey; microlensing toward the Galactic bulge | العمق البصري للتعديس الميكروي; معدل أحداث التعديس الميكروي; مسح العدسة الصغرية | galaxies; exoplanets
quasar-microlensing | quasar microlensing; microlensing of lensed quasars | التعديس الميكروي للكوازارات; الكوازار المعدس; عدسة الكوازارات الصغرية | galaxies; cosmology
modified-newtonian-dynamics | modified Newtonian dynamics; MOND theory; scalar-tensor-vector gravity; Milgrom's theory | ديناميكا نيوتن المعدلة; الديناميكا النيوتونية المعدلة; نظرية موند | cosmology; galaxies
asteroid-dynamics | asteroid dynamics; orbital dynamics of asteroids; orbital evolution of asteroids | ديناميكا الكويكبات; الديناميكا المدارية للكويكبات | planetary-defence; orbital-mechanics
asteroid-rotation | asteroid rotation; asteroid spin; rotation period of asteroids; asteroid rotation period | دوران الكويكبات; دوران الكويكب حول محوره; فترة دوران الكويكب | planetary-defence
asteroid-surface | asteroid surface; surfaces of asteroids; asteroid regolith | سطح الكويكب; أسطح الكويكبات; ريغوليث الكويكبات | planetary-defence; planetary-science
amor-asteroid | asteroid of the Amor group; Amor asteroid; Amor group; Amor-type asteroid | كويكبات آمور; مجموعة آمور; كويكب من مجموعة آمور | planetary-defence
apollo-asteroid | asteroid of the Apollo group; Apollo asteroid; Apollo group; Apollo-type asteroid | كويكبات أبولو; مجموعة أبولو من الكويكبات; كويكب من مجموعة أبولو | planetary-defence
aten-asteroid | asteroid of the Aten group; Aten asteroid; Aten group; Aten-type asteroid | كويكبات آتن; مجموعة آتن; كويكب من مجموعة آتن | planetary-defence
atira-asteroid | asteroid of the Atira group; Atira asteroid; Atira group; interior-Earth object | كويكبات أتيرا; مجموعة أتيرا; الكويكبات داخل مدار الأرض | planetary-defence
hilda-asteroid | asteroid of the Hilda group; Hilda asteroid; Hilda group | كويكبات هيلدا; مجموعة هيلدا | planetary-science
hungaria-asteroid | asteroid of the Hungaria group; Hungaria asteroid; Hungaria group | كويكبات هنغاريا; مجموعة هنغاريا; كويكبات هنجاريا | planetary-science
eros-asteroid | asteroid 433 Eros; 433 Eros; Eros asteroid | الكويكب إيروس; كويكب إيروس; إيروس 433 | planetary-defence
pallas-asteroid | asteroid 2 Pallas; 2 Pallas; Pallas asteroid | الكويكب بالاس; كويكب بالاس; بالاس 2 | planetary-science
earth-trojan | trojan asteroid of the Earth; Earth trojan; 2010 TK7; Earth trojan asteroid | كويكبات طروادة الأرضية; طرواديات الأرض; كويكب طروادي أرضي | planetary-defence; orbital-mechanics
mars-trojan | trojan asteroid of Mars; Mars trojan; martian trojan | كويكبات طروادة المريخية; طرواديات المريخ; كويكب طروادي للمريخ | planetary-science; mars
neptune-trojan | trojan asteroid of Neptune; Neptune trojan; Neptunian trojan | كويكبات طروادة النبتونية; طرواديات نبتون | planetary-science
trojan-planet | trojan planet; co-orbital planet; exotrojan | كوكب طروادي; الكواكب الطروادية; كواكب مشتركة المدار | exoplanets
main-belt-comet | main-belt comet; active asteroid; asteroid with a comet-like tail | مذنب الحزام الرئيسي; مذنبات الحزام الرئيسي; كويكب نشط; الكويكبات النشطة | planetary-science; planetary-defence
long-period-comet | long-period comet; nearly isotropic comet | مذنب طويل الدورة; المذنبات طويلة الدورة; مذنبات طويلة الأمد | planetary-science
short-period-comet | short-period comet; periodic comet | مذنب قصير الدورة; المذنبات قصيرة الدورة; المذنبات الدورية | planetary-science
sungrazing-comet | sungrazing comet; sungrazer; sun-grazing comet; near-Sun comet | مذنب مماس للشمس; المذنبات المماسة للشمس; مذنب خادش للشمس; المذنبات القريبة من الشمس | planetary-science; heliophysics
kreutz-comet | comet of the Kreutz group; Kreutz sungrazer; Kreutz comet; Kreutz group | مذنبات كروتز; مجموعة كروتز; عائلة كروتز | planetary-science; heliophysics
comet-nucleus | comet nucleus; cometary nucleus; comet nuclei; cometary nuclei | نواة المذنب; نوى المذنبات; أنوية المذنبات | planetary-science
comet-dust-tail | comet dust tail; dust tail; cometary dust tail | ذيل المذنب الغباري; الذيل الغباري; الذيل الغباري للمذنب | planetary-science
comet-ion-tail | comet ion tail; ion tail; plasma tail of comets; cometary plasma tail | ذيل المذنب الأيوني; الذيل الأيوني; الذيل البلازمي للمذنب | planetary-science; heliophysics
comet-dust | cometary dust; comet dust; dust of comets; coma dust | غبار المذنبات; الغبار المذنبي; غبار ذؤابة المذنب | planetary-science
comet-volatiles | cometary volatiles; comet volatiles; cometary ices; cometary ice | متطايرات المذنبات; المواد المتطايرة في المذنبات; جليد المذنبات | planetary-science; astrobiology
comet-dynamics | comet dynamics; orbits of comets; cometary orbit; dynamics of comets | ديناميكا المذنبات; مدارات المذنبات; مدار المذنب | planetary-science; orbital-mechanics
dirty-snowball | dirty snowball; dirty snowball model; icy conglomerate model | كرة الثلج القذرة; كرة الثلج المتسخة; نموذج كرة الثلج المتسخة | planetary-science
exocomet | exocomet; extrasolar comet; falling evaporating body | مذنب خارجي; المذنبات الخارجية; مذنبات خارج المجموعة الشمسية; مذنب خارج المجموعة الشمسية | exoplanets
classical-kuiper-belt-object | classical Kuiper belt object; cubewano; cold classical Kuiper belt; classical Kuiper belt | أجرام حزام كايبر الكلاسيكية; جرم كلاسيكي في حزام كايبر; كيوبيوانو; حزام كايبر الكلاسيكي | planetary-science
scattered-disk-object | scattered disk object; scattered disc; scattered disk; scattered disc object | أجرام القرص المبعثر; القرص المبعثر; القرص المتبعثر | planetary-science
detached-object | detached trans-Neptunian object; sednoid; extended scattered disc | الأجرام المنفصلة وراء نبتون; أشباه سدنا | planetary-science
plutino | plutino; plutinos; Pluto-like 3:2 resonance object | بلوتينو; البلوتينوات; أجرام بلوتينو | planetary-science
resonant-kuiper-belt-object | resonant Kuiper belt object; resonant trans-Neptunian object; resonant TNO | أجرام حزام كايبر الرنينية; الأجرام الرنينية وراء نبتون | planetary-science
plutoid | plutoid; plutoids | بلوتويد; البلوتويدات; أشباه بلوتو | planetary-science
moons-of-pluto | moons of Pluto; Charon; Pluto's moons; Plutonian satellites | أقمار بلوتو; شارون قمر بلوتو; القمر شارون; قمر بلوتو | planetary-science
irregular-satellite | irregular satellite; irregular moon; irregular moons | أقمار غير منتظمة; قمر غير منتظم; الأقمار غير النظامية | planetary-science
shepherd-moon | shepherd moon; shepherd satellite; shepherding moons | قمر راع; الأقمار الراعية; أقمار الرعي | planetary-science
ring-resonance | ring resonance; resonances in planetary rings; density waves in rings; Saturn ring waves | رنين الحلقات; الرنين في حلقات الكواكب; أمواج الكثافة في حلقات زحل | planetary-science; orbital-mechanics
ring-gap | gap in planetary rings; Cassini division; Encke gap; ring gap | فاصل كاسيني; فجوة كاسيني; فجوة إنكي; فجوات الحلقات | planetary-science
ring-spokes | spokes in Saturn's rings; ring spokes; spokes of Saturn's B ring | أشعة حلقات زحل; برامق حلقات زحل; الخطوط الشعاعية في حلقات زحل | planetary-science
exoring | ring system of an exoplanet; exoring; exoplanet rings; ringed exoplanet | حلقات الكواكب الخارجية; حلقات كوكب خارجي; كوكب خارجي ذو حلقات | exoplanets
astrometric-planet-detection | astrometric detection of exoplanets; astrometric exoplanet detection; exoplanet astrometry; astrometric planet | الكشف الفلكي القياسي عن الكواكب الخارجية; كشف الكواكب الخارجية بالقياسات الفلكية; طريقة القياس الفلكي للكواكب | exoplanets
transit-timing-variation | transit timing variation; TTV; transit timing | تغيرات توقيت العبور; تغير زمن العبور; تباين توقيت العبور | exoplanets
transit-duration-variation | transit duration variation; TDV; variations in transit duration | تغيرات مدة العبور; تغير مدة العبور; تباين مدة العبور | exoplanets
eclipse-timing-variation | eclipse timing variation; eclipsing binary timing; eclipse timing method; eclipsing binary minima timing | تغيرات توقيت الكسوف في الثنائيات; توقيت الثنائيات الكسوفية; توقيت النجوم الثنائية الكسوفية | exoplanets; stellar
pulsar-planet | pulsar planet; planet around a pulsar; planets around pulsars; planets orbiting pulsars | كواكب النجوم النابضة; كوكب حول نجم نابض; كواكب النابضات | exoplanets; high-energy
carbon-planet | carbon planet; diamond planet; carbide planet; carbon-rich planet | كوكب كربوني; الكواكب الكربونية; كوكب الماس; كوكب ألماسي | exoplanets
chthonian-planet | chthonian planet; chthonian planets; stripped core of a gas giant; evaporated gas giant | كوكب كثوني; الكواكب الكثونية; لب عملاق غازي متجرد | exoplanets
ocean-planet | ocean planet; water world; hycean planet; hycean world | كوكب محيطي; كواكب محيطية; كوكب مائي; عالم مائي | exoplanets; astrobiology
extrasolar-giant-planet | extrasolar giant planet; gas giant exoplanet; giant exoplanet; Jupiter-like exoplanet | عملاق غازي خارجي; كوكب خارجي عملاق; الكواكب الخارجية العملاقة; كوكب خارجي شبيه بالمشتري | exoplanets
rocky-exoplanet | rocky exoplanet; terrestrial exoplanet; extrasolar rocky planet | كوكب خارجي صخري; الكواكب الخارجية الصخرية; كوكب صخري خارج المجموعة الشمسية | exoplanets
exoplanet-catalogue | exoplanet catalogue; exoplanet archive; exoplanet catalog; catalogue of exoplanets | فهرس الكواكب الخارجية; أرشيف الكواكب الخارجية; قاعدة بيانات الكواكب الخارجية; كتالوج الكواكب الخارجية | exoplanets
exoplanet-atmospheric-composition | exoplanet atmospheric composition; composition of exoplanet atmospheres; molecules in exoplanet atmospheres | تركيب أغلفة الكواكب الخارجية; التركيب الكيميائي لغلاف كوكب خارجي; مكونات أغلفة الكواكب الخارجية | exoplanets; astrobiology
exoplanet-atmospheric-dynamics | exoplanet atmospheric dynamics; winds on exoplanets; exoplanet weather; atmospheric circulation of exoplanets | رياح الكواكب الخارجية; ديناميكا أغلفة الكواكب الخارجية; طقس الكواكب الخارجية; دوران أغلفة الكواكب الخارجية | exoplanets
exoplanet-evolution | exoplanet evolution; evolution of exoplanets | تطور الكواكب الخارجية | exoplanets
exoplanet-structure | exoplanet structure; exoplanet interior; internal structure of exoplanets; mass–radius relation of exoplanets | بنية الكواكب الخارجية; باطن الكوكب الخارجي; البنية الداخلية للكواكب الخارجية | exoplanets
exoplanet-tides | tides on exoplanets; exoplanet tides; tidal evolution of exoplanets; tidal circularization of exoplanet orbits | المد والجزر على الكواكب الخارجية; قوى المد في الكواكب الخارجية | exoplanets
exoplanet-plate-tectonics | plate tectonics on exoplanets; exoplanet plate tectonics; exoplanet tectonics | تكتونية الصفائح على الكواكب الخارجية; تكتونيات الكواكب الخارجية | exoplanets; planetary-science
planet-disk-interaction | planet-disk interaction; planet–disc interaction; disk-planet interaction; gap opening by planets | تفاعل الكوكب والقرص; التفاعل بين الكوكب والقرص; تفاعل الكوكب مع القرص | exoplanets; planetary-science
proplyd | proplyd; proplyds; photoevaporating disk; externally irradiated protoplanetary disk | بروبليد; البروبليدات; قرص كوكبي أولي متأين; أقراص متبخرة ضوئيا | exoplanets; stellar
planetary-system-evolution | planetary system evolution; evolution of planetary systems; dynamical evolution of the Solar System | تطور النظم الكوكبية; تطور الأنظمة الكوكبية; تطور المجموعة الشمسية | planetary-science; exoplanets
lunar-exosphere | exosphere of the Moon; lunar atmosphere; atmosphere of the Moon | الغلاف الجوي للقمر; غلاف القمر الجوي; الغلاف الخارجي للقمر | moon; planetary-science
lunar-composition | chemical composition of the Moon; lunar composition; lunar geochemistry; composition of the lunar surface | تركيب القمر; التركيب الكيميائي للقمر; جيوكيمياء القمر | moon
lunar-mineralogy | mineralogy of the Moon; lunar mineralogy; lunar minerals; minerals on the Moon | معادن القمر; علم معادن القمر; المعادن القمرية | moon
lunar-petrology | petrology of the Moon; lunar petrology; lunar petrogenesis | علم صخور القمر; بترولوجيا القمر | moon
lunar-geochronology | geochronology of the Moon; lunar geochronology; age of lunar rocks; lunar chronology | عمر صخور القمر; تأريخ صخور القمر; الجيوكرونولوجيا القمرية; التسلسل الزمني للقمر | moon
lunar-seismology | seismology of the Moon; lunar seismology; seismic activity of the Moon | علم زلازل القمر | moon
lunar-geodesy | geodesy of the Moon; selenodesy; lunar geodesy | جيوديسيا القمر; السلينوديسيا; قياس شكل القمر | moon; geodesy
lunar-gravity-field | gravity field of the Moon; lunar gravity field; lunar gravity | مجال جاذبية القمر; جاذبية القمر; مجال الجاذبية القمري | moon; geodesy
lunar-magnetic-field | magnetic field of the Moon; lunar magnetic field; lunar magnetism | المجال المغناطيسي للقمر; مغناطيسية القمر; المجال المغناطيسي القمري | moon
lunar-mountain | mountain on the Moon; lunar mountains; mountains of the Moon | جبال القمر; جبل قمري | moon
lunar-rille | rille on the Moon; lunar rille; lunar rilles; sinuous rille | أخاديد القمر; أخدود قمري; الأخاديد القمرية; شقوق القمر | moon
lunar-ray | ray system of lunar craters; lunar rays; lunar ray; crater rays | أشعة فوهات القمر; أشعة الفوهات القمرية; الأشعة القمرية; نظام الأشعة القمرية | moon
lunar-evolution | evolution of the Moon; lunar evolution; history of the lunar interior | تطور القمر; التاريخ الجيولوجي للقمر | moon
lunar-impact-flash | impact flash on the Moon; lunar impact flash; meteoroid impacts on the Moon; lunar impacts | ومضات الاصطدام القمرية; اصطدام النيازك بالقمر; وميض اصطدام على القمر; الاصطدامات القمرية | moon; meteorites
transient-lunar-phenomenon | transient lunar phenomenon; lunar transient phenomena; transient lunar phenomena; lunar glow events | ظواهر قمرية عابرة; الظواهر القمرية العابرة; ظاهرة قمرية عابرة | moon
lunar-theory | theory of the Moon's motion; lunar theory; motion of the Moon; lunar ephemeris | نظرية حركة القمر; حركة القمر; النظرية القمرية; تقويم القمر الفلكي | moon
lunation | lunation; synodic month | الشهر الاقتراني; الشهر القمري الاقتراني; طول الشهر القمري | moon
lunar-node-regression | regression of the lunar nodes; lunar node; nodal precession of the Moon; lunar nodal cycle | عقدتا القمر; العقد القمرية; تراجع عقد القمر; تقهقر العقد القمرية | moon; orbital-mechanics
impact-gardening | impact gardening; regolith gardening; regolith overturn | حراثة الصدم; تقليب الريغوليث; التقليب الصدمي للتربة | planetary-science; moon
tektite | tektite; tektites; impact glass; Libyan desert glass; desert glass; Libyan glass | تكتيت; التكتيتات; التكتايت; زجاج صدمي; زجاج الصحراء الليبية; زجاج الصحراء الليبي; زجاج الصحراء | meteorites
moldavite | moldavite; moldavites; vltavin | مولدافيت; المولدافيت; حجر المولدافيت | meteorites
micrometeorite | micrometeorite; micrometeorites; cosmic spherule; cosmic spherules | نيزك مجهري; النيازك المجهرية; كريات كونية; الكريات الكونية | meteorites
ataxite | ataxite; ataxites; nickel-rich iron meteorite | أتاكسيت; الأتاكسيت; نيزك حديدي غني بالنيكل | meteorites
meteorite-composition | meteorite composition; meteorite mineralogy; composition of meteorites; meteorite geochemistry | تركيب النيازك; التركيب الكيميائي للنيازك; معادن النيازك; جيوكيمياء النيازك | meteorites
meteor-radiant | meteor radiant; radiant of a meteor shower; shower radiant | نقطة إشعاع الشهب; مشع الشهب; نقطة انطلاق الشهب; نقطة إشعاع زخة الشهب | meteorites
meteor-stream | meteor stream; meteoroid stream; meteoroid streams | تيار الشهب; تيارات الشهب; تيار نيزكي; تيار النيازك الدقيقة | meteorites
meteor-trail | meteor trail; meteor train; meteor wake | ذيل الشهاب; أثر الشهاب; آثار الشهب; أثر شهابي | meteorites; ionosphere
zenithal-hourly-rate | zenithal hourly rate; ZHR; zenith hourly rate; meteor rate | المعدل الساعي السمتي; معدل الشهب في الساعة; المعدل السمتي الساعي | meteorites
zodiacal-cloud | zodiacal cloud; zodiacal dust cloud | السحابة البروجية; الغبار البروجي; سحابة الغبار البروجي | planetary-science
oblateness | oblateness; flattening of planets; planetary flattening; polar flattening | تفلطح الكواكب; تفرطح الكواكب | planetary-science; geodesy
surface-gravity | surface gravity; gravity at the surface of a planet; gravitational acceleration on planets | جاذبية السطح; الجاذبية السطحية; الجاذبية على سطح الكوكب; تسارع الجاذبية على الكواكب | planetary-science; stellar
planetary-climate | planetary climate; climate of planets | مناخ الكواكب; المناخ الكوكبي | planetary-science
planetary-mineralogy | planetary mineralogy; minerals of planets | معادن الكواكب; علم معادن الكواكب | planetary-science; mars
planetary-ephemeris | theory of planetary motion; planetary theory; motion of the planets | حركة الكواكب; نظرية حركة الكواكب; الأزياج الكوكبية; تقويم الكواكب الفلكي | orbital-mechanics; planetary-science
lithosphere | lithosphere; lithospheric plate; lithospheric | الغلاف الصخري; الليثوسفير; الغلاف الصخري للأرض | planetary-science; geodesy
planetary-mantle | mantle of a planet; Earth's mantle; planetary mantle | الوشاح الأرضي; وشاح الأرض; وشاح الكوكب | planetary-science
hydrosphere | hydrosphere; hydrospheric | الغلاف المائي; الهيدروسفير; الغلاف المائي للأرض | climate
glaciation | glaciation; ice age; glacial period | العصر الجليدي; العصور الجليدية | climate; planetary-science
aeronomy | aeronomy; aeronomic; physics of the upper atmosphere | علم الغلاف الجوي العلوي; الأيرونوميا; فيزياء طبقات الجو العليا | ionosphere; atmosphere
atmospheric-circulation | atmospheric circulation; general circulation of the atmosphere; atmospheric dynamics | الدورة العامة للغلاف الجوي; دوران الغلاف الجوي; ديناميكا الغلاف الجوي | atmosphere; climate
atmospheric-evolution | atmospheric evolution; evolution of planetary atmospheres | تطور الأغلفة الجوية; تطور الغلاف الجوي | planetary-science; mars
nitrous-oxide | nitrous oxide; N2O emissions; atmospheric N2O | أكسيد النيتروز; أكسيد النتروز; انبعاثات أكسيد النيتروز | atmosphere; climate
chlorofluorocarbon | chlorofluorocarbon; CFCs; chlorofluorocarbons; ozone-depleting substances | الكلوروفلوروكربون; مركبات الكلوروفلوروكربون; المواد المستنفدة للأوزون | atmosphere; climate
air-sea-interaction | ocean-atmosphere interaction; air–sea interaction; air-sea interaction; ocean–atmosphere coupling | تفاعل المحيط والغلاف الجوي; التفاعل بين المحيط والغلاف الجوي; تفاعل البحر والجو | climate
ionospheric-current | ionospheric current; ionospheric currents; ionospheric current system | التيارات الأيونوسفيرية; تيارات الغلاف الأيوني; تيار أيونوسفيري | ionosphere; magnetosphere
outer-radiation-belt | outer radiation belt; relativistic electrons of the radiation belt; outer Van Allen belt | حزام الإشعاع الخارجي; حزام فان ألن الخارجي | space-radiation; magnetosphere
inner-radiation-belt | inner radiation belt; inner Van Allen belt | حزام الإشعاع الداخلي; حزام فان ألن الداخلي | space-radiation; magnetosphere
satellite-atmosphere | atmosphere of a natural satellite; atmospheres of moons; atmosphere of Titan; Titan's atmosphere | الغلاف الجوي لتيتان; غلاف تيتان الجوي | planetary-science
sedna | dwarf planet candidate Sedna; Sedna; 90377 Sedna | الكوكب القزم سيدنا; سيدنا الجرم النبتوني; الجرم سدنا | planetary-science
eris | dwarf planet Eris; 136199 Eris; planet Eris | الكوكب القزم إيريس; كوكب إيريس; إيريس الكوكب القزم | planetary-science
makemake | dwarf planet Makemake; Makemake | ماكيماكي; الكوكب القزم ماكيماكي | planetary-science
haumea | dwarf planet Haumea; Haumea | هاوميا; الكوكب القزم هاوميا | planetary-science
mars-climate | climate of Mars; martian climate; Mars climate; martian weather | مناخ المريخ; طقس المريخ | mars
mars-mineralogy | mineralogy of Mars; martian mineralogy; minerals on Mars; martian minerals | معادن المريخ; علم معادن المريخ | mars
atmospheric-escape | atmospheric escape; escape of planetary atmospheres; atmospheric stripping; hydrodynamic escape | هروب الغلاف الجوي; فقدان الغلاف الجوي; تسرب الغلاف الجوي إلى الفضاء | planetary-science; exoplanets
geomagnetic-reversal | geomagnetic reversal; magnetic pole reversal; reversal of the Earth's magnetic field | انقلاب الأقطاب المغناطيسية; انقلاب المجال المغناطيسي للأرض; الانقلاب المغناطيسي الأرضي | magnetosphere; geodesy
lunar-magma-ocean | magma ocean of the Moon; lunar magma ocean; KREEP | محيط الصهارة القمري; محيط الصهارة على القمر | moon
solar-radio-burst | solar radio burst; solar radio emission; solar radio bursts; CALLISTO spectrometer; e-CALLISTO; CALLISTO solar radio; solar radio bursts CALLISTO; CALLISTO network; type II radio burst; type III radio burst | الانفجارات الراديوية الشمسية; الانبعاث الراديوي الشمسي | heliophysics; radio-astronomy
plasma-instability | plasma instability; plasma turbulence; Kelvin-Helmholtz instability; Rayleigh-Taylor instability; magnetorotational instability | اضطراب البلازما; عدم استقرار البلازما; عدم استقرار كلفن هلمهولتز; عدم استقرار رايلي تايلور | heliophysics; astrophysics
planetary-polar-region | polar cap; polar caps of planets; planetary polar region; polar layered deposits | الغطاء القطبي; القلنسوة القطبية; الأغطية القطبية للكواكب | planetary-science
saturn-hexagon | hexagon of Saturn; Saturn's hexagon; polar vortex of Saturn | سداسي زحل; المضلع السداسي على زحل | planetary-science
mascon | mascon; lunar mascon; mass concentration of the Moon; lunar gravity anomaly | تركز كتلي قمري; التركيزات الكتلية القمرية | moon; geodesy
lunar-libration | lunar libration; libration of the Moon; lunar limb | ميسان القمر; تمايل القمر | moon
exoplanet-atmosphere-evolution | atmospheric escape of exoplanets; photoevaporation of planets; radius valley; exoplanet evaporation; Neptune desert | هروب الغلاف الجوي للكواكب الخارجية; وادي نصف القطر; صحراء نبتون | exoplanets
ultra-short-period-planet | ultra-short-period planet; evaporating planet; disintegrating planet | كوكب قصير الدورة جدا; كوكب متبخر | exoplanets
pillars-of-creation | evaporating gaseous globule; Pillars of Creation; Eagle Nebula; photoevaporating pillar | أعمدة الخلق; سديم النسر; كريات غازية متبخرة; أعمدة الغاز والغبار | astrophysics; stellar
bipolar-nebula | bipolar nebula; bipolar nebulae; bipolar planetary nebula; hourglass nebula | سديم ثنائي القطب; السدم ثنائية القطب; سديم الساعة الرملية | stellar; astrophysics
planetary-nebula-nucleus | planetary nebula nucleus; central star of a planetary nebula; nuclei of planetary nebulae | نواة السديم الكوكبي; النجم المركزي للسديم الكوكبي; النجوم المركزية للسدم الكوكبية | stellar
co-emission | carbon monoxide line emission; carbon monoxide line; CO emission from molecular clouds | انبعاث أول أكسيد الكربون; خطوط أول أكسيد الكربون | radio-astronomy; galaxies
interstellar-filament | interstellar filament; filamentary molecular cloud; star-forming filament; filamentary nebula | الخيوط بين النجمية; خيوط السحب الجزيئية; السدم الخيطية | astrophysics; stellar
t-tauri-star | young star of the type T Tauri; T Tauri star; weak-line T Tauri star | نجوم تي الثور; نجم تي الثور; متغيرات تي الثور | stellar
herbig-ae-be-star | pre-main-sequence star of the type Herbig Ae/Be; Herbig Ae/Be; Herbig Ae star | نجم هربيغ; نجوم هيربيغ Ae/Be | stellar
jeans-mass | critical mass of Jeans; Jeans mass; Jeans instability; Jeans length | كتلة جينز; عدم استقرار جينز; طول جينز; معيار جينز | stellar; astrophysics
dynamical-friction | dynamical friction; Chandrasekhar dynamical friction | الاحتكاك الديناميكي; الاحتكاك التحريكي | galaxies; astrophysics
roche-limit | tidal limit of Roche; Roche limit; Roche radius | حد روش; حد روشه; نصف قطر روش | planetary-science; stellar
tidal-friction | tidal friction; tidal dissipation; tidal evolution | الاحتكاك المدي; احتكاك المد والجزر; تبدد المد | planetary-science; moon
ocean-tide | ocean tide; ocean tides; ocean tide model; tide gauge | مد المحيطات; المد والجزر البحري; مد وجزر المحيط; مقياس المد والجزر | geodesy
spin-orbit-resonance | spin-orbit resonance; spin-orbit coupling of planets; 3:2 resonance of Mercury; spin-orbit resonances | رنين الدوران والمدار; الرنين المغزلي المداري; رنين دوران عطارد | planetary-science; orbital-mechanics
kirkwood-gap | gap of Kirkwood; Kirkwood gap; gaps in the asteroid belt | فجوات كيركوود; فجوة كيركوود; ثغرات كيركوود | planetary-defence; planetary-science
titius-bode-law | planet-distance law; Titius-Bode law; Bode's law | قانون بوده; قانون تيتيوس-بوده; قانون تيتيوس بود | planetary-science
perihelion-aphelion | perihelion; aphelion; perihelion passage; perihelion precession | الحضيض الشمسي; الأوج الشمسي; حضيض المدار حول الشمس; تقدم حضيض عطارد | planetary-science
apsidal-motion | apsidal motion; apsidal precession; periastron advance; line of apsides | الحركة الأوجية; مبادرة خط القبوين; حركة خط الأوج والحضيض; تقدم نقطة الحضيض النجمي | stellar
orbital-node | ascending node; descending node; longitude of the ascending node; right ascension of the ascending node | العقدة الصاعدة; العقدة النازلة; خط طول العقدة الصاعدة; المطلع المستقيم للعقدة الصاعدة | orbital-mechanics
orbital-inclination | orbital inclination; inclination of the orbit; orbit inclination | الميل المداري; ميل المدار; زاوية ميل المدار | orbital-mechanics
semi-major-axis | semi-major axis; semimajor axis; semi-minor axis; major axis of the orbit | نصف المحور الأكبر; نصف المحور الكبير; نصف القطر الأكبر للمدار; نصف المحور الأصغر | orbital-mechanics
orbital-anomaly | true anomaly; mean anomaly; eccentric anomaly; equation of the centre | الحصة الحقيقية; الحصة الوسطى; الشذوذ الحقيقي; الشذوذ المتوسط | orbital-mechanics
osculating-orbit | osculating orbit; osculating elements; osculating orbital elements; osculatory elements | المدار الملامس; العناصر الملامسة; العناصر المدارية اللحظية; المدار اللاصق | orbital-mechanics
parabolic-hyperbolic-orbit | hyperbolic orbit; parabolic orbit; hyperbolic trajectory; parabolic trajectory | المدار الزائدي; مدار قطع زائد; المدار المكافئي; مدار قطع مكافئ | orbital-mechanics
retrograde-orbit | retrograde orbit; prograde orbit; retrograde satellite | المدار التراجعي; المدار العكسي; مدار تقدمي | orbital-mechanics; planetary-science
limb-brightening | limb brightening; brightening at the solar limb | سطوع الحافة; إضاءة حافة الشمس; تسطع حافة القرص | heliophysics; stellar
gravitational-instability | gravitational instability; disk fragmentation; Toomre instability; gravitationally unstable disk | عدم الاستقرار الجاذبي; اللااستقرار الثقالي; عدم استقرار تومري | astrophysics; stellar
newtonian-gravity | law of universal gravitation; Newton's law of gravitation; Newtonian gravitation; Newtonian gravity | قانون الجذب العام; قانون نيوتن للجاذبية; الجاذبية النيوتونية; قانون الجاذبية العام | astrophysics
close-encounter | stellar flyby; close stellar encounter; close encounter of stars; stellar encounter with the Solar System | الاقتراب النجمي; مرور نجم قرب المجموعة الشمسية; اقتراب النجوم من الشمس | stellar; planetary-science
synodic-period | synodic period; synodic period of a planet | المدة الاقترانية; الدورة الاقترانية; الفترة الاقترانية | orbital-mechanics; planetary-science
f107-index | solar radio flux; 10.7 cm solar flux | التدفق الراديوي الشمسي; التدفق الشمسي عند 10.7 سم | space-weather; heliophysics
ground-level-enhancement | ground-level event of solar cosmic rays; GLE event | التعزيز الأرضي للأشعة الكونية; زيادة الأشعة الكونية عند سطح الأرض | space-weather; space-radiation
agn-unification | unified models for active galactic nuclei; AGN unification; unification of active galactic nuclei; unified model of AGN; unified schemes for active galactic nuclei; unified schemes for radio-loud active galactic nuclei | توحيد النوى المجرية النشطة; النموذج الموحد للنوى المجرية النشطة; النماذج الموحدة للنوى المجرية النشطة; مخططات توحيد النوى المجرية النشطة | galaxies; high-energy
time-delay-cosmography | time-delay cosmography; gravitational lensing time delay; strong lensing time delays; lens time delays; time delay distance | قياس الكون بتأخر الزمن; تأخر الزمن في العدسات الجاذبية; التأخر الزمني للعدسات الثقالية | cosmology
dike-swarm | dike swarm; dyke swarm; mafic dikes | أسراب القواطع; سرب القواطع; القواطع القاعدية | remote-sensing
heavy-metal | heavy metal; heavy metals; toxic metals; trace metals; metal contamination | معدن ثقيل; المعادن الثقيلة; العناصر الثقيلة في التربة; الفلزات الثقيلة | earth-observation
non-volcanic | non-volcanic; nonvolcanic; amagmatic | غير بركاني; غير بركانية; اللابركاني
solar-gravitational-lens | solar gravitational lens; solar gravity lens; Sun as a gravitational lens | عدسة الجاذبية الشمسية; العدسة الثقالية الشمسية; العدسة الشمسية | spacecraft-systems
ibn-yunus | Ibn Yunus; Ibn Yunis; Hakimi Zij; al-Zij al-Hakimi | ابن يونس; ابن يونس المصري; الزيج الحاكمي; الزيج الحاكمي ابن يونس; الزيج الكبير الحاكمي | history
omar-khayyam | Omar Khayyam; Jalali calendar | عمر الخيام; التقويم الجلالي | history
taqi-al-din | Taqi al-Din; Taqi ad-Din | تقي الدين الراصد; تقي الدين محمد بن معروف | history
al-kashi | al-Kashi; Jamshid al-Kashi | الكاشي; غياث الدين الكاشي; جمشيد الكاشي | history
abu-al-wafa | Abu al-Wafa; Abu al-Wafa al-Buzjani; al-Buzjani | أبو الوفاء البوزجاني; البوزجاني | history
maryam-al-ijliya | Maryam al-Ijliya; Mariam al-Astrolabi; al-Astrolabiyya | مريم الإسطرلابية; مريم العجلية; مريم الأسطرلابي | history
abbas-ibn-firnas | Abbas ibn Firnas | عباس بن فرناس; عباس ابن فرناس | history
rocket-body | rocket body; rocket bodies; spent rocket stage; spent upper stage; spent stages | جسم صاروخ; أجسام الصواريخ; مراحل الصواريخ المستهلكة; مرحلة صاروخ مستهلكة; بقايا الصواريخ | ssa
image-enhancement | image enhancement; contrast enhancement; image restoration | تحسين الصور; تحسين جودة الصور; تعزيز الصور | remote-sensing
radiation-damage | radiation damage; radiation degradation; displacement damage; irradiation damage; effect of irradiation; effects of irradiation | الضرر الإشعاعي; أضرار الإشعاع; التلف الإشعاعي; الأضرار الإشعاعية; التدهور الإشعاعي | space-radiation
thesis | thesis; theses; dissertation; dissertations | أطروحة; أطروحات; رسائل جامعية; رسالة جامعية; رسائل علمية; أطروحة جامعية
doctoral-thesis | doctoral thesis; doctoral theses; PhD thesis; PhD theses; doctoral dissertation; PhD dissertation; PhD | رسالة دكتوراه; رسائل دكتوراه; رسائل الدكتوراه; أطروحة دكتوراه; أطروحات دكتوراه; أطروحات الدكتوراه; دكتوراه
masters-thesis | master's thesis; master's theses; masters thesis; masters theses; master thesis; MSc thesis; MSc theses | رسالة ماجستير; رسائل ماجستير; رسائل الماجستير; أطروحة ماجستير; ماجستير; ماستر
middle-east | Middle East; Near East; MENA | الشرق الأوسط; الشرق الأدنى
arabian-gulf | Arabian Gulf; Persian Gulf | الخليج العربي; مياه الخليج
iran | Iran; Iranian | إيران; إيراني
solar-activity | solar activity; active Sun; activity of the Sun | النشاط الشمسي; نشاط الشمس | heliophysics
satellite-orbit | satellite orbit; satellite orbits; orbits of satellites; orbit of a satellite; orbits of artificial satellites | مدارات الأقمار الصناعية; مدار القمر الصناعي; مدارات الأقمار الاصطناعية | orbital-mechanics
copper | copper; copper mineralization; copper deposits; porphyry copper; copper ore; copper exploration | النحاس; تمعدن النحاس; خامات النحاس; خام النحاس
zinc-and-lead | zinc; zinc deposits; lead-zinc deposits; zinc and lead; Pb-Zn; Zn-Pb | الزنك; الزنك والرصاص; الرصاص والزنك; خامات الزنك
iron-ore | iron ore; iron ores; iron deposits; iron oxides; iron oxide | خام الحديد; خامات الحديد; أكاسيد الحديد; أكسيد الحديد
uranium | uranium; uranium deposits; uranium exploration | اليورانيوم; خامات اليورانيوم; التنقيب عن اليورانيوم
phosphate | phosphate; phosphates; phosphorite; phosphate deposits | الفوسفات; خامات الفوسفات
rare-earth-elements | rare earth elements; rare earths; REE | العناصر الأرضية النادرة; الأتربة النادرة; المعادن الأرضية النادرة
evaporite | evaporite; evaporites; gypsum; halite; anhydrite; salt dome; salt domes | المتبخرات; الجبس; الهاليت; القباب الملحية; القبة الملحية
carbonate-rock | carbonate rocks; limestone; dolomite | الحجر الجيري; الدولوميت
granite | granite; granites; granitic rocks; granitoids | الجرانيت; الغرانيت; الصخور الجرانيتية; صخور الجرانيت
basalt | basalt; basalts; basaltic rocks | البازلت; الصخور البازلتية; صخور البازلت
ophiolite | ophiolite; ophiolites; ophiolitic rocks; serpentinite; serpentinites; ultramafic rocks; listwaenite; chromite | الأوفيوليت; صخور الأوفيوليت; السربنتينيت; الصخور فوق المافية; الليستفينيت; الكروميت
clay-minerals | clay minerals; clay mineral; kaolinite | المعادن الطينية; معادن الطين; الكاولينيت
dataset | dataset; datasets; data set; data sets; data paper; data papers | مجموعة بيانات; مجموعات بيانات; مجموعات البيانات; قاعدة بيانات; قواعد بيانات
technical-report | technical report; technical reports | تقرير فني; تقارير فنية; التقارير الفنية; تقرير تقني; تقارير تقنية
white-paper | white paper; white papers | ورقة بيضاء; أوراق بيضاء
book-chapter | book chapter; book chapters | فصل في كتاب; فصول كتب; فصول من كتب
conference-paper | conference paper; conference papers; conference presentation | ورقة مؤتمر; أوراق مؤتمرات; أوراق المؤتمرات; ورقات مؤتمرات
preprint | preprint; preprints | نسخة أولية; نسخ أولية; مسودات أولية
editorial | editorial; editorials | افتتاحية; افتتاحيات
gravitational-wave-background | gravitational-wave background; stochastic gravitational-wave background; nanohertz gravitational waves; nanohertz gravitational-wave background | خلفية موجات الجاذبية; خلفية الموجات الثقالية; موجات الجاذبية النانوهرتزية | gravitational-waves
historical-supernova | historical supernova; historical supernovae; ancient supernovae; guest star; guest stars; supernovae in historical records; supernova in historical records; supernova in Arabic historical records | المستعرات العظمى التاريخية; المستعرات التاريخية; النجوم الضيفة; المستعر الأعظم في السجلات التاريخية | history; stellar
oukaimeden-observatory | Oukaimeden observatory; Oukaimeden; Oukaïmeden observatory | مرصد أوكايمدن; أوكايمدن; مرصد أوكيمدن | instrumentation
wind-energy | wind energy; wind power; wind turbines; wind farms | طاقة الرياح; توربينات الرياح; مزارع الرياح | earth-observation
wavefront-sensing | wavefront sensing; wavefront sensor; wavefront sensors; Shack-Hartmann; Shack-Hartmann sensor; wavefront reconstruction | استشعار جبهة الموجة; مستشعر جبهة الموجة; مستشعرات جبهة الموجة; شاك هارتمان | instrumentation
nearby-supernova-factory | Nearby Supernova Factory; SNfactory; SuperNova Factory | مصنع المستعرات العظمى القريبة | stellar
earth-revolution | orbit of the Earth around the Sun; Earth orbits the Sun; revolution of the Earth; Earth revolves around the Sun; Earth orbit the Sun; Earth goes around the Sun | دوران الأرض حول الشمس; تدور الأرض حول الشمس; مدار الأرض حول الشمس; حركة الأرض حول الشمس | planetary-science
rayleigh-scattering | Rayleigh scattering; why is the sky blue; sky is blue; blue sky | تشتت رايلي; السماء زرقاء; زرقة السماء; لون السماء | atmosphere
satellite-propulsion | satellite propulsion; satellite propulsion systems; propulsion of satellites; propulsion systems for satellites | أنظمة الدفع للأقمار الصناعية; أنظمة دفع الأقمار الصناعية; دفع الأقمار الصناعية; نظام الدفع للقمر الصناعي; الدفع للأقمار الصناعية | propulsion
old-satellites | get rid of old satellites; getting rid of old satellites; old satellites; removing old satellites | التخلص من الأقمار الصناعية القديمة; نتخلص من الأقمار الصناعية القديمة; الأقمار الصناعية القديمة; التخلص من الأقمار الصناعية; الأقمار الصناعية المعطلة; الأقمار القديمة | debris
`;

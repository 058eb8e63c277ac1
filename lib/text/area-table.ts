/**
 * The research areas with their synonyms, in the form of the term table: a copy of the areas in lib/contract/glossary.json,
 * which this folder may not import. A test compares the two.
 */
export const areaTable = `
remote-sensing | Satellite remote sensing; remote sensing; satellite imagery; satellite images | الاستشعار عن بُعد بالأقمار الصناعية; الاستشعار عن بعد; صور الأقمار الصناعية; المرئيات الفضائية; صور فضائية
earth-observation | Earth observation; earth monitoring; EO satellites | رصد الأرض; مراقبة الأرض; رصد كوكب الأرض
sar-insar | Synthetic aperture radar and interferometry; synthetic aperture radar; SAR; InSAR; radar interferometry | الرادار ذو الفتحة الاصطناعية وقياس التداخل الراداري; الرادار ذو الفتحة الاصطناعية; الرادار ذو الفتحة التركيبية; التداخل الراداري
hyperspectral | Multispectral and hyperspectral imaging; hyperspectral; multispectral | التصوير متعدد الأطياف وفائق الطيفية; فائق الطيفية; متعدد الأطياف; فائقة الأطياف
land-cover | Land cover and desertification monitoring; land cover; land use; desertification | رصد الغطاء الأرضي والتصحر; الغطاء الأرضي; استخدامات الأراضي; التصحر
climate | Climate monitoring from space; climate change; climate monitoring | رصد المناخ من الفضاء; تغير المناخ; التغير المناخي; رصد المناخ
atmosphere | Atmospheric remote sensing; aerosols; atmospheric remote sensing; dust storms | الاستشعار عن بُعد للغلاف الجوي; الهباء الجوي; العواصف الترابية; العواصف الغبارية
geodesy | Space geodesy; satellite geodesy; geodesy | الجيوديسيا الفضائية; الجيوديسيا; المساحة الفضائية
gnss | Global navigation satellite systems (GNSS); GNSS; GPS; satellite navigation; navigation satellite | أنظمة الملاحة العالمية عبر الأقمار الصناعية (GNSS); الملاحة بالأقمار الصناعية; نظام تحديد المواقع العالمي; أنظمة الملاحة العالمية; جي بي إس
satcom | Satellite communications; satellite communication; satcom; satellite communications | الاتصالات عبر الأقمار الصناعية; الاتصالات الفضائية; الاتصالات بالأقمار الصناعية; الاتصالات الساتلية
smallsats | Small satellites and CubeSats; cubesat; cubesats; small satellites; nanosatellite | الأقمار الصناعية الصغيرة والمكعبة; الأقمار الصناعية المكعبة; قمر صناعي مكعب; كيوب سات; الأقمار الصناعية الصغيرة; الأقمار النانوية
spacecraft-systems | Spacecraft systems engineering; spacecraft; satellite design; spacecraft design | هندسة أنظمة المركبات الفضائية; المركبات الفضائية; المركبة الفضائية; تصميم الأقمار الصناعية
adcs | Attitude determination and control; attitude control; ADCS; attitude determination | تحديد اتجاه المركبة والتحكم فيه; التحكم في الاتجاه; التحكم في وضعية القمر
constellations | Satellite constellations; megaconstellations; satellite constellation | كوكبات الأقمار الصناعية; كوكبة أقمار; الأبراج الساتلية
orbital-mechanics | Orbital mechanics and astrodynamics; orbital mechanics; astrodynamics; orbit determination; trajectory optimization | ميكانيكا المدارات والديناميكا الفلكية; ميكانيكا المدارات; الميكانيكا المدارية; الديناميكا الفلكية; تحديد المدار
launch-vehicles | Launch vehicles; launch vehicle; launcher; rockets; rocket | مركبات الإطلاق; مركبة الإطلاق; صواريخ الإطلاق; الصواريخ الفضائية; صاروخ
propulsion | Space propulsion; propulsion; electric propulsion; hall thruster; rocket engine | الدفع الفضائي; أنظمة الدفع; الدفع الكهربائي; محركات الصواريخ
materials | Space materials and structures; space structures; spacecraft materials | المواد والهياكل الفضائية; هياكل المركبات الفضائية; المواد الفضائية
ground-segment | Ground segment and mission operations; ground station; mission operations | المحطات الأرضية وتشغيل المهمات الفضائية; المحطات الأرضية; محطة أرضية; تشغيل المهمات
space-robotics | Space robotics and autonomy; space robotics; rover; rovers | الروبوتات الفضائية والأنظمة الذاتية; الروبوتات الفضائية; المركبات الجوالة; مسبار جوال
space-ai | Artificial intelligence for space; machine learning; deep learning; artificial intelligence | الذكاء الاصطناعي في مجال الفضاء; الذكاء الاصطناعي; التعلم الآلي; تعلم الآلة; التعلم العميق
debris | Space debris; orbital debris; space junk | الحطام الفضائي; المخلفات الفضائية; النفايات الفضائية; حطام مداري
ssa | Space situational awareness (SSA); space situational awareness; SSA; space domain awareness | الوعي بالأوضاع الفضائية (SSA); الوعي بالحالة الفضائية; الوعي بالمجال الفضائي; الإدراك بأحوال الفضاء
stm | Space traffic management; space traffic | إدارة حركة المرور الفضائية; المرور الفضائي; حركة المرور في الفضاء
space-weather | Space weather; solar storms; geomagnetic storms | طقس الفضاء; الطقس الفضائي; العواصف الشمسية; العواصف المغناطيسية
heliophysics | Heliophysics; solar wind; coronal mass ejection; solar flare | الفيزياء الشمسية; الرياح الشمسية; التوهجات الشمسية; الانبعاث الكتلي الإكليلي
ionosphere | Ionosphere and upper atmosphere; ionosphere; ionospheric; thermosphere | الغلاف الأيوني والغلاف الجوي العلوي; الغلاف الأيوني; الأيونوسفير; الغلاف المتأين
magnetosphere | Magnetospheric physics; magnetosphere | فيزياء الغلاف المغناطيسي; الغلاف المغناطيسي; الماغنيتوسفير
space-radiation | Space radiation; cosmic rays; radiation environment; van allen belts | الإشعاع الفضائي; الأشعة الكونية; الإشعاع الكوني; أحزمة فان ألن
astrophysics | Astrophysics; astrophysical | الفيزياء الفلكية; فيزياء الفلك; الأستروفيزياء
high-energy | High-energy astrophysics; black hole; black holes; gamma-ray burst; x-ray astronomy | الفيزياء الفلكية عالية الطاقة; الثقوب السوداء; ثقب أسود; انفجارات أشعة غاما; فلك الأشعة السينية
gravitational-waves | Gravitational waves; gravitational wave | موجات الجاذبية; الموجات الثقالية; أمواج الجاذبية
stellar | Stellar physics and evolution; stars; stellar evolution; variable stars; supernova | فيزياء النجوم وتطورها; النجوم; النجوم المتغيرة; المستعرات العظمى; تطور النجوم
galaxies | Galaxies; galaxy; milky way; galactic astronomy | المجرات; مجرة; درب التبانة; فلك المجرات
cosmology | Cosmology; dark matter; dark energy; cosmic microwave background | علم الكون; الكوزمولوجيا; علم الكونيات; المادة المظلمة; الطاقة المظلمة
radio-astronomy | Radio astronomy; radio telescope; radio astronomy | علم الفلك الراديوي; الفلك الراديوي; التلسكوبات الراديوية; المقراب الراديوي
instrumentation | Astronomical instrumentation and observatories; telescope; telescopes; observatory; astronomical instrumentation | الأجهزة والمراصد الفلكية; التلسكوبات; المراصد الفلكية; مرصد فلكي; مقراب
exoplanets | Exoplanets; exoplanet; extrasolar planets; transit photometry | الكواكب الخارجية; الكواكب خارج المجموعة الشمسية; كوكب خارجي; كواكب خارج النظام الشمسي
planetary-science | Planetary science; planetary geology; planetary | علوم الكواكب; جيولوجيا الكواكب; الكواكب
moon | Lunar exploration; moon; lunar; lunar regolith | استكشاف القمر; القمر; المهمات القمرية; تربة القمر
mars | Mars exploration; mars; martian | استكشاف المريخ; المريخ; كوكب المريخ
deep-space | Deep-space exploration; deep space; interplanetary missions | استكشاف الفضاء السحيق; الفضاء العميق; الفضاء السحيق; المهمات بين الكواكب
planetary-defence | Asteroids and planetary defence; asteroid; asteroids; near-earth objects; planetary defense | الكويكبات والدفاع الكوكبي; الكويكبات; كويكب; الأجرام القريبة من الأرض; الدفاع الكوكبي
meteorites | Meteorites; meteorite; meteors | النيازك; نيزك; الشهب والنيازك
astrobiology | Astrobiology; search for life; biosignatures; extraterrestrial life | علم الأحياء الفلكي; البيولوجيا الفلكية; الحياة خارج الأرض; البصمات الحيوية
space-medicine | Space medicine; astronaut health; space physiology | طب الفضاء; الطب الفضائي; صحة رواد الفضاء
microgravity | Microgravity research; microgravity; weightlessness | أبحاث الجاذبية الصغرى; الجاذبية الصغرى; انعدام الوزن; انعدام الجاذبية
human-spaceflight | Human spaceflight; astronaut; astronauts; space station; crewed missions | رحلات الفضاء المأهولة; رواد الفضاء; رائد فضاء; محطة الفضاء الدولية; الرحلات المأهولة
space-law | Space law; outer space treaty; space law | قانون الفضاء; القانون الفضائي; قانون الفضاء الدولي; معاهدة الفضاء الخارجي
space-policy | Space policy and governance; space policy; space governance; space sustainability | سياسات الفضاء وحوكمته; سياسة الفضاء; حوكمة الفضاء; استدامة الفضاء
space-economy | Space economy; commercial space; new space | اقتصاد الفضاء; الاقتصاد الفضائي; الفضاء التجاري
crescent | Crescent visibility and calendrical astronomy; lunar crescent; hijri calendar; crescent visibility | رؤية الهلال وفلك التقويم; رؤية الهلال; التقويم الهجري; الأهلة
history | History of Arabic and Islamic astronomy; islamic astronomy; arabic astronomy; astrolabe | تاريخ علم الفلك العربي والإسلامي; الفلك عند العرب; الفلك الإسلامي; الأسطرلاب
`;

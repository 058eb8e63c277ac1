/** By the id of a subject that is several things, what they are. */
export const memberTable = `
galilean-moons | io-moon europa-moon ganymede callisto
solar-storm | coronal-mass-ejection solar-flare geomagnetic-storm space-weather
spacex | falcon-rocket starship
arabian-peninsula | saudi-arabia united-arab-emirates qatar oman kuwait bahrain yemen gulf-countries
gulf-countries | saudi-arabia united-arab-emirates qatar oman kuwait bahrain
north-africa | egypt libya tunisia algeria morocco
arab-world | saudi-arabia united-arab-emirates qatar oman kuwait bahrain yemen iraq syria lebanon jordan egypt libya tunisia algeria morocco sudan arabian-peninsula gulf-countries
middle-east | saudi-arabia united-arab-emirates qatar oman kuwait bahrain yemen iraq syria lebanon jordan egypt iran arabian-peninsula gulf-countries
solar-activity | solar-flare coronal-mass-ejection sunspot sunspot-group solar-active-region solar-cycle
solar-cycle | solar-activity
star-formation | protostar
`;

/** By the id of a subject what stands closest to it, the closest first: behind what is on the subject itself, or in its place, this is still worth finding. */
export const kindredTable = `
solar-flare | solar-storm coronal-mass-ejection space-weather
coronal-mass-ejection | solar-storm space-weather
geomagnetic-storm | solar-storm space-weather
active-debris-removal | space-debris
big-bang | cosmic-microwave-background cosmic-inflation early-universe primordial-nucleosynthesis
radiation | space-radiation radiation-shielding
dust-storm | mineral-dust aerosol
gravity-wave | gravitational-wave
kessler-syndrome | space-debris
deorbit | active-debris-removal space-debris orbital-decay
starlink | satellite-constellation
ligo | binary-black-hole-merger neutron-star-merger gravitational-wave
al-sufi | islamic-astronomy
satellite-lifetime | orbital-decay
extraterrestrial-life | seti biosignature
space-physiology | space-medicine
virgo-detector | ligo gravitational-wave
kagra | ligo gravitational-wave
terrestrial-planet | super-earth habitable-zone exoplanet
history-of-science | islamic-astronomy
attitude-determination | attitude-control
debris-mitigation-guidelines | space-debris active-debris-removal
laser-debris-removal | active-debris-removal space-debris
in-orbit-net-capture | active-debris-removal space-debris
robotic-capture | active-debris-removal on-orbit-servicing
debris-tracking | space-debris space-situational-awareness
debris-environment-model | space-debris
satellite-breakup | space-debris
passivation | space-debris
graveyard-orbit | space-debris
deorbit-rule | deorbit space-debris orbital-decay
spacecraft-cemetery | reentry deorbit
controlled-reentry | reentry
design-for-demise | reentry
reentry-capsule | reentry
space-surveillance-radar | space-situational-awareness
air-breathing-electric-propulsion | electric-propulsion
hollow-cathode | electric-propulsion
xenon-propellant | electric-propulsion
electrospray-thruster | electric-propulsion
very-low-earth-orbit | low-earth-orbit orbital-decay
small-launcher | launch-vehicle
heavy-lift-launch-vehicle | launch-vehicle
methane-engine | rocket-engine
regenerative-cooling | rocket-engine
commercial-space-station | space-station
attitude-simulator | attitude-control
detumbling | attitude-control
spin-stabilization | attitude-control
gravity-gradient-stabilization | attitude-control
momentum-dumping | attitude-control
horizon-sensor | attitude-determination
attitude-representation | attitude-determination attitude-control
quaternion | attitude-representation attitude-determination
gnss-multipath | global-navigation-satellite-system
satellite-augmentation-system | global-navigation-satellite-system
dilution-of-precision | global-navigation-satellite-system
gnss-meteorology | global-navigation-satellite-system water-vapor
optical-ground-station | laser-communication ground-station
satellite-trails | satellite-constellation
explainable-ai | machine-learning
federated-learning | machine-learning
autoencoder | neural-network
graph-neural-network | neural-network
physics-informed-neural-network | neural-network
neuromorphic | neural-network
lunar-lava-tube | lunar-geology
lunar-laser-ranging | satellite-laser-ranging
lunar-meteorite | meteorite
martian-meteorite | meteorite
moons-of-saturn | titan-moon enceladus
moons-of-mars | phobos deimos
planet-nine | kuiper-belt
earth-like-planet | habitable-zone super-earth
rogue-planet | gravitational-microlensing
fermi-paradox | seti
quasi-satellite | near-earth-object
nuclear-deflection | planetary-defense
kinetic-impactor | planetary-defense
high-redshift-galaxy | galaxy-formation
fate-of-the-universe | dark-energy expansion-of-the-universe
white-hole | black-hole
quark-star | neutron-star
red-supergiant | red-giant stellar-evolution
red-giant | red-supergiant wolf-rayet-star stellar-evolution
space-food | bioregenerative-life-support
hydroponics | bioregenerative-life-support
microalgae | bioregenerative-life-support
seeds-in-space | bioregenerative-life-support
water-recovery | life-support
oxygen-production | life-support in-situ-resource-utilization
carcinogenesis | space-radiation
aging-in-space | space-physiology
space-resources-law | space-law outer-space-treaty space-mining in-situ-resource-utilization
delimitation-of-outer-space | outer-space-treaty
radar-backscatter | microwave-remote-sensing synthetic-aperture-radar
microwave-remote-sensing | radar-backscatter synthetic-aperture-radar
image-interpretation | image-classification photogrammetry
aerial-photography | photogrammetry unmanned-aerial-vehicle
spectral-signature | spectral-unmixing hyperspectral
spectral-unmixing | spectral-signature hyperspectral
principal-component-analysis | autoencoder clustering
super-resolution | image-fusion spatial-resolution
accuracy-assessment | image-classification uncertainty
terrestrial-reference-frame | geodesy satellite-laser-ranging
surveying | geodesy photogrammetry
geostatistics | statistics geographic-information-system
reconnaissance-satellite | military-space space-security
permafrost | snow-cover glacier
satellite-phone | direct-to-device satellite-communication
direct-to-device | satellite-phone satellite-internet
vsat | satellite-internet satellite-communication
gnss-integrity | satellite-augmentation-system gnss-jamming global-navigation-satellite-system
pseudorange | carrier-phase positioning
leo-pnt | positioning-navigation-and-timing global-navigation-satellite-system
lunar-navigation | lunar-communications spaceborne-gnss
pulsar-navigation | celestial-navigation autonomous-orbit-determination
celestial-navigation | pulsar-navigation star-identification
data-relay-satellite | inter-satellite-link communications-satellite
high-throughput-satellite | communications-satellite satellite-internet
radio-interference | spectrum-management gnss-jamming
doppler-shift | radial-velocity redshift
satellite-handover | satellite-network satellite-internet satellite-communication satellite-constellation
terahertz-communication | frequency-band radio-communication
high-altitude-platform | airship balloon
clock-synchronization | atomic-clock positioning-navigation-and-timing
tropospheric-delay | ionospheric-delay gnss-meteorology
magnetometer | attitude-determination geomagnetic-field
accelerometer | inertial-navigation gyroscope
drag-free-control | lisa-pathfinder attitude-control
fuel-cell | battery power-system
cryocooler | thermal-control spacecraft-radiator
phase-change-material | thermal-control heat-transfer
aerogel | multilayer-insulation thermal-control
whipple-shield | hypervelocity-impact space-debris
separation-mechanism | pyrotechnic-device cubesat-deployer
cubesat-deployer | separation-mechanism rideshare-launch cubesat
mission-scheduling | mission-operations optimization
cots-components | electronics radiation-hardening
teleoperation | space-robotics
simultaneous-localization-and-mapping | terrain-relative-navigation rover-path-planning
space-object-characterization | space-object-catalogue space-situational-awareness
rocket-equation | multistage-rocket thrust
turbopump | engine-cycle liquid-rocket-engine rocket-engine
propellant-tank | propellant-management sloshing propellant
injector | combustion liquid-rocket-engine
electric-sail | solar-sail magnetic-sail
laser-propulsion | solar-sail interstellar-travel
antimatter-propulsion | nuclear-propulsion interstellar-travel
warp-drive | interstellar-travel wormhole
propellant-depot | on-orbit-servicing propellant-management
single-stage-to-orbit | spaceplane reusable-launch-vehicle
spaceplane | space-shuttle reusable-launch-vehicle
air-launch | small-launcher space-launch
sea-launch | launch-site space-launch
non-rocket-launch | space-tether space-launch
launch-window | transfer-orbit interplanetary-transfer
launch-failure | spaceflight-accident
rideshare-launch | cubesat-deployer small-launcher
launch-escape-system | crewed-spacecraft
payload-fairing | launch-vehicle separation-mechanism
range-safety | launch-site launch-failure
acoustic-loads | vibration aeroacoustics
static-fire-test | rocket-engine solid-rocket-motor
rarefied-gas-dynamics | gas-dynamics fluid-dynamics
gas-dynamics | fluid-dynamics shock-wave
aeroacoustics | acoustic-loads sonic-boom
frozen-orbit | j2-perturbation orbital-stability
circular-restricted-three-body-problem | lagrange-point periodic-orbit
olbers-paradox | universe-age expansion-of-the-universe
venus-atmosphere | planetary-atmosphere akatsuki
great-red-spot | jupiter planetary-atmosphere
moons-of-uranus-and-neptune | triton ice-giant
moon-formation | lunar-geology lunar-mare
lunar-geology | lunar-mare lunar-crater
lunar-sample | lunar-mare apollo-program lunar-geology regolith
meteorite-impact-extinction | impact-crater near-earth-object
mars-water | mars-geology water-ice
mars-geology | planetary-geology martian-soil mars-water
martian-soil | mars-geology regolith
solar-system-formation | planet-formation protoplanetary-disk
planetesimal | planet-formation protoplanetary-disk
presolar-grain | chondrite cosmic-dust
binary-asteroid | asteroid dart-mission
yarkovsky-effect | asteroid near-earth-object
asteroid-family | asteroid-belt asteroid
circumbinary-planet | exoplanet multiplanet-system
multiplanet-system | trappist-1 exoplanet
starshade | coronagraph direct-imaging
panspermia | origin-of-life astrobiology
halley-s-comet | comet giotto
tidal-locking | tidal-force tidal-heating
standard-candle | cepheid rr-lyrae
stellar-age | stellar-evolution asteroseismology
stellar-interior | asteroseismology stellar-evolution
transient-astronomy | supernova gamma-ray-burst
carbon-star | red-giant peculiar-star
interstellar-molecule | molecular-cloud interstellar-medium
light-year | parallax distance
speed-of-light | light general-relativity
amateur-astronomy | observational-astronomy astrotourism
astronomy-education | space-education astronomy-misconceptions
astronomical-time | calendar sundial
sunrise-sunset | twilight prayer-times
solar-observatory | solar-dynamics-observatory soho
solar-interior | helioseismology stellar-interior
solar-probe | parker-solar-probe solar-orbiter solar-wind solar-corona
precession | equinox earth-rotation
robotic-telescope | telescope observatory
historical-astronomical-instruments | astrolabe armillary-sphere islamic-astronomy
solar-atmosphere | chromosphere solar-corona
south-atlantic-anomaly | van-allen-belts geomagnetic-field
plasmasphere | magnetosphere van-allen-belts ionosphere
lava-field | volcanism
tsunami | earthquake flood
earthquake-precursor | earthquake
heat-wave | urban-heat-island drought climate-change land-surface-temperature
extreme-weather | tropical-cyclone heat-wave natural-disaster drought flood
crustal-motion | tectonics earthquake
lineament-extraction | geology tectonics
hydrothermal-alteration | mineral-exploration mineral
geomorphology | geology digital-elevation-model
karst | land-subsidence geomorphology
oil-and-gas-exploration | mineral-exploration geology
gas-flaring | methane night-time-light
wetland | sabkha mangrove
lake | water-resources river
river | nile hydrology
dam | water-resources lake
water-index | water-resources lake
water-cycle | hydrology terrestrial-water-storage
rainwater-harvesting | water-resources rainfall
terrestrial-water-storage | groundwater grace-mission
phytoplankton | harmful-algal-bloom primary-productivity
seagrass | coral-reef mangrove
marine-litter | water-quality oil-spill
fisheries | phytoplankton sea-surface-temperature
ocean-currents | altimetry ocean
ocean-waves | sea-surface-wind altimetry ocean
sea-surface-wind | ocean-waves gnss-reflectometry ocean
sea-surface-salinity | smos-mission sea-surface-temperature ocean water-quality
el-nino | sea-surface-temperature climate-change
monsoon | rainfall climate
climate-model | climate-change climate
carbon-cycle | carbon-dioxide carbon-sequestration
carbon-sequestration | carbon-cycle biomass
primary-productivity | carbon-cycle vegetation
solar-induced-fluorescence | primary-productivity vegetation
leaf-area-index | vegetation-index vegetation
phenology | vegetation-index vegetation
rangeland | vegetation land-cover
sand-encroachment | sand-dunes desertification
locust | plant-disease crop
plant-disease | crop precision-agriculture
crop-water-stress | irrigation drought
food-security | crop-yield agriculture
biodiversity | ecosystem vegetation
ecosystem | biodiversity environment
afforestation | vegetation desertification
space-archaeology | archaeoastronomy
building-extraction | urban-expansion semantic-segmentation
site-suitability | site-selection geographic-information-system
weather-radar | rainfall
atmospheric-sounding | radio-occultation
atmospheric-chemistry | ozone air-pollution
sulfur-dioxide | air-pollution nitrogen-dioxide
ground-penetrating-radar | radar geophysics
polarimetric-sar | synthetic-aperture-radar radar-backscatter
speckle-filtering | synthetic-aperture-radar
lambert-problem | transfer-orbit interplanetary-transfer orbital-maneuver
ballistic-capture | orbit-insertion invariant-manifold
interplanetary-transfer | transfer-orbit gravity-assist
relative-motion | formation-flying rendezvous-and-docking
attitude-dynamics | attitude-control attitude-representation
autonomous-orbit-determination | orbit-determination spaceborne-gnss
orbital-chaos | orbital-stability invariant-manifold
astronaut-training | astronaut astronaut-selection
astronaut-selection | astronaut astronaut-training
crewed-spacecraft | reentry-capsule orion-spacecraft
spaceflight-accident | launch-failure satellite-failure
parabolic-flight | microgravity drop-tower
drop-tower | microgravity parabolic-flight
free-fall | microgravity drop-tower
microgravity-combustion | combustion microgravity
microgravity-fluids | fluid-dynamics microgravity
space-anemia | space-physiology cardiovascular
kidney-stones | bone-loss space-physiology
decompression-sickness | spacesuit airlock
microbiome | microorganism bacteria-in-space
bacteria-in-space | microorganism microbiome extremophile
space-virology | immune-system bacteria-in-space
twins-study | gene-expression space-physiology
telomeres | aging-in-space gene-expression
reproduction-in-space | space-biology space-physiology
animals-in-space | space-biology
gravitropism | seeds-in-space clinostat space-biology
clinostat | simulated-microgravity microgravity
space-hygiene | water-recovery life-support
hibernation | sleep space-physiology
space-pharmacology | space-medicine countermeasure
surgery-in-space | telemedicine space-medicine
bioprinting | organ-on-a-chip stem-cell
organ-on-a-chip | stem-cell bioprinting
cognitive-performance | psychology sleep space-medicine
crew-cohesion | psychology analog-mission
overview-effect | psychology
human-factors | psychology cognitive-performance space-habitat astronaut
inflatable-habitat | space-habitat space-architecture
space-architecture | space-habitat lunar-base
cargo-resupply | international-space-station rendezvous-and-docking
airlock | spacesuit decompression-sickness
jetpack | spacesuit
arab-astronaut | astronaut
islam-in-space | arab-astronaut prayer-times
rescue-agreement | outer-space-treaty liability-convention
space-licensing | space-jurisdiction registration-convention
export-control | dual-use-technology technology-transfer space-policy
dual-use-technology | export-control military-space
space-crime | space-jurisdiction
space-jurisdiction | registration-convention outer-space-treaty
space-dispute-settlement | liability-convention space-jurisdiction
space-patents | technology-transfer
military-space | reconnaissance-satellite space-security
space-race | apollo-program sputnik
geopolitics-of-space | space-race space-security space-policy
emerging-space-nations | space-agency international-cooperation
space-budget | space-economy investment space-agency
space-workforce | space-education
earth-observation-market | space-economy new-space
teacher-training | astronomy-education space-education
astronomy-misconceptions | astronomy-education
student-satellite-project | cubesat space-education
space-camp | space-education public-outreach
science-museum | planetarium public-outreach
astronomy-olympiad | astronomy-education
astrotourism | amateur-astronomy light-pollution
e-learning | space-education astronomy-education
ufo | extraterrestrial-life
surrogate-model | machine-learning
clustering | machine-learning classification
fuzzy-logic | classification
data-compression | onboard-processing signal-processing
blockchain | cybersecurity
space-data-center | cloud-computing onboard-processing
point-to-point-space-transport | spaceplane reusable-launch-vehicle
space-project-management | systems-engineering
technology-readiness-level | in-orbit-demonstration
in-orbit-demonstration | technology-readiness-level
sloshing | propellant-tank propellant-management
simulated-microgravity | clinostat bed-rest microgravity artificial-gravity
satellite-internet | satellite-constellation satellite-communication
galilean-moons | juice-mission europa-clipper
io-moon | galilean-moons europa-moon ganymede callisto juice-mission
europa-moon | galilean-moons io-moon ganymede callisto juice-mission europa-clipper
ganymede | galilean-moons io-moon europa-moon callisto juice-mission
callisto | galilean-moons io-moon europa-moon ganymede juice-mission
natural-satellite | galilean-moons io-moon europa-moon ganymede callisto titan-moon enceladus triton phobos deimos moon
potentially-hazardous-asteroid | planetary-defense near-earth-object
cometary-coma | comet
trojan-asteroid | asteroid
centaur-object | comet asteroid
space-mining | in-situ-resource-utilization
planetary-surface | planetary-geology regolith impact-crater
debris-disk | protoplanetary-disk planet-formation
giant-planet | ice-giant
ocean-worlds | galilean-moons juice-mission habitability
hot-jupiter | exoplanet-atmosphere exoplanet
origin-of-life | panspermia extraterrestrial-life biosignature
eclipsing-binary | binary-star variable-star
rr-lyrae | cepheid variable-star
main-sequence | stellar-evolution
red-dwarf | trappist-1
magnetar | neutron-star pulsar
nova | white-dwarf supernova variable-star
planetary-nebula | southern-crab-nebula white-dwarf stellar-evolution
interstellar-medium | dust-extinction cosmic-dust molecular-cloud
nucleosynthesis | kilonova supernova stellar-evolution
wormhole | general-relativity kerr-black-hole
modified-gravity | general-relativity dark-matter
primordial-nucleosynthesis | early-universe cosmic-microwave-background
optical-telescope | telescope
telescope-mirror | telescope
crescent | islamic-astronomy
crescent-visibility | islamic-astronomy
hijri-calendar | islamic-astronomy calendar
astrolabe | islamic-astronomy
lunar-mansions | islamic-astronomy
armillary-sphere | islamic-astronomy
chromosphere | solar-corona
solar-magnetic-field | magnetic-reconnection magnetohydrodynamics
interplanetary-magnetic-field | solar-wind heliosphere
geomagnetic-index | geomagnetic-storm
geomagnetically-induced-current | geomagnetic-storm
ionosonde | ionosphere total-electron-content
van-allen-belts | magnetosphere space-radiation
solar-irradiance | solar-cycle
panchromatic | multispectral image-fusion
temporal-resolution | spatial-resolution time-series
lidar | laser altimetry
radiometric-calibration | atmospheric-correction calibration
geometric-correction | atmospheric-correction image-processing
change-detection | land-cover urban-expansion desertification
tropical-cyclone | natural-disaster flood
landslide | natural-disaster flood soil-erosion
land-subsidence | insar natural-disaster earthquake
insar | synthetic-aperture-radar
vegetation-index | vegetation precision-agriculture
crop-yield | precision-agriculture agriculture irrigation
biomass | vegetation
sea-surface-temperature | ocean sea-level
bathymetry | coastline ocean
altimetry | sea-level digital-elevation-model geodesy
satellite-laser-ranging | lunar-laser-ranging geodesy
photogrammetry | digital-elevation-model unmanned-aerial-vehicle
night-time-light | urban-expansion light-pollution
gnss-reflectometry | global-navigation-satellite-system
gnss-jamming | global-navigation-satellite-system radio-interference
inter-satellite-link | laser-communication satellite-constellation
amateur-radio-satellite | cubesat ground-station
formation-flying | swarm satellite-constellation
onboard-computer | onboard-processing electronics
radiation-hardening | radiation-damage electronics radiation-shielding
kepler-s-laws | celestial-mechanics two-body-problem orbital-elements
satellite-tracking | orbit-determination debris-tracking space-situational-awareness
reusable-launch-vehicle | rocket launch-vehicle falcon-rocket
hall-thruster | electric-propulsion
chemical-propulsion | rocket-engine solid-rocket-motor propellant
liquid-rocket-engine | rocket-engine propellant
hybrid-rocket | solid-rocket-motor rocket-engine propellant
green-propellant | propellant
detonation-engine | rocket-engine combustion
scramjet | hypersonic supersonic
cardiovascular | space-physiology space-medicine
orthostatic-intolerance | space-physiology
vision-impairment | space-physiology space-medicine
analog-mission | mars-analog
interstellar-travel | solar-sail electric-sail
space-governance | space-law space-policy
convolutional-neural-network | neural-network deep-learning
large-language-model | transformer-model generative-model
transfer-learning | deep-learning machine-learning
computer-vision | semantic-segmentation image-classification image-processing
muon | cosmic-rays
ultra-high-energy-cosmic-rays | cosmic-rays
luminous-blue-variable | wolf-rayet-star stellar-evolution
differential-photometry | photometry
chemical-evolution | metallicity stellar-population
stellar-stream | milky-way stellar-population
barred-galaxy | spiral-galaxy hubble-sequence
equation-of-state | neutron-star
gravitational-collapse | compact-object stellar-evolution
radio-communication | satellite-communication telecommunication
beamforming | antenna
satellite-television | satellite-communication
satellite-network | satellite-communication satellite-constellation
sun-tracking | attitude-determination
planetary-drilling | space-robotics
satellite-coverage | ground-track satellite-constellation
artificial-satellite-theory | orbit-propagation j2-perturbation celestial-mechanics
plume-surface-interaction | lunar-dust regolith
lunar-communications | lunar-navigation
fission-surface-power | nuclear-propulsion lunar-base
multilayer-insulation | thermal-protection
spacecraft-radiator | heat-transfer
satellite-manufacturing | assembly-integration-and-test
clean-room | planetary-protection
microvibration | vibration
deployable-antenna | antenna
rover-path-planning | rover autonomy
terramechanics | rover
lunar-orbit | frozen-orbit cislunar-space
free-return-trajectory | cislunar-space
translunar-injection | transfer-orbit cislunar-space
rocket-landing | retropropulsion
model-rocket | rocket
hypergolic-propellant | propellant
aerospike-engine | nozzle rocket-engine
propellant-management | propellant
engine-cycle | rocket-engine
iodine-thruster | electric-propulsion propellant
spaceborne-gnss | global-navigation-satellite-system
kozai-lidov | orbital-resonance celestial-mechanics
invariant-manifold | lagrange-point
ceramic-matrix-composite | composite-material
date-palm | vegetation precision-agriculture agriculture
space-education | education
islamic-observatories | islamic-astronomy
aviation-radiation | cosmic-rays space-radiation
radio-transmitter | telemetry-tracking-and-command satellite-communication
thermal-control | heat-transfer thermal-protection
dust-devil | dust-storm martian-atmosphere
cryovolcanism | enceladus triton europa-moon io-moon juice-mission
quantum-gravity | general-relativity quantum-mechanics
antimatter | baryogenesis cosmic-rays
photon-counting | detector
submillimeter | alma-telescope
constellation-of-stars | star-identification star-catalogue
equinox | celestial-mechanics calendar
space-plasma | plasma solar-wind
object-detection | semantic-segmentation image-processing
cloud-seeding | rainfall
wheat | agriculture precision-agriculture
smart-city | urban-expansion city
inertial-navigation | guidance-navigation-and-control navigation
internet-of-things | satellite-communication telecommunication
5g-network | satellite-communication telecommunication
kalman-filter | orbit-determination attitude-determination
nuclear-power | nuclear-propulsion
fpga | electronics onboard-processing
jet-engine | rocket-engine
boundary-layer | aerodynamics
computational-fluid-dynamics | aerodynamics
parachute | reentry landing
sustainable-development-goals | space-sustainability
public-private-partnership | space-economy
technology-transfer | space-economy
fourier-transform | signal-processing
software-defined-radio | signal-processing telecommunication
microstrip-antenna | antenna
pose-estimation | attitude-determination terrain-relative-navigation
model-predictive-control | control-system guidance-navigation-and-control
reentry-blackout | reentry
sonic-boom | supersonic shock-wave
shock-tube | shock-wave
error-correcting-code | telemetry-tracking-and-command signal-processing
image-reconstruction | interferometry
radio-occultation | global-navigation-satellite-system ionosphere
ionospheric-scintillation | ionosphere total-electron-content
muscle-atrophy | space-physiology bone-loss
space-insurance | space-economy
rendezvous-and-docking | on-orbit-servicing
psychology | space-medicine
thermal-vacuum | thermal-control
arab-satellites | hope-probe
weak-lensing | gravitational-lensing
global-positioning-system | global-navigation-satellite-system
water-pollution | oil-spill water-quality
size-of-the-universe | expansion-of-the-universe
solar-age | stellar-evolution
marsquake | mars-geology
martian-volcanoes | mars-geology
dna-mutation | gene-expression
solar-superstorm | solar-storm geomagnetic-storm coronal-mass-ejection solar-flare
lunar-dust | regolith
local-group | galaxy-group milky-way andromeda-galaxy
galaxy-group | galaxy-cluster local-group
supercluster | galaxy-cluster large-scale-structure
cosmic-void | large-scale-structure supercluster
virgo-cluster | galaxy-cluster virgo-supercluster
virgo-supercluster | supercluster virgo-cluster great-attractor
coma-cluster | galaxy-cluster perseus-cluster
perseus-cluster | galaxy-cluster intracluster-medium
abell-cluster | galaxy-cluster
great-attractor | large-scale-structure virgo-supercluster
intracluster-medium | galaxy-cluster intergalactic-medium
cooling-flow | intracluster-medium galaxy-cluster
sunyaev-zeldovich-effect | cosmic-microwave-background intracluster-medium galaxy-cluster
brightest-cluster-galaxy | elliptical-galaxy galaxy-cluster giant-elliptical-galaxy
giant-elliptical-galaxy | elliptical-galaxy brightest-cluster-galaxy
compact-galaxy-group | galaxy-group galaxy-merger
galaxy-pair | galaxy-merger satellite-galaxy
satellite-galaxy | dwarf-galaxy dwarf-spheroidal-galaxy magellanic-clouds milky-way
lenticular-galaxy | hubble-sequence elliptical-galaxy disk-galaxy
ring-galaxy | galaxy-merger hubble-sequence
disk-galaxy | spiral-galaxy lenticular-galaxy
dwarf-spheroidal-galaxy | dwarf-galaxy satellite-galaxy
dwarf-elliptical-galaxy | dwarf-galaxy elliptical-galaxy
dwarf-irregular-galaxy | dwarf-galaxy irregular-galaxy
blue-compact-dwarf-galaxy | dwarf-galaxy starburst-galaxy
ultracompact-dwarf-galaxy | dwarf-galaxy globular-cluster
low-surface-brightness-galaxy | dwarf-galaxy disk-galaxy
post-starburst-galaxy | starburst-galaxy galaxy-quenching
galaxy-quenching | galaxy-formation star-formation red-sequence
red-sequence | galaxy-quenching green-valley elliptical-galaxy
green-valley | red-sequence blue-cloud-galaxy galaxy-quenching
galaxy-color | red-sequence stellar-population
luminous-infrared-galaxy | ultraluminous-infrared-galaxy starburst-galaxy
ultraluminous-infrared-galaxy | luminous-infrared-galaxy galaxy-merger starburst-galaxy
lyman-alpha-emitter | high-redshift-galaxy emission-line-galaxy
emission-line-galaxy | starburst-galaxy lyman-alpha-emitter
protogalaxy | high-redshift-galaxy galaxy-formation
protocluster-of-galaxies | galaxy-cluster high-redshift-galaxy
markarian-galaxy | active-galactic-nucleus starburst-galaxy
liner-galaxy | low-luminosity-agn active-galactic-nucleus
low-luminosity-agn | active-galactic-nucleus liner-galaxy
agn-host-galaxy | active-galactic-nucleus galaxy-formation m-sigma-relation quasar
circumnuclear-disk | active-galactic-nucleus galactic-center
small-magellanic-cloud | magellanic-clouds magellanic-stream
magellanic-stream | magellanic-clouds tidal-tail
triangulum-galaxy | local-group spiral-galaxy andromeda-galaxy
sagittarius-dwarf-galaxy | dwarf-spheroidal-galaxy satellite-galaxy stellar-stream
draco-dwarf-galaxy | dwarf-spheroidal-galaxy satellite-galaxy dwarf-galaxy
fornax-dwarf-galaxy | dwarf-spheroidal-galaxy satellite-galaxy
sculptor-dwarf-galaxy | dwarf-spheroidal-galaxy satellite-galaxy dwarf-galaxy
ursa-minor-dwarf-galaxy | dwarf-spheroidal-galaxy satellite-galaxy dwarf-galaxy
tidal-tail | galaxy-merger stellar-stream tidal-force
ram-pressure-stripping | intracluster-medium galaxy-cluster galaxy-quenching
galaxy-environment | galaxy-formation galaxy-cluster galaxy-quenching
galactic-wind | stellar-feedback starburst-galaxy agn-feedback
galactic-fountain | galactic-wind interstellar-medium
stellar-feedback | galactic-wind star-formation galaxy-formation supernova
agn-feedback | active-galactic-nucleus galaxy-quenching supermassive-black-hole black-hole quasar
galaxy-gas-accretion | galaxy-formation intergalactic-medium accretion-disk
galactic-magnetic-field | intergalactic-magnetic-field milky-way
intergalactic-magnetic-field | galactic-magnetic-field intergalactic-medium
spiral-density-wave | spiral-galaxy galaxy-dynamics
galaxy-dynamics | rotation-curve galaxy-mass
galaxy-mass | galaxy-dynamics rotation-curve dark-matter
galaxy-distance | standard-candle redshift hubble-constant
tully-fisher-relation | rotation-curve m-sigma-relation standard-candle elliptical-galaxy
navarro-frenk-white-profile | dark-matter-halo-structure dark-matter
dark-matter-halo-structure | dark-matter navarro-frenk-white-profile rotation-curve milky-way
missing-mass | dark-matter rotation-curve galaxy-cluster
milky-way-formation | milky-way galaxy-formation chemical-evolution
milky-way-mass | milky-way galaxy-mass
oort-constants | rotation-curve milky-way
solar-neighborhood | milky-way local-interstellar-bubble
local-interstellar-bubble | solar-neighborhood interstellar-medium
galactic-anticenter | milky-way galactic-center
thick-disk | bulge milky-way
halo-star | stellar-stream milky-way
hypervelocity-star | runaway-star high-velocity-star galactic-center
runaway-star | hypervelocity-star high-velocity-star
high-velocity-star | hypervelocity-star runaway-star proper-motion
stellar-bow-shock | runaway-star stellar-wind
stellar-jet | protostar relativistic-jet
astrophysical-maser | water-maser hydroxyl-maser interstellar-molecule
water-maser | astrophysical-maser megamaser
hydroxyl-maser | astrophysical-maser silicon-monoxide-maser
silicon-monoxide-maser | astrophysical-maser red-giant
megamaser | astrophysical-maser active-galactic-nucleus
radio-lobe | radio-galaxy radio-jet
radio-jet | relativistic-jet radio-galaxy radio-lobe
fanaroff-riley-galaxy | radio-galaxy radio-lobe
giant-radio-galaxy | radio-galaxy radio-lobe
tailed-radio-galaxy | radio-galaxy galaxy-cluster
extragalactic-radio-source | radio-galaxy quasar radio-loud-quasar
radio-continuum-emission | synchrotron-radiation extragalactic-radio-source
radio-loud-quasar | quasar radio-galaxy flat-spectrum-radio-quasar active-galactic-nucleus
radio-quiet-quasar | quasar radio-loud-quasar active-galactic-nucleus
flat-spectrum-radio-quasar | blazar radio-loud-quasar
broad-absorption-line-quasar | quasar quasar-absorption-line
double-quasar | quasar gravitational-lensing
quasar-absorption-line | intergalactic-medium damped-lyman-alpha-system quasar
damped-lyman-alpha-system | quasar-absorption-line intergalactic-medium
warm-hot-intergalactic-medium | intergalactic-medium intracluster-medium
stellar-mass-black-hole | black-hole x-ray-binary gravitational-collapse
intermediate-mass-black-hole | black-hole ultraluminous-x-ray-source stellar-mass-black-hole
ultraluminous-x-ray-source | x-ray-binary intermediate-mass-black-hole
ergosphere | kerr-black-hole penrose-process event-horizon black-hole
penrose-process | ergosphere kerr-black-hole
photon-sphere | event-horizon black-hole
black-hole-thermodynamics | hawking-radiation black-hole
charged-black-hole | kerr-black-hole schwarzschild-black-hole black-hole
schwarzschild-black-hole | kerr-black-hole event-horizon black-hole
black-hole-spin | kerr-black-hole supermassive-black-hole
quasinormal-modes | binary-black-hole-merger gravitational-wave spectroscopy
gravitational-wave-source | binary-black-hole-merger neutron-star-merger gravitational-wave
relativistic-binary | pulsar gravitational-wave neutron-star-merger binary-star
kruskal-diagram | schwarzschild-black-hole black-hole
soft-gamma-repeater | magnetar gamma-ray-burst
x-ray-burst | x-ray-binary neutron-star
x-ray-transient | x-ray-binary transient-astronomy
cosmic-x-ray-source | x-ray x-ray-binary active-galactic-nucleus
x-ray-background | x-ray active-galactic-nucleus cosmic-x-ray-source
extragalactic-background-light | x-ray-background olbers-paradox
gamma-ray-line | gamma-ray nucleosynthesis
gamma-ray-source | gamma-ray blazar gamma-ray-burst
cosmic-ray-sources | cosmic-rays supernova-remnant ultra-high-energy-cosmic-rays
secondary-cosmic-rays | cosmic-rays muon
astroparticle-physics | cosmic-rays neutrino standard-model
alfven-wave | magnetohydrodynamics solar-wind space-plasma
interplanetary-shock | shock-wave coronal-mass-ejection solar-wind
plasma-astrophysics | plasma magnetohydrodynamics
solar-neutrino | neutrino neutrino-oscillation solar-interior
supernova-neutrino | neutrino supernova
neutrino-oscillation | neutrino neutrino-mass solar-neutrino
neutrino-mass | neutrino-oscillation neutrino
cosmic-neutrino-background | neutrino cosmic-microwave-background primordial-nucleosynthesis
urca-process | neutron-star neutrino
baryogenesis | antimatter early-universe
baryonic-dark-matter | dark-matter gravitational-microlensing
hot-dark-matter | dark-matter warm-dark-matter neutrino-mass neutrino
warm-dark-matter | dark-matter hot-dark-matter neutrino
quintessence | dark-energy lambda-cdm
steady-state-theory | big-bang cosmological-model
cosmological-model | lambda-cdm friedmann-universe
friedmann-universe | cosmological-model expansion-of-the-universe general-relativity
de-sitter-universe | cosmological-model dark-energy einstein-universe
einstein-universe | cosmological-model de-sitter-universe
goedel-universe | cosmological-model time-travel general-relativity
curvature-of-the-universe | size-of-the-universe density-parameter friedmann-universe
density-parameter | cosmological-parameters curvature-of-the-universe
cosmological-parameters | lambda-cdm hubble-constant density-parameter
deceleration-parameter | expansion-of-the-universe cosmological-parameters dark-energy
hubble-diagram | hubble-constant standard-candle redshift
hubble-radius | size-of-the-universe hubble-constant
hubble-time | universe-age hubble-constant
cosmological-principle | cosmological-model large-scale-structure cosmic-anisotropy
cosmic-anisotropy | cosmological-principle cosmic-microwave-background
anthropic-principle | multiverse universe
cosmological-perturbation-theory | large-scale-structure cosmic-inflation non-gaussianity
non-gaussianity | cosmological-perturbation-theory cosmic-microwave-background cosmic-inflation
sigma-eight | large-scale-structure cosmological-parameters weak-lensing
galaxy-cluster-counts | galaxy-cluster sigma-eight cosmological-parameters
cosmic-recombination | cosmic-microwave-background early-universe
cosmological-phase-transition | early-universe cosmic-string baryogenesis
quantum-cosmology | quantum-gravity initial-conditions-of-the-universe trans-planckian-physics
trans-planckian-physics | quantum-cosmology quantum-gravity planck-epoch
brane-cosmology | string-theory cosmological-model multiverse
initial-conditions-of-the-universe | big-bang early-universe
alternatives-to-cosmic-inflation | cosmic-inflation fate-of-the-universe
cosmochemistry | nucleosynthesis presolar-grain interstellar-molecule
galaxy-age | stellar-population galaxy-formation
galaxy-metallicity | metallicity chemical-evolution
galaxy-luminosity | luminosity-function luminosity
galaxy-size | galaxy-mass galaxy
galaxy-nucleus | active-galactic-nucleus galactic-center bulge
extragalactic-astronomy | galaxy quasar
leptogenesis | baryogenesis neutrino-mass
bianchi-cosmology | cosmic-anisotropy cosmological-model
lyman-limit-system | damped-lyman-alpha-system quasar-absorption-line
blue-cloud-galaxy | green-valley red-sequence spiral-galaxy star-formation
high-velocity-cloud | galactic-fountain 21-cm-line
gould-belt | solar-neighborhood local-interstellar-bubble
laniakea | virgo-supercluster great-attractor supercluster
hubble-lemaitre-law | hubble-constant hubble-diagram expansion-of-the-universe
nucleocosmochronology | universe-age stellar-age nucleosynthesis
cosmic-horizon | hubble-radius size-of-the-universe cosmic-inflation
planck-epoch | early-universe quantum-gravity trans-planckian-physics big-bang
milky-way-rotation | rotation-curve oort-constants milky-way
lensed-quasar | gravitational-lensing quasar double-quasar
radio-hot-spot | radio-lobe radio-jet
nuclear-star-cluster | galaxy-nucleus star-cluster galactic-center
ultra-diffuse-galaxy | low-surface-brightness-galaxy dwarf-galaxy
spiral-pitch-angle | spiral-galaxy spiral-density-wave
core-collapse-supernova | supernova gravitational-collapse wolf-rayet-star
superluminous-supernova | supernova core-collapse-supernova
dwarf-nova | nova white-dwarf
symbiotic-star | binary-star southern-crab-nebula red-giant
mira-variable | variable-star asymptotic-giant-branch
delta-scuti | variable-star asteroseismology
pulsating-variable | variable-star asteroseismology cepheid
eruptive-variable | variable-star stellar-flare
rotating-variable | variable-star stellar-rotation stellar-magnetic-field
asymptotic-giant-branch | red-giant stellar-evolution planetary-nebula
horizontal-branch | stellar-evolution red-giant
subdwarf-star | stellar-evolution white-dwarf
subgiant-star | stellar-evolution red-giant
be-star | stellar-wind protostar
contact-binary | binary-star eclipsing-binary accretion-disk
spectroscopic-binary | binary-star radial-velocity
multiple-star | binary-star
pre-main-sequence | protostar star-formation
herbig-haro | stellar-jet protostar
bok-globule | molecular-cloud star-formation
hii-region | nebula interstellar-medium star-formation
photodissociation-region | molecular-cloud interstellar-medium
interstellar-cloud-phase | interstellar-medium
diffuse-interstellar-band | interstellar-medium interstellar-molecule
supernova-progenitor | supernova stellar-evolution
white-dwarf-cooling | white-dwarf stellar-evolution
stellar-convection | stellar-interior helioseismology
stellar-mass-determination | binary-star luminosity
stellar-radius-determination | stellar-atmosphere interferometry
effective-temperature | stellar-spectrum stellar-atmosphere
metal-poor-star | metallicity stellar-population carbon-star
population-i-star | stellar-population metallicity
lithium-abundance | metallicity primordial-nucleosynthesis
microquasar-jet | x-ray-binary
neptune-like-planet | exoplanet super-earth ice-giant
equatorial-coordinates | celestial-sphere astrometry
horizontal-coordinates | celestial-sphere equatorial-coordinates
ecliptic-coordinates | ecliptic-plane equatorial-coordinates celestial-sphere
galactic-coordinates | equatorial-coordinates celestial-sphere milky-way
right-ascension | equatorial-coordinates celestial-sphere
celestial-declination | equatorial-coordinates celestial-sphere
hour-angle | equatorial-coordinates astronomical-time
ecliptic-plane | celestial-sphere ecliptic-coordinates
celestial-pole | celestial-sphere polaris
celestial-meridian | celestial-sphere hour-angle
zenith-distance | horizontal-coordinates zenith-and-nadir
zenith-and-nadir | horizontal-coordinates celestial-sphere
circumpolar-star | celestial-pole constellation-of-stars
solstice | equinox seasons
saros-cycle | eclipse solar-eclipse lunar-eclipse
annular-eclipse | solar-eclipse eclipse
partial-eclipse | solar-eclipse lunar-eclipse eclipse
path-of-totality | solar-eclipse umbra-and-penumbra
bailys-beads | solar-eclipse path-of-totality
umbra-and-penumbra | eclipse lunar-eclipse solar-eclipse
syzygy | eclipse
phase-angle | albedo light-curve planetary-opposition
asteroid-occultation | occultation asteroid
ephemeris | celestial-mechanics zij almanac
almanac | ephemeris celestial-navigation calendar
parsec | light-year parallax distance
atmospheric-refraction | atmospheric-extinction atmospheric-seeing sunrise-sunset
atmospheric-extinction | photometry atmospheric-refraction atmospheric-seeing
atmospheric-scintillation | atmospheric-seeing adaptive-optics
interstellar-scintillation | pulsar interstellar-medium interplanetary-scintillation
interplanetary-scintillation | solar-wind radio-astronomy interstellar-scintillation
interstellar-reddening-law | dust-extinction cosmic-dust
fullerenes | interstellar-molecule
complex-organic-molecules | organic-molecule interstellar-molecule origin-of-life
interstellar-ice | interstellar-molecule cosmic-dust ice
laboratory-astrophysics | interstellar-molecule spectroscopy interstellar-ice
dust-formation | cosmic-dust stellar-wind presolar-grain
infrared-excess | debris-disk infrared protoplanetary-disk
photoionization | nebula
radiative-recombination | photoionization nebula
charge-exchange | solar-wind x-ray radiative-recombination
photodissociation | photoionization interstellar-molecule molecular-cloud
stellar-opacity | stellar-atmosphere radiative-transfer stellar-interior
kappa-mechanism | instability-strip stellar-opacity variable-star
instability-strip | cepheid hertzsprung-russell-diagram variable-star
post-agb-star | asymptotic-giant-branch planetary-nebula
red-giant-branch | red-giant hertzsprung-russell-diagram standard-candle
red-clump | red-giant horizontal-branch standard-candle
pre-main-sequence-star | protostar star-formation main-sequence
main-sequence-turnoff | main-sequence stellar-age star-cluster
hertzsprung-gap | hertzsprung-russell-diagram stellar-evolution red-giant
stellar-evolutionary-track | stellar-evolution hertzsprung-russell-diagram stellar-age
bolometric-correction | stellar-magnitude luminosity photometry
color-index | photometry stellar-magnitude hertzsprung-russell-diagram
spectral-energy-distribution | photometry stellar-population
brightness-temperature | radiometer radio-astronomy
mass-to-light-ratio | luminosity dark-matter galaxy
galaxy-photometry | photometry galaxy hubble-sequence
source-counts | sky-survey luminosity-function star-counts
star-counts | milky-way sky-survey source-counts
redshift-survey | sky-survey redshift large-scale-structure
two-point-correlation-function | large-scale-structure redshift-survey baryon-acoustic-oscillations
reverberation-mapping | active-galactic-nucleus supermassive-black-hole quasar
doppler-imaging | stellar-magnetic-field stellar-rotation spectropolarimetry
spectropolarimetry | polarimetry spectroscopy stellar-magnetic-field
spectrophotometry | photometry spectroscopy photometric-standard-star
photometric-standard-star | photometry photometric-system differential-photometry
photometric-system | photometry
photoelectric-photometry | photometry detector
ccd-photometry | photometry charge-coupled-device differential-photometry
photographic-plate | astronomical-image astrometry photometry
optical-filter | photometric-system optics h-alpha
limiting-magnitude | light-pollution photometry
cassegrain-telescope | optical-telescope telescope-mirror newtonian-telescope
newtonian-telescope | optical-telescope cassegrain-telescope amateur-astronomy
schmidt-telescope | catadioptric-telescope optical-telescope
catadioptric-telescope | schmidt-telescope optical-telescope
galilean-telescope | optical-telescope history-of-astronomy
segmented-mirror-telescope | telescope-mirror optical-telescope adaptive-optics
telescope-mount | telescope-pointing optical-telescope telescope
telescope-pointing | telescope-mount telescope robotic-telescope
eyepiece | optical-telescope focal-length amateur-astronomy
focal-length | optics telescope-mirror optical-telescope
binoculars | amateur-astronomy optical-telescope
optical-aberration | optics telescope-mirror optical-telescope
dark-adaptation | light-pollution amateur-astronomy limiting-magnitude
laser-guide-star | adaptive-optics laser atmospheric-seeing
heliostat-and-siderostat | solar-observatory sun-tracking
radioheliograph | radio-telescope solar-observatory
magnetogram | solar-magnetic-field sunspot solar-observatory
all-sky-camera | meteor cloud-cover
meridian-circle | astrometry historical-astronomical-instruments celestial-meridian
extreme-ultraviolet | ultraviolet solar-corona
far-infrared-astronomy | infrared submillimeter
radar-astronomy | radar radio-telescope near-earth-object
radio-interferometry | interferometry very-long-baseline-interferometry radio-telescope
optical-interferometry | interferometry speckle-interferometry radio-interferometry
michelson-interferometer | interferometry optics optical-interferometry
fabry-perot-interferometer | interferometry spectrograph optical-filter
heterodyne-receiver | submillimeter terahertz-communication
single-dish-radio-telescope | radio-telescope radio-interferometry antenna
radio-source-catalogue | star-catalogue sky-survey radio-galaxy
cosmic-radio-noise | radio-interference
astroinformatics | virtual-observatory big-data astrostatistics
astrostatistics | statistics astroinformatics bayesian-inference
astronomy-software | programming-library virtual-observatory image-processing
data-sonification | public-outreach astronomical-image
bayesian-inference | statistics markov-chain-monte-carlo estimation
markov-chain-monte-carlo | monte-carlo bayesian-inference nested-sampling
nested-sampling | markov-chain-monte-carlo bayesian-inference
maximum-likelihood | estimation statistics bayesian-inference
model-selection | statistics bayesian-inference modelling
statistical-hypothesis-test | statistics uncertainty
linear-regression | statistics estimation maximum-likelihood
bootstrap-resampling | statistics uncertainty
gaussian-mixture-model | clustering statistics machine-learning
dimensionality-reduction | principal-component-analysis autoencoder clustering
period-search | variable-star light-curve time-series
n-body-simulation | simulation large-scale-structure celestial-mechanics
hydrodynamical-simulation | n-body-simulation simulation magnetohydrodynamics
voronoi-tessellation | clustering large-scale-structure algorithm
high-contrast-imaging | direct-imaging coronagraph adaptive-optics
high-resolution-spectroscopy | spectroscopy spectrograph radial-velocity
mass-spectrometry | spectroscopy payload isotopic-abundance
molecular-spectroscopy | spectroscopy interstellar-molecule laboratory-astrophysics
atomic-spectroscopy | spectroscopy spectral-line laboratory-astrophysics
isotopic-abundance | mass-spectrometry nucleosynthesis meteorite
solar-abundances | metallicity nucleosynthesis
period-luminosity-distance | cepheid standard-candle distance
stellar-distance | parallax standard-candle distance
diurnal-parallax | parallax transit-of-mercury-and-venus
indigenous-astronomy | archaeoastronomy star-names history-of-astronomy
megalithic-astronomy | archaeoastronomy solstice
star-atlas | star-catalogue constellation-of-stars planisphere
planisphere | star-atlas astrolabe celestial-sphere
orrery | historical-astronomical-instruments planetarium celestial-mechanics
astronomical-sextant | historical-astronomical-instruments celestial-navigation
cardinal-directions | celestial-navigation polaris celestial-meridian
optical-double-star | binary-star astrometry
gravity-darkening | limb-darkening stellar-rotation stellar-atmosphere
xenobiology | extraterrestrial-life astrobiology origin-of-life
sunspot-number | sunspot solar-cycle
high-speed-photometry | speckle-interferometry photometry adaptive-optics
planetary-flyby | probe gravity-assist deep-space-exploration
antikythera-mechanism | historical-astronomical-instruments orrery history-of-astronomy
analemma | astronomical-time seasons sundial
astrosphere | heliosphere stellar-wind stellar-bow-shock
stellar-wind-bubble | stellar-wind superbubble
superbubble | stellar-wind-bubble interstellar-medium supernova-remnant
auroral-electrojet | equatorial-electrojet field-aligned-current geomagnetic-index
auroral-oval | aurora auroral-electrojet polar-cap
equatorial-electrojet | sq-current equatorial-plasma-bubble auroral-electrojet
sq-current | equatorial-electrojet geomagnetic-field ionosphere
field-aligned-current | ring-current auroral-electrojet magnetosphere
ring-current | geomagnetic-storm field-aligned-current van-allen-belts
substorm-current-wedge | geomagnetic-storm field-aligned-current magnetotail
polar-cap | auroral-oval ionosphere polar-cusp
polar-cusp | magnetopause polar-cap magnetosheath
magnetosheath | magnetopause planetary-bow-shock magnetosphere
planetary-bow-shock | magnetopause magnetosheath magnetosphere
magnetotail | magnetopause magnetic-reconnection magnetosphere
plasma-torus | planetary-magnetosphere io-moon plasma
planetary-magnetosphere | magnetosphere magnetodisk plasma-torus
magnetodisk | planetary-magnetosphere plasma-torus jupiter
planetary-ionosphere | ionosphere planetary-atmosphere martian-atmosphere
planetary-radio-emission | planetary-magnetosphere jupiter radio-astronomy
magnetic-pole | geomagnetic-field magnetic-anomaly magnetosphere
magnetic-anomaly | geomagnetic-field magnetic-pole south-atlantic-anomaly
pc-pulsation | alfven-wave geomagnetic-field magnetosphere
sporadic-e | ionosphere d-layer ionosonde
d-layer | ionosphere radio-blackout sporadic-e
f2-layer | ionosphere ionosonde total-electron-content
ionospheric-storm | geomagnetic-storm total-electron-content ionosphere
mid-latitude-ionosphere | ionosphere total-electron-content low-latitude-ionosphere
low-latitude-ionosphere | equatorial-plasma-bubble equatorial-electrojet ionosphere
geocorona | exosphere thermosphere hydrogen
exosphere | planetary-atmosphere geocorona thermosphere
tropopause | troposphere stratosphere
mesopause | thermosphere stratopause airglow
stratopause | stratosphere mesopause
polar-vortex | stratosphere ozone meteorology
atmospheric-tide | gravity-wave tidal-force thermosphere
planetary-boundary-layer | troposphere meteorology
noctilucent-cloud | mesopause thermosphere airglow
coronal-heating | solar-corona nanoflare alfven-wave
nanoflare | solar-flare coronal-heating solar-corona
coronal-hole | solar-corona fast-solar-wind solar-wind
coronal-loop | solar-corona coronal-seismology solar-flare
coronal-plume | coronal-hole solar-corona spicule
coronal-streamer | solar-corona slow-solar-wind solar-eclipse
coronal-seismology | coronal-loop helioseismology coronal-wave solar-corona
coronal-wave | coronal-mass-ejection alfven-wave solar-corona
coronal-line | solar-corona spectral-line solar-eclipse
k-corona | solar-corona coronagraph zodiacal-light
fast-solar-wind | solar-wind coronal-hole corotating-interaction-region
slow-solar-wind | solar-wind coronal-streamer fast-solar-wind
corotating-interaction-region | fast-solar-wind interplanetary-shock coronal-hole
magnetic-cloud | coronal-mass-ejection interplanetary-magnetic-field interplanetary-shock
solar-wind-turbulence | solar-wind turbulence alfven-wave
particle-acceleration | solar-energetic-particles cosmic-rays shock-wave
termination-shock | heliosphere heliosheath solar-wind
heliosheath | heliosphere termination-shock pickup-ion
pickup-ion | heliosphere heliosheath solar-wind
interstellar-wind | heliosphere interstellar-medium superbubble
sunspot-group | sunspot solar-active-region
solar-active-region | sunspot sunspot-group solar-magnetic-field
sunspot-cycle | solar-cycle sunspot grand-solar-minimum
grand-solar-minimum | solar-cycle sunspot-cycle sunspot
sunspot-flow | sunspot wilson-effect solar-magnetic-field
wilson-effect | sunspot sunspot-flow
ellerman-bomb | flux-emergence magnetic-reconnection solar-active-region
flux-emergence | solar-magnetic-field solar-active-region sunspot
solar-facula | solar-active-region sunspot chromosphere
spicule | chromosphere coronal-plume solar-atmosphere
chromospheric-heating | chromosphere coronal-heating solar-corona
solar-transition-region | solar-atmosphere chromosphere solar-corona
solar-granulation | solar-convection-zone stellar-atmosphere solar-interior
solar-convection-zone | solar-interior solar-radiative-zone solar-granulation
solar-radiative-zone | solar-interior solar-convection-zone stellar-interior
solar-rotation | stellar-rotation sunspot helioseismology
solar-meridional-circulation | solar-convection-zone solar-rotation solar-magnetic-field
solar-neutron | solar-energetic-particles solar-flare cosmic-ray-modulation
solar-evolution | stellar-evolution solar-age red-giant
solar-mass | sun solar-radius
solar-uv-emission | solar-spectral-irradiance solar-irradiance ultraviolet
solar-spectral-irradiance | solar-irradiance solar-uv-emission solar-cycle
solar-x-ray-emission | solar-flare x-ray solar-corona
solar-gamma-ray-emission | solar-flare gamma-ray solar-neutron
white-light-flare | solar-flare solar-superstorm
filament-eruption | solar-prominence coronal-mass-ejection solar-flare
stellar-flare | solar-flare red-dwarf stellar-magnetic-field
sun-earth-connection | space-weather solar-wind magnetosphere
star-planet-interaction | stellar-magnetic-field hot-jupiter planetary-magnetosphere
solar-nebula | solar-system-formation protoplanetary-disk planet-formation
solar-apex | proper-motion
proton-proton-chain | nuclear-fusion cno-cycle main-sequence
cno-cycle | nuclear-fusion proton-proton-chain nucleosynthesis stellar-evolution
helium-burning | nuclear-fusion red-giant carbon-burning
carbon-burning | nuclear-fusion helium-burning nucleosynthesis
r-process | nucleosynthesis kilonova s-process
s-process | nucleosynthesis r-process carbon-star
explosive-nucleosynthesis | nucleosynthesis supernova r-process
nuclear-astrophysics | nucleosynthesis nuclear-fusion
cosmic-ray-spallation | cosmic-rays nucleosynthesis radiocarbon
chandrasekhar-limit | white-dwarf gravitational-collapse neutron-star
gravastar | black-hole quark-star compact-object
singularity | black-hole event-horizon spacetime
schwarzschild-metric | kerr-black-hole black-hole einstein-field-equations
einstein-field-equations | general-relativity spacetime
geodesic | spacetime general-relativity kerr-black-hole
bondi-accretion | accretion-disk stellar-accretion
stellar-accretion | accretion-disk protostar
superluminal-motion | relativistic-jet blazar quasar
pulsar-wind-nebula | pulsar crab-nebula supernova-remnant
radio-pulsar | pulsar pulsar-timing neutron-star
optical-pulsar | pulsar crab-nebula radio-pulsar
neutron-star-core | neutron-star equation-of-state quark-star
einstein-ring | gravitational-lensing weak-lensing galaxy-cluster
light-deflection | general-relativity gravitational-lensing solar-eclipse
microlensing-exoplanet | gravitational-microlensing exoplanet binary-lens
binary-lens | gravitational-microlensing microlensing-exoplanet microlensing-parallax
microlensing-parallax | gravitational-microlensing parallax microlensing-exoplanet
microlensing-optical-depth | gravitational-microlensing bulge dark-matter
quasar-microlensing | quasar gravitational-lensing gravitational-microlensing
modified-newtonian-dynamics | modified-gravity dark-matter rotation-curve
asteroid-dynamics | asteroid celestial-mechanics orbital-resonance
asteroid-rotation | asteroid light-curve yarkovsky-effect
asteroid-surface | asteroid planetary-surface regolith
amor-asteroid | near-earth-object apollo-asteroid asteroid
apollo-asteroid | near-earth-object aten-asteroid potentially-hazardous-asteroid
aten-asteroid | near-earth-object apollo-asteroid potentially-hazardous-asteroid
atira-asteroid | near-earth-object aten-asteroid asteroid
hilda-asteroid | asteroid-belt orbital-resonance trojan-asteroid
hungaria-asteroid | asteroid-belt asteroid-family
eros-asteroid | near-earth-object amor-asteroid asteroid-exploration
pallas-asteroid | asteroid-belt vesta-asteroid ceres
earth-trojan | trojan-asteroid quasi-satellite lagrange-point
mars-trojan | trojan-asteroid lagrange-point
neptune-trojan | trojan-asteroid kuiper-belt neptune
trojan-planet | trojan-asteroid lagrange-point exoplanet
main-belt-comet | comet asteroid-belt asteroid
long-period-comet | comet oort-cloud short-period-comet
short-period-comet | comet kuiper-belt halley-s-comet
sungrazing-comet | comet kreutz-comet
kreutz-comet | sungrazing-comet comet
comet-nucleus | comet dirty-snowball cometary-coma
comet-dust-tail | cometary-coma comet-ion-tail comet
comet-ion-tail | cometary-coma comet-dust-tail solar-wind
comet-dust | cometary-coma interplanetary-dust comet-dust-tail
comet-volatiles | comet-nucleus organic-molecule
comet-dynamics | comet celestial-mechanics long-period-comet
dirty-snowball | comet-nucleus comet
exocomet | comet debris-disk exoplanet
classical-kuiper-belt-object | kuiper-belt plutino
scattered-disk-object | kuiper-belt detached-object oort-cloud
detached-object | scattered-disk-object planet-nine kuiper-belt
plutino | resonant-kuiper-belt-object kuiper-belt pluto
resonant-kuiper-belt-object | kuiper-belt orbital-resonance plutino
plutoid | dwarf-planet pluto kuiper-belt
moons-of-pluto | pluto natural-satellite
irregular-satellite | natural-satellite moons-of-saturn triton
shepherd-moon | planetary-rings moons-of-saturn ring-resonance
ring-resonance | planetary-rings orbital-resonance ring-gap
ring-gap | planetary-rings shepherd-moon ring-resonance
ring-spokes | planetary-rings saturn ring-gap
exoring | planetary-rings exoplanet exomoon
astrometric-planet-detection | astrometry exoplanet
transit-timing-variation | transit-photometry multiplanet-system transit-duration-variation exoplanet
transit-duration-variation | transit-timing-variation transit-photometry exomoon
eclipse-timing-variation | eclipsing-binary circumbinary-planet transit-timing-variation exoplanet
pulsar-planet | exoplanet pulsar-timing pulsar
carbon-planet | super-earth exoplanet terrestrial-planet
chthonian-planet | hot-jupiter exoplanet-evolution super-earth
ocean-planet | ocean-worlds super-earth habitable-zone exoplanet
extrasolar-giant-planet | giant-planet hot-jupiter exoplanet
rocky-exoplanet | terrestrial-planet super-earth earth-like-planet
exoplanet-catalogue | exoplanet star-catalogue
exoplanet-atmospheric-composition | exoplanet-atmosphere transmission-spectroscopy biosignature
exoplanet-atmospheric-dynamics | exoplanet-atmosphere hot-jupiter atmospheric-circulation
exoplanet-evolution | exoplanet-atmosphere planetary-system-evolution atmospheric-escape
exoplanet-structure | planetary-interior super-earth rocky-exoplanet
exoplanet-tides | tidal-force tidal-locking star-planet-interaction
exoplanet-plate-tectonics | rocky-exoplanet terrestrial-planet super-earth
planet-disk-interaction | planetary-migration protoplanetary-disk planet-formation
proplyd | protoplanetary-disk orion-nebula star-formation
planetary-system-evolution | solar-system-formation planetary-migration multiplanet-system
lunar-exosphere | exosphere lunar-geology
lunar-composition | lunar-geology lunar-mineralogy lunar-sample
lunar-mineralogy | lunar-geology lunar-composition lunar-sample
lunar-petrology | lunar-sample lunar-geology lunar-mare
lunar-geochronology | lunar-geology lunar-crater lunar-sample
lunar-seismology | lunar-geology marsquake planetary-interior
lunar-geodesy | geodesy lunar-laser-ranging lunar-gravity-field
lunar-gravity-field | gravimetry lunar-geodesy lunar-orbit
lunar-magnetic-field | magnetic-field planetary-interior lunar-geology
lunar-mountain | lunar-geology
lunar-rille | lunar-lava-tube lunar-geology lunar-mare
lunar-ray | lunar-crater impact-crater
lunar-evolution | moon-formation lunar-geology
lunar-impact-flash | meteoroid lunar-crater transient-lunar-phenomenon meteorite
transient-lunar-phenomenon | lunar-impact-flash moon
lunar-theory | celestial-mechanics lunation lunar-node-regression
lunation | lunar-phase crescent hijri-calendar
lunar-node-regression | lunar-theory lunar-eclipse precession
impact-gardening | regolith impact-crater
tektite | impact-crater meteorite moldavite
moldavite | tektite impact-crater
micrometeorite | meteorite meteoroid interplanetary-dust
ataxite | iron-meteorite meteorite
meteorite-composition | meteorite chondrite achondrite
meteor-radiant | meteor-shower meteor
meteor-stream | meteor-shower meteoroid comet-dust meteorite
meteor-trail | meteor meteor-shower ionosphere
zenithal-hourly-rate | meteor-shower meteor-radiant meteor
zodiacal-cloud | zodiacal-light interplanetary-dust gegenschein
oblateness | j2-perturbation planetary-interior geoid
surface-gravity | escape-velocity
planetary-climate | planetary-atmosphere climate habitability
planetary-mineralogy | planetary-geology mars-geology lunar-mineralogy
planetary-ephemeris | celestial-mechanics kepler-s-laws lunar-theory
lithosphere | tectonics planetary-interior planetary-mantle
planetary-mantle | planetary-interior
hydrosphere | water-cycle ocean water-resources
glaciation | glacier climate-change seasons
aeronomy | thermosphere ionosphere airglow
atmospheric-circulation | climate-model meteorology
atmospheric-evolution | atmospheric-escape planetary-atmosphere habitability
nitrous-oxide | greenhouse-gas nitrogen-dioxide methane
chlorofluorocarbon | ozone stratosphere greenhouse-gas
air-sea-interaction | sea-surface-temperature el-nino sea-surface-wind
ionospheric-current | ionosphere equatorial-electrojet sq-current
outer-radiation-belt | van-allen-belts magnetosphere space-radiation
inner-radiation-belt | van-allen-belts outer-radiation-belt south-atlantic-anomaly
satellite-atmosphere | titan-moon planetary-atmosphere natural-satellite
sedna | detached-object dwarf-planet planet-nine
eris | dwarf-planet scattered-disk-object pluto
makemake | dwarf-planet classical-kuiper-belt-object pluto
haumea | dwarf-planet resonant-kuiper-belt-object kuiper-belt
mars-climate | martian-atmosphere planetary-climate mars
mars-mineralogy | mars-geology planetary-mineralogy martian-soil
atmospheric-escape | atmospheric-evolution exosphere martian-atmosphere
geomagnetic-reversal | geomagnetic-field
lunar-magma-ocean | lunar-evolution moon-formation lunar-petrology
solar-radio-burst | solar-flare radio-astronomy
plasma-instability | plasma magnetohydrodynamics turbulence
planetary-polar-region | glacier
saturn-hexagon | saturn planetary-atmosphere
mascon | lunar-geology
lunar-libration | moon
exoplanet-atmosphere-evolution | exoplanet-atmosphere exoplanet
ultra-short-period-planet | exoplanet hot-jupiter
pillars-of-creation | hii-region star-formation bok-globule
bipolar-nebula | planetary-nebula southern-crab-nebula
planetary-nebula-nucleus | planetary-nebula white-dwarf
co-emission | molecular-cloud interstellar-molecule star-formation
interstellar-filament | molecular-cloud star-formation
t-tauri-star | protostar stellar-accretion
herbig-ae-be-star | t-tauri-star protostar protoplanetary-disk
jeans-mass | gravitational-collapse molecular-cloud star-formation
dynamical-friction | galaxy-merger supermassive-black-hole
roche-limit | tidal-force planetary-rings
tidal-friction | tidal-force tidal-heating tidal-locking
ocean-tide | tidal-force sea-level altimetry
spin-orbit-resonance | tidal-locking orbital-resonance mercury-planet
kirkwood-gap | asteroid-belt orbital-resonance asteroid-family
titius-bode-law | celestial-mechanics
perihelion-aphelion | perigee-and-apogee orbital-elements planet-earth
apsidal-motion | perigee-and-apogee general-relativity
orbital-node | orbital-elements orbital-inclination
orbital-inclination | orbital-elements orbital-node plane-change
semi-major-axis | orbital-elements kepler-s-laws
orbital-anomaly | kepler-s-laws orbital-elements semi-major-axis
osculating-orbit | orbital-elements orbit-propagation
parabolic-hyperbolic-orbit | orbit two-body-problem escape-velocity
retrograde-orbit | orbital-inclination celestial-mechanics
limb-brightening | limb-darkening solar-corona
gravitational-instability | gravitational-collapse jeans-mass planet-formation
newtonian-gravity | gravity kepler-s-laws celestial-mechanics
close-encounter | oort-cloud proper-motion
synodic-period | kepler-s-laws celestial-mechanics
f107-index | solar-cycle solar-uv-emission sunspot
ground-level-enhancement | solar-energetic-particles cosmic-ray-modulation solar-flare
agn-unification | active-galactic-nucleus blazar
time-delay-cosmography | hubble-constant gravitational-lensing lensed-quasar
dike-swarm | geology tectonics
crop | precision-agriculture agriculture
heavy-metal | water-pollution air-pollution water-quality
asteroid-exploration | small-body-landing small-body-orbiting planetary-defense near-earth-object
rocket-body | space-debris
multi-messenger-astronomy | neutron-star-merger gamma-ray-burst
ibn-yunus | zij islamic-astronomy
site-selection | atmospheric-seeing
image-enhancement | image-fusion
solar-cycle | solar-flare coronal-mass-ejection sunspot
land-use | land-cover urban-expansion
sunspot | solar-active-region solar-flare solar-cycle
ibn-al-haytham | islamic-astronomy
al-khwarizmi | islamic-astronomy
al-battani | islamic-astronomy
al-farghani | islamic-astronomy
al-tusi | islamic-astronomy
ibn-al-shatir | islamic-astronomy
al-zarqali | islamic-astronomy
ulugh-beg | islamic-astronomy
thabit-ibn-qurra | islamic-astronomy
star-names | al-sufi islamic-astronomy
prayer-times | islamic-astronomy
total-electron-content | ionosphere
solar-activity | geomagnetic-storm space-weather
satellite-orbit | orbital-decay orbit-determination low-earth-orbit
lyman-alpha-forest | intergalactic-medium
galaxy-merger | galaxy-formation
baryon-acoustic-oscillations | large-scale-structure cosmological-parameters dark-energy
copper | mineral-exploration
zinc-and-lead | mineral-exploration
iron-ore | mineral-exploration
uranium | mineral-exploration
phosphate | mineral-exploration
rare-earth-elements | mineral-exploration
evaporite | mineral-exploration
carbonate-rock | mineral-exploration
granite | mineral-exploration
basalt | volcanism
ophiolite | mineral-exploration
clay-minerals | mineral mineral-exploration
gravitational-wave-background | pulsar-timing-array pulsar-timing gravitational-wave
pulsar-timing-array | gravitational-wave-background pulsar-timing gravitational-wave
sun-synchronous-orbit | satellite-orbit low-earth-orbit
liability-convention | space-law space-debris
historical-supernova | supernova islamic-astronomy
zij | islamic-astronomy
sundial | islamic-astronomy
al-biruni | islamic-astronomy
manuscript | islamic-astronomy
geocentric-model | islamic-astronomy
omar-khayyam | calendar islamic-astronomy
taqi-al-din | islamic-observatories islamic-astronomy
al-kashi | zij islamic-astronomy
abu-al-wafa | islamic-astronomy
maryam-al-ijliya | astrolabe islamic-astronomy
lunar-water | in-situ-resource-utilization lunar-south-pole
permanently-shadowed-region | lunar-south-pole
helium-3 | in-situ-resource-utilization
reaction-wheel | attitude-control
sun-sensor | attitude-determination star-tracker
magnetorquer | attitude-control
gyroscope | attitude-determination
aurora | geomagnetic-storm
swarm | satellite-constellation
wavefront-sensing | adaptive-optics
sustainability | space-sustainability sustainable-development-goals
solar-energy | solar-panel power-system
nearby-supernova-factory | supernova
type-ia-supernova | supernova
apophis | near-earth-object planetary-defense
dart-mission | planetary-defense near-earth-object
hera-mission | planetary-defense near-earth-object
rashid-rover | rover
universe-age | cosmological-parameters hubble-constant
lunar-landing | apollo-program chang-e lunar-base lander
satellite-propulsion | electric-propulsion space-propulsion
old-satellites | active-debris-removal deorbit space-debris
`;

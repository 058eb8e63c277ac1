import { stem } from './stem.ts';
import { isOfVocabulary } from './vocabulary.ts';

/** Words of scientific English, as titles and abstracts of the field have them, that a small collection may lack and the vocabulary has no use for. */
const prose = `
abelian abnormal abridged abrupt absence accepted acceptor accomplished accretionary accretors acetaldehyde acetic achieve achromatic acids acquire
acritarch acrylic action actual adequate adiabatic adjoint adjust admits adsorption advantage advent advocate affiliated affinities aforementioned
africa afterglow aftermath agglutinated akaike akari akhdar alaska albeit albian albite alborz alcaniz alcock alfalfa aliasing aliphatic alkali
alkaline alkane alkyl alleviate allwise almagal alpine altogether ambient ambipolar ambitious amino ammonia ammonite ammonitina amongst amorphous
amuse anchor ancillary anglo angstrom anionic anisotropic annihilation annotated annular anode anorthite anoxic ansatz anthropogenic anticline
anticorrelated anticosti antisymmetric apache appendix appreciable apsidal aptian aqaba aqueous arbitrarily arbitrary arcmin arcminute arcsec arepo
argon argument arrested arsenic artifact aruma asassn ascending ascension ashes askaryan asphaltene aspire asset assign assume assumption
asteroseismic astrid astrochemical astroparticle astrosat asymmetry asymptotic attains attractor attribute atypical augerprime auriga auroral
australis authigenic autocorrelation autoregressive auxiliary avalonia avenue axisymmetric axiverse azimuth backbone backend backfill backreaction
backsplash bagpipes bahamas bajocian baldwin balmer baltica bandpass bandwidth bangladesh barboza bardeen barik barite barnard barnett barremian
barrierless barycenter baryogenesis baryonification barzaman basal bassin batch bathonian bayes beach begun bekenstein believe bench beneficial
benefit benthic bentonite benue benzene berriasian bespoke biconical bidah bifurcation biggest bimodal binarity binocular biochar biochemical
biodegradable biofacies biogenic biosphere biostratigraphic biostratigraphy biosynthesis bioturbated birefringence bispectra bispectrum bitumen
bivalves blackbody blank blind blueprint bluer blueshift bluest bolometers bolometric boltzmann bootes bootstrap borehole borneo boron boson
bottleneck bowland boxes bpass brachiopods brane breakdown breakthrough breit briefly brightened broaden broader broglie brunei buildup bullet bumps
burden burgers burial burkert burrow bursty butyl bypassing byproduct cadence cadmium calcareous califa callovian calorimeter calorimetric cambrian
cambro camels canada candels canucs capacitance capers caprock carboniferous carboxylic caribbean cartan cartesian carving catalyst catalytic catalyze
catchment category cation causal caustic caution caveats cavity ceases ceers cement cenomanian cenozoic censorship centaurus centric cepheus cerium
cerro chajnantor chameleon chandrasekhar chara chelating chemo chemodynamical chemostratigraphic chemostratigraphy chern chert chevallier chimera
chiral chirp chitinozoans chitosan chloride chlorite chromatic chronology chronometer chronostratigraphy cigale circinus circum circumnuclear
circumstances circumvent claim clarify clash clasts cleaner clearest clerk clinical closest closure clumpy cmass cmfast coadded coagulation cobaya
cocoon coeval coexist colder colibre collimated combat commensal commensurate comoving compass compatible compelling compile complement
complementarity complementary complicate comprise concave conclude concordance conducive configuration conformal confront congress conjecture
conjugate consensus consortium constituent constitute constraint consumer contemporaneous contemporary contessa contextualize contiguous contour
contradict contrarily contrary contributor controversial conundrum convened convenient converge conversion convert convex convolved coolest copious
coplanar copolymer corino corners cornerstone corrector correspond corroborate corrosion corsika cosmicflows cosmographic cosmography coulomb
counterterms county covariant creation cristal crucial crude crustaceans cryogenian cryostat cryptospores crystalline cspbbr cumulative curated
curtain curvature cushion cuspy custom customizable cutoff cutouts cyanobacterial cyclostratigraphy cygni cygnus cylindrical czech darcy darussalam
datacube dearth deblending decals decigo decipher decoherence decompose decomposition deconvolved decoupled decrement dedicated deeper deepest deeply
default deficient deficit deflector degeneracy degenerate deglaciation delaware delensing deltaic delve demographic demulsification demulsifier
dendrogram denmark denoising denoted densest dephasing depleted depolarization depression deprived deprojected desired desorbed desorption despite
detached deterministic deuterium deviate devise devoid devonian dhaiqa dhruma diagenesis diagenetic diagnostic diagonal diammonium diamond dichotomy
dichroic dictates dielectric difficult dilation dilaton dimethyl diminished dimmer diodes dipolar dipole dipping dirac dirty disagreement disappears
discard discern disciplinary disconnected discontinuity discrepancy disentangle disequilibrium disfavor disky disparate display dissect dissipate
dissociation dissolution dissolved distal distillation diving diyab dolostone doped doradus dormant doublet doubly dovich downhole draco dramatic
draping drastic dredge dropout duality dubbed ductile dusty eagle eberly eboss echelle eddington ediacaran efficacy eftoflss eigenvalues elaborate
elais electrochemical electrode electrolyte electrospun electroweak elegant eliminate ellipse ellipsoid elucidate eluded elusive embed embedded
emissivity emphasis emphasize emulate emulsified emulsion encapsulated enclosed encompass encourage endeavor endpoint enforced england enigmatic
enlarge enshrouded enstatite ensuing ensure entirety entrained entropic entropy envelope enzyme eocene epeiric epigenetic epsilon equilateral
equipartition erased erass erratic erratum erroneous especially essay essence establish estuarine eternal ether ethylene euclidean eulerian eustatic
evade eventual evidenced exacerbated exascale excavation excels excess exclusion excursion execute exemplifies exhibit exhumation exotic exozodiacal
expel expense experiencing expertise explicit exploratory exponent exponential expulsion exquisite extant extensional exterior extracellular
extraordinarily extraplanar extrinsic fabric fabry faceted facies facilitate facts faecal faintest faithfully faiyah fallback fanaroff faraday fargo
fashion fauna faust featureless feldspar fermion fiducial filamentary filtration financial finder finger firess fishbone flagged flamingo flatten
flatter flavor flowback fluence fluoride fluvial foamed focal fokker foraminifera foraminiferal forbidden foredeep foreland formal formaldehyde
formidable fornax forthcoming fountains fourteen fractal fraser frequent frequentist fresco freshwater friedmann friends fringes fuelling fulfill
fundamental furthermore fused gadget galacticus galactocentric galah galerkin galfit galileon galpy gatos gauge gauss genec genera generalizable
generic genesis genuine genus geodesic geodynamic geoelectrical geoheritage geomechanics geomorphic geotourism germanium ghadamis gharif ghawar ghost
gibbs gigayears gizmo glaciation glacio glaciogenic gleam glimpse glitch globule goddard goldstone gondwana gondwanan graben grade gradual grandproto
granitoid granular graphics grating graviton gravothermal greater greece grism grmhd groundbreaking guarantee halide hallmark haloscope hamiltonian
hampers hanadir hanifa harbor harness hassa haushi hdbscan heavily heisenberg helical hellings hematite herbig hercynian hereafter herein hermite
hernquist hestia hetdex heterodyne heterojunction heuristic higgs hilbert hilltop himalaya himalayan hinges hirnantian histogram hitherto holistic
holocene holographic homodyne homologous horndeski horsehead hotspot house hyades hydra hydrate hydraulic hydro hydrochemical hydrolyzed hydrophobic
hydropower hydrostatic hydroxides hydrus hyper hyperfine hyperluminous hyperparameter hypothesize hysteresis iacts iceland ichnofabric ichnogenus
ichnology ichnospecies ichnotaxonomy identity igmas igneous ignored illitization illustrate illustris illustristng imacs imaginary imbalance
imbalanced imbibition imidazolate imidazolium immature immediate immense impedance imperative imperfect implicit impose impossible imprecise
impression impurities inaccessible inaccurate inactive inadequate incident inclusion incoherent incoming incompatible incomplete incompressible
inconclusive inconsistent incorrect incremental indeed indispensable indistinguishable ineffective inelastic inevitably infall infeasible infinite
infinity inflaton inflection inflow influential influx infra infracambrian infrastructure ingredient inherent inhibitor inhibits innermost innovative
inpainting input insensitive insignificant inspect installed instance instantaneous instanton insufficient intact intense interarm intercept
interconnected interdisciplinary interfacial interloper interparticle interplay intersect intersystem intertidal intertwined intervening intervention
intra intracluster intragroup intricacies intricate intriguing intrinsic introductory intrusion intuitive invaluable invasive inventory inviscid
invisible invoke involve iodide ionic irrespective isaac isocurvature isomer isophotal isothermal isotopologue isotropy jabal jacobi jacobian jades
jafurah january jarosite javalambre jebel jellyfish jibalah jubaila jumps jurassique juvenile juwayl kaluza kaolinite kelvin kernel kerogen ketone
kharaib khartam khlata khuff kicks kimmeridgian kination kmtnet knots kolmogorov kullback kutta lacertae lacustrine laminated lamost landau lanes
lantern laplace laplacian lapse latency latest latitudinal latter lattice layout leadership leakage leaker leaky leavitt legendre lemaitre lenticular
lepto leptogenesis lepton lifecycle ligand lightcone lightweight likelihood likewise lincoln lindblad linder liner linewidth lipids litebird
lithostratigraphy lobes locus logarithmic lognormal longitudinal longstanding lookback lopsided lopsidedness lorentz lorentzian lotss lowermost
lowstand luminescence lumped lupus maastrichtian macro macroscope magneticum magneto magnetogenesis magnification magnified mahil maintain maintenance
majorana malmquist mandatory manga manganese manifest marcs markarian marker maser massless maxwell maxwellian maybe meanwhile mechanistic mediated
megacam megaparsec megatron membership merit mesopotamian mesozoic message metadata metakaolin metallogenic metasomatism metavolcanic methyl
meticulous metropolis micrite microcalorimeter microfacies microfossils microfractures micromax micromechanical microphysics microphytoplankton
microporosity microporous microseismic microstructure midplane midyan mightee milder milestone millenniumtng milli milliarcsecond mimic mimicked
minihalos minjur minkowski miocene miracle mirage miscalibration misclassification misclassified mishrif misidentified mismatch mississippian
misspecification mocca modification modular moduli modulus monochromatic monolithic monomial monopole monotonic monsters montney moreover morning
morphometric mosfire motivate mounds moyen mudrocks mudstone muglad multiband multichannel multicomponent multidark multidimensional multifield
multifrequency multilateral multilevel multimode multiphase multiphysics multiplexed multipole multitude multivariate multiwavelength multiwavelets
muonic murchison muschelkalk muscovite mutual mwisp naive naked nambu nanocomposite nanocrystals nanofibrous nanofiltration nanofluids nanohertz
nanometer nanoparticles nanoscale nascent natal natih native nbody necessarily necessary necessitate necessity neglect negligible neighborhood neither
neoproterozoic neumann neutrinoless nevertheless newborn newly newtonian nexus niger nigeria nircam niriss nitrate noema noiseless nominal nonetheless
nonlocal nonminimal nonparametric nontrivial nonzero nordic northeast norwegian notably notion notoriously nuanced nucleation nucleosynthetic nugget
nurseries nvidia oasis obduction obvious occasionally occupation occupy octave office official offline offset oilfield oligocene omega onset onshore
ontologie opacity opaque openmp ophiuchus oppel oppenheimer opposed opposite optimistic ordovician orionis orogeny ortho orthogonal oscillons
ostracods outcome outermost outflow outlier outperform outstanding overabundance overcome overdense overestimate overfitting overlain overlooked
overly overmassive overproduction overtone overwhelming oxfordian paczynski pairwise palaeobiogeography palaeoclimatic palaeoecology palaeontology
paleocene paleoclimate paleoenvironment paleoenvironmental paleogeographic paleogeography paleozoic palomar palynology palynomorph palynostratigraphy
panoramic panstarrs pantheon pantheonplus paradigm parametric paramount paranal parent pareto parity parsec parsimonious partial participants
partition paschen passband patchy paucity paves peanut pearson peccei pedagogical pennsylvanian perceived percentage percentile perceptron perforation
pericenter pericentric periodogram peripheral periphery perlite permit permo perot perovskite perpendicular perseus persian petrographic petrophysics
pevatron phanerozoic phangs phantom phenomenology phoebe phonon phosphate phosphorite phosphorus photocatalytic photochemistry photodissociation
photoelectric photoelectron photoevaporation photoionized photomultiplier photorealistic pickering picometer piecewise pillar pinpoint pisces pitch
pitfalls pivot placement plagued planckian plateaus platinum plausible pleistocene plethora plummer plunging pockets poemma poised poisson poland
polarski pollen polyacrylamide polygonal polyimide polymeric polynomial polyurethane poorer popiii pores porosity porous poroviscoelastic porphyrin
porphyry portal portion possess possum posterior postulated precambrian precedes precomputed predictor predominant prefer preferential preheating
prematurely prescribed prescription presence pressureless prestellar presumed prevailing prevalent prevent previous prima primager primarily prime
priori prioritize pristine problematic proca profound progenitor prograde prohibits prolate proliferation prolific prolonged promote prompt pronounced
proof proppant proterozoic proto protocluster protracted provide pseudoscalar pupil purely purity pursued putative pyramid pyrenees pyrite qademah
quadratic quadrature quadruple quadruply quadrupolar quadrupole quads quaia qualitative quantify quantized quartic quaternary quench quest quiescence
quiescent quijote quintessence quintessential quintom quintuplet qusaiba radiogenic radmc ramifications ramses rarity ratcheting rayleigh readily
realism realm reanalyze reassess rebels recalibrated reclassified recoil recombination reconcile recreate redder reddest redistribute redmapper redox
redundant referencing reffert reflex refractory regard regardless reheat reissner reject rejuvenated relax reliance reliant remainder reminiscent
renaissance render renormalizable renormalization repetition replenished replicate represents reprocessed repulsive repurposing resampling rescaling
reshape reside resnet resorting respect restframe restore resummation retain retention retired reverberation reverse revise revolution revolutionize
rfsoc rheology ricci richer riemann rieur rifted rigor riley ringdown robertson roche rosat rosette rovibrational rubies rudist runaway runtime sabah
sachs saddle sagging salpeter sampler satisfactory satisfy saturate sausage sawicki scalable scalar scargle scenario scexao schwinger scope scorpius
scotland script scrutinize scuba sculptor scutum seafloor seamless secluded sedimentology seesaw segregation segue semiclassical semimajor sequential
sequoia serendipitous serious setup seventeen sextans sextractor shale shall shapley shark shattering shellqs sherwood shooter shoreface shortcomings
shorter showcase shuaiba shuram shutoff siblings sightline signify siliciclastic silla siltstone silurian silver simba simbad simpler simplest
simplicity simplistic simply sinai sinfoni singlet singular sinistral sinusoidal sipms siren sitelle sitter sizable sizeable skewed skirt skymapper
slower smoother smote snowline sodium sofia softer solely soliton solubility solvent sombrero somewhat sommerfeld sophisticated southeast southwest
sparc sparser sparsity spatio spatiotemporal spaxel spearman specimens spectacular spectator spectropolarimetric spectropolarimetry speedup sphaleron
spheroid spheropolygon spice spine spite splash splashback spline spontaneous sporadic spore spray spurious sputtering stanford starobinsky
stationarity stationary steam steel steepen steeper steeply sterile stimulated stokes straightforward strata stratal stratification stratified
stratigraphic stratigraphy stratotype streamer streamline strengthen stretch strict stricter stringent stripe strongest strontium struggle style
subclass subcluster subcomponent subdivided subdivision subdominant subduction subdwarfs subgiant subgrid subgroups subhalo sublimation submarine
submm subordinate subpopulation subsample subsequent subset subsolar subsonic subspaces substances substantial substellar substituted substrate
substructure subtle subtract subtype sufficient sugarcane sulawesi sumatra supercapacitors supercluster superconducting supercooled supercritical
supergravity superheavy superhorizon superior superluminal superposition superpotential superradiant supersolar supersymmetric supervirtual
supplementary suppress suprime surfactant survivors swampland sweden sweet swiss symbolic symmetron synergistic synergy tabulated tachyonic tackle
tagging tailored tangential tapered tarfaya taurus tectono teide teleparallel teleseismic telluric temperate template temporarily temporary tendency
tenfold tensor tentative terlevich ternary tertiary testable tethyan tethys textbf textrm textsc thakkhola thalassinoides thamnos theorem theorized
thereafter thereby thereof thermochemical thermochronometric thermodynamic thesan theta thickening thinner thirring thomson thorough threat
threatening threshold tibet tiered tigress tilde tiles timeline timesteps tithonian title toarcian tolman tomograms toolkit toomre toroidal torsion
tortuosity torus tracer tractable transdimensional transect transgressive translate transparent transverse traveltime treasury tremendous triangular
triassic triaxial triple triplet trispectrum trivial truly trumpler truncated truth tsallis tucanae tunable tunisie turbidite turkey turnoff turnover
turonian tutorials tuwaiq twelve twisted twofold ubiquitous ubiquity uchuu ugmrt ugriz ukirt ultimate ultracompact ultracool ultrafaint ultrafast
ultrahigh ultralight ultrasonic ultrathin umbria unable unaccounted unaffected unambiguous unanswered unassociated unavailable unayzah unbarred
unbiased unbinned unbound unchanged uncharted unclear uncommon unconformity unconsolidated unconstrained uncorrelated uncover underbalanced underdense
underestimate underexplored undergo undergone undergraduate underlying underpins underpredict underscore undertake undertaken underway underwent
undetected undisturbed unequivocal unexpected unexplained unexplored unfeasible unfortunately uniaxial unicode unification unimodal unique unity
universemachine unlabeled unlensed unlock unobscured unobserved unparalleled unperturbed unphysical unpolarized unprecedented unrealistic unrecognized
unrelated unreliable unresolved unseen unstable unsustainable unveil unwanted unwise upcoming uppermost upscaling upsilon upstream uptake upturn
usable usage uvlfs vacua variance variant variety vermiculite versa versatile versus veryhachium vetted viability viable vicinity vigorous vinyl
violate violet virial viscoelastic vlasov vlass voids voigt volkoff volumetric volunteer voronoi vortex voxel vuggy vulnerability walkaway wallaby
wandering warmer warrant washed washington wasia waveband wavefield wavefront waveguide wavenumber wealth weave website wedge wellbore wesenheit
westward wettability whenever whereby wherein whilst wideband widefield widespread wiener words workflow worldwide worse worsen worst worthwhile
xgboost xmlns yebes yellow younger youngest yukawa zagros zeeman zeldovich zener zeolitic zernike zircon zonal zonation
fission trinary ternary tertiary shepherd radiants bursters meridian mascon photometer
`;

/** Types and populations are numbered so: II, Ib. */
export const isNumeral = (word: string): boolean => /^[ivx]+[abc]?$/.test(word);

let stems: ReadonlySet<string> | undefined;

/** Whether a folded word is one of scientific English or of the vocabulary in any of its forms, and so no slip of another: "relaxation" is not "relation", nor "population II" III. */
export function isEnglishWord(word: string): boolean {
  stems ??= new Set(prose.trim().split(/\s+/).map(stem));
  return isNumeral(word) || (/^[a-z]+$/.test(word) && (stems.has(stem(word)) || isOfVocabulary(word)));
}

/** Words whose family Porter2 splits or whose neighbour it swallows: the stem, then the folded American spellings that get it. */
export const irregularEnglish: ReadonlyMap<string, string> = new Map(
  `
engine: engine engines; collision: collision collisions collide collides collided colliding; habitabl: habitable habitability; positioning: positioning; modulat: modulation modulations modulate modulated modulating;
composition: composition compositions compositional; reflectance: reflectance; landing: landing landings; convention: convention conventions;
conventional: conventional conventionally; voyager: voyager; governance: governance; metallicity: metallicity metallicities;
axe: axis axes; analyz: analysis analyses; crisi: crisis crises; thesi: thesis theses; hypothesi: hypothesis hypotheses;
synthes: synthesis syntheses; ellips: ellipsis ellipses; ephemeri: ephemeris ephemerides; basi: basis; base: bases; lens: lens lenses;
gas: gas gases gaseous gasses; bus: bus buses; bias: bias biases biased; nebul: nebula nebulae nebulas nebular; nova: nova novae novas;
supernova: supernova supernovae supernovas; kilonova: kilonova kilonovae; hypernova: hypernova hypernovae;
spectr: spectrum spectra spectrums spectral spectrally; data: datum data; quantum: quantum quanta; momentum: momentum momenta;
criteri: criterion criteria; phenomen: phenomenon phenomena; matric: matrix matrices; vertic: vertex vertices;
index: index indices indexes indexing; vortic: vortex vortices; radius: radius radii; nucle: nucleus nuclei; nuclear: nuclear;
focus: focus foci; focal: focal; locus: locus loci; corona: corona coronae coronas coronal; formula: formula formulae formulas;
antenna: antenna antennae antennas; medium: medium media; bacteri: bacterium bacteria bacterial; strat: stratum strata;
maxim: maximum maxima; minim: minimum minima minimal; optim: optimum optima; perihelion: perihelia perihelion;
aphelion: aphelia aphelion; equilibri: equilibrium equilibria; continuum: continuum continua; dwarf: dwarves; halo: halo halos haloes;
leaf: leaves leaf; half: halves; foot: feet; woman: women; man: men; mous: mice mouse; univers: universe universes;
university: university universities; universal: universal universally;
organiz: organization organizations organizational organize organized; relativ: relativity relativistic relativistically;
relative: relative relatively; relation: relation relations; polariz: polarization polarizations polarize polarized polarizing;
polarimetr: polarimetric polarimetry; polarimet: polarimeter; generat: generation generate generated generating generator generators;
generic: generic; general: general generally; photometr: photometry photometric; spectroscop: spectroscopy spectroscopic;
spectrometr: spectrometry spectrometric; interferometr: interferometry interferometric; astrometr: astrometry astrometric;
gravimetr: gravimetry gravimetric; altimetr: altimetry altimetric; telemetr: telemetry;
geometr: geometry geometries geometric geometrical; asymmetr: asymmetry asymmetries asymmetric;
symmetr: symmetry symmetries symmetric symmetrical; stratospher: stratospheric; ozon: ozone; galaxi: galaxy galaxies; mars: mars;
venus: venus; uranus: uranus; ceres: ceres; hermes: hermes; modis: modis; viirs: viirs; gnss: gnss; gps: gps; insar: insar; ins: ins;
jwst: jwst; tess: tess; aids: aids; physic: physics; physical: physical physically; physicist: physicist physicists;
periastron: periastron; inertia: inertia inertial; meteor: meteor meteors meteoric; meteorite: meteorite meteorites;
meteoroid: meteoroid meteoroids; meteorology: meteorology meteorological; planet: planet planets; planetari: planetary; planetarium: planetarium planetariums planetaria;
accurac: accuracy accuracies accurate accurately; import: importance; electronic: electronic electronics; emiss: emission emissions;
emissivity: emissivity; author: author authors; authority: authority authorities; probe: probe probes;
probabl: probability probabilities probabilistic; propeller: propeller propellers; propellant: propellant propellants propellent;
forecast: forecast; experience: experience experiences experienced; experiment: experiment experiments experimental experimentally;
astronautic: astronautic astronautics astronautical; international: international internationally; internal: internal internally; wander: wandering; past: past; paste: paste;
oxidizer: oxidizer oxidizers; emirate: emirate emirates emirati; transition: transition transitions transitional; wing: wing wings; ring: ring rings; spring: spring springs; string: string strings; king: king; being: being; thing: thing things;
`
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .flatMap((entry) => {
      const [stem = '', words = ''] = entry.split(':');
      return words
        .trim()
        .split(/\s+/)
        .map((word) => [word, stem] as const);
    }),
);

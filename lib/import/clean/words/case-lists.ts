import { countryName, isCountry } from '#lib/domain/places/country-name.ts';

/** Abbreviations that stay in capitals when an all-capitals title is converted. */
export const uppercaseWords: ReadonlySet<string> = new Set(
  (
    'AGN AIAA AIP ALMA AMS APOGEE ASKAP ATCA ATLAS AU BATSE BAO BH BL CALIPSO CCD CDM CERES CHEOPS CMB CME CMES CNES CNSA CO COBE COROT COSMO COSPAR CTIO CUBESAT DEM DLR DMSP DNA DOI ' +
    'EGNOS EHT ELT EMU ENSO ENVISAT EOS EPIC ERA ERS ESA ESO ESOC ESTEC EU EUV EVA FAST FITS FRB FRBS FUSE FUV GALEX GEO GHZ GIS GLONASS GMRT GMT GNSS GOES GPM GPR GPS GR GRACE GRAIL GRB ' +
    'GRBS GRMHD GTO GW HD HEASARC HEO HI HII HIRES HR HST IAC IAU ICESAT ICRF IEEE IGS IKONOS INSAR INTEGRAL INSAT IONEX IR IRAS IRAC ISM ISO ISRO ISS ITRF IUE IUPAC IVOA JAXA JCMT JPL ' +
    'JWST KACST KAGRA KASI KAUST KFUPM KOI LAGEOS LBV LEO LHC LIDAR LIGO LISA LMC LOFAR LRO LSST LTE MAVEN MCMC MEO MER MERRA MESSENGER MEMS MHD MIPS MIR MIRI MODIS MOLA MRO MSL NACA NASA ' +
    'NATO NDVI NEO NEOS NGC NIR NIRCAM NIRSPEC NOAA NRAO NRL NSF NUV OCO OGLE PAH PAHS PDE PDES PSF PPP QPO QPOS QSO QSOS RADAR RF RFI RGB RNA ROSAT RR RTK SAR SBAS SDO SDSS SED SEDS SETI SGR SKA SLR ' +
    'SMC SMOS SN SNE SNR SNRS SOFIA SOHO SPICE SPIE SPT SRTM SSRN STEREO STS SWIFT TDRSS TESS THEMIS TLE TRMM UAE UAV UAVS UCD UHF UK ULIRG ULIRGS UN UNAVCO UNESCO UNOOSA UNSW US USA USGS USSR UV ' +
    'UVES VHF VISTA VLA VLBA VLBI VLT VLTI WASP WD WFC WFIRST WGS WISE WMAP WMO XMM XRD XRF YSO YSOS ZTF II III IV VI VII VIII IX XI XII XIII XIV XV CH OH HCN HCO PN TCN TTAURI XUV ICA PCA CNN CPU GPU FPGA ' +
    'AI ML DL LSTM RNN SVM ANN GAN NLP COVID SARS MERS LULC DTM DSM LST NDWI SPEI VIIRS OLI ETM GEDI PALSAR CYGNSS BDS QZSS INS IMU ADCS TTC OBC COTS MIMO OFDM QKD CFD FEM HPC API SQL USD UK ' +
    'IMACS SPARC NICMOS WFPC STIS GMOS MMT LBT VIMOS FORS HARPS ESPRESSO CRIRES SINFONI KMOS NUSTAR NICER SUZAKU ASCA EXOSAT COBE WMAP BICEP DESI HETDEX LAMOST GALAH ISOCAM NOEMA GBT EVLA ' +
    'OPEC GCC OECD WHO FAO IPCC UNDP UNEP ITU WRC ICAO IMO ISRU ECLSS EVA RTG'
  ).split(' '),
);

const names =
  'Earth Moon Sun Mercury Venus Mars Jupiter Saturn Uranus Neptune Pluto Ceres Vesta Io Europa Ganymede Callisto Titan Enceladus Triton Charon Phobos Deimos Martian Jovian Saturnian Venusian ' +
  'Galaxy Galactic Andromeda Magellanic Orion Taurus Perseus Cygnus Cassiopeia Centaurus Centauri Sagittarius Scorpius Virgo Leo Gemini Aquarius Capricornus Pisces Aries Libra Lyra Lyrae Vela Carina Cepheus ' +
  'Cepheid Cepheids Hercules Draco Fornax Coma Hydra Crab Pleiades Hyades Sirius Vega Polaris Betelgeuse Cherenkov Compton Doppler Zeeman Stark Raman Rayleigh Kepler Keplerian Newton Newtonian Einstein Hubble ' +
  'Planck Chandra Fermi Herschel Spitzer Gaia Hipparcos Galileo Cassini Huygens Voyager Viking Apollo Luna Rosetta Hayabusa Juno Artemis Landsat Sentinel Meteosat Copernicus Soyuz Shuttle Skylab Swarm ' +
  'Euclid Gauss Gaussian Fourier Bayesian Bayes Poisson Markov Monte Carlo Kalman Lagrange Lagrangian Hamilton Hamiltonian Laplace Schwarzschild Kerr Lorentz Maxwell Boltzmann Schrodinger Dirac Alfven ' +
  'Boussinesq Navier Stokes Reynolds Mach Roche Chandrasekhar Eddington Thomson Wolf Rayet Herbig Haro Seyfert Kuiper Oort Trojan Halley Encke Africa African America American Antarctic Antarctica Arctic ' +
  'Asia Asian Atlantic Australia Australian Austria Belgium Brazil Brazilian Britain British Canada Canadian Chile Chilean China Chinese Denmark Egypt Egyptian England English Europe European Finland France ' +
  'French Germany German Greece Greek India Indian Indonesia Iran Iranian Iraq Iraqi Ireland Israel Italy Italian Japan Japanese Jordan Kazakhstan Kenya Korea Korean Kuwait Lebanon Libya Libyan Malaysia ' +
  'Mediterranean Mexico Mexican Morocco Moroccan Netherlands Nigeria Norway Oman Omani Pacific Pakistan Palestine Persian Peru Poland Portugal Qatar Russia Russian Sahara Saharan Arab Arabia Arabian Arabic ' +
  'Saudi Riyadh Jeddah Makkah Mecca Madinah Dubai Abu Dhabi Cairo Spain Spanish Sudan Sweden Switzerland Syria Syrian Taiwan Thailand Tunisia Tunisian Turkey Turkish Ukraine Yemen Yemeni Islam Islamic Quran ' +
  'Hijri Ramadan January February March April June July August September October November December Jurassic Cretaceous Triassic Permian Devonian Silurian Ordovician Cambrian Cenozoic Mesozoic Paleozoic ' +
  'Miocene Eocene Oligocene Pliocene Holocene Pleistocene Quaternary';

/** One-word names of countries, from CLDR. */
const countries = Array.from({ length: 26 * 26 }, (_, index) => String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)))
  .filter(isCountry)
  .map((code) => countryName(code, 'en').value)
  .filter((name) => /^\p{L}+$/u.test(name));

/** Proper names by lower-case form. "March" is included, since titles rarely use the verb; "May" is omitted, since its verb is common. */
export const properNames: ReadonlyMap<string, string> = new Map(
  [...countries, ...names.split(' ')].map((name) => [name.toLowerCase(), name]),
);

/** Words that are lower case within a name. */
export const particles: ReadonlySet<string> = new Set('van von der den de del della di da dos du la le ter ten zu bin ibn bint'.split(' '));

import { lookupTable } from '#lib/base/bounds/lookup-table.ts';

/** Journals by the macros of AASTeX and ADS (journals.aas.org/aastexguide, ui.adsabs.harvard.edu/help/actions/journal-macros). */
export const journalMacros: Readonly<Record<string, string>> = lookupTable({
  aj: 'The Astronomical Journal',
  actaa: 'Acta Astronomica',
  araa: 'Annual Review of Astronomy and Astrophysics',
  apj: 'The Astrophysical Journal',
  apjl: 'The Astrophysical Journal Letters',
  apjlett: 'The Astrophysical Journal Letters',
  apjs: 'The Astrophysical Journal Supplement Series',
  apjsupp: 'The Astrophysical Journal Supplement Series',
  ao: 'Applied Optics',
  applopt: 'Applied Optics',
  apss: 'Astrophysics and Space Science',
  aap: 'Astronomy and Astrophysics',
  astap: 'Astronomy and Astrophysics',
  aapr: 'The Astronomy and Astrophysics Review',
  aaps: 'Astronomy and Astrophysics Supplement Series',
  azh: 'Astronomicheskii Zhurnal',
  baas: 'Bulletin of the American Astronomical Society',
  bac: 'Bulletin of the Astronomical Institutes of Czechoslovakia',
  caa: 'Chinese Astronomy and Astrophysics',
  cjaa: 'Chinese Journal of Astronomy and Astrophysics',
  icarus: 'Icarus',
  jcap: 'Journal of Cosmology and Astroparticle Physics',
  jrasc: 'Journal of the Royal Astronomical Society of Canada',
  memras: 'Memoirs of the Royal Astronomical Society',
  mnras: 'Monthly Notices of the Royal Astronomical Society',
  na: 'New Astronomy',
  nar: 'New Astronomy Reviews',
  pra: 'Physical Review A',
  prb: 'Physical Review B',
  prc: 'Physical Review C',
  prd: 'Physical Review D',
  pre: 'Physical Review E',
  prl: 'Physical Review Letters',
  pasa: 'Publications of the Astronomical Society of Australia',
  pasp: 'Publications of the Astronomical Society of the Pacific',
  pasj: 'Publications of the Astronomical Society of Japan',
  rmxaa: 'Revista Mexicana de Astronomía y Astrofísica',
  qjras: 'Quarterly Journal of the Royal Astronomical Society',
  skytel: 'Sky and Telescope',
  solphys: 'Solar Physics',
  sovast: 'Soviet Astronomy',
  ssr: 'Space Science Reviews',
  zap: 'Zeitschrift für Astrophysik',
  nat: 'Nature',
  iaucirc: 'IAU Circulars',
  aplett: 'Astrophysical Letters',
  apspr: 'Astrophysics Space Physics Research',
  bain: 'Bulletin of the Astronomical Institutes of the Netherlands',
  fcp: 'Fundamentals of Cosmic Physics',
  gca: 'Geochimica et Cosmochimica Acta',
  grl: 'Geophysical Research Letters',
  jcp: 'The Journal of Chemical Physics',
  jgr: 'Journal of Geophysical Research',
  jqsrt: 'Journal of Quantitative Spectroscopy and Radiative Transfer',
  memsai: 'Memorie della Società Astronomica Italiana',
  nphysa: 'Nuclear Physics A',
  physrep: 'Physics Reports',
  physscr: 'Physica Scripta',
  planss: 'Planetary and Space Science',
  procspie: 'Proceedings of SPIE',
  psj: 'The Planetary Science Journal',
  rnaas: 'Research Notes of the AAS',
  maps: 'Meteoritics and Planetary Science',
  aas: 'American Astronomical Society Meeting Abstracts',
  dps: 'AAS Division for Planetary Sciences Meeting Abstracts',
});

/** The first macro of each journal; the others are older spellings of it. */
const macros = new Map(
  Object.entries(journalMacros)
    .reverse()
    .map(([macro, journal]) => [comparable(journal), macro]),
);

/** The macro of a journal, without its backslash, whichever way its article and its "and" are written. */
export function journalMacro(venue: string): string | undefined {
  return macros.get(comparable(venue));
}

function comparable(journal: string): string {
  return journal.toLowerCase().replace(/^the /, '').replace(/ & /g, ' and ');
}

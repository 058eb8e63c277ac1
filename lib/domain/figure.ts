/** Metrics of an installation. A closed list, so that no address, word or key can become a label. */
export type FigureName =
  | 'research'
  | 'authors'
  | 'store_bytes'
  | 'last_import_seconds'
  | 'keys_active'
  | 'keys_used_today'
  | 'keys_unreachable'
  | 'upstream_paused';

/** Values by metric; a metric without a value is not published. */
export type Figures = Readonly<Partial<Record<FigureName, number>>>;

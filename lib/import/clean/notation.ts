/** Markup in the texts of a source: `html` includes JATS and MathML; `plain` is none. */
export type Notation = 'html' | 'latex' | 'plain';

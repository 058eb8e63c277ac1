/** The form that every control of a list belongs to, wherever it stands in the page. */
export const formId = 'query';

/** The form that shows the ticked rows as a list of their own, without scripts. */
export const ticksFormId = 'ticks';

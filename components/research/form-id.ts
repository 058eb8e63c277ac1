/** Id of the form that all controls of a list belong to. */
export const formId = 'query';

/** Id of the form that shows the ticked rows as a list, without scripts. */
export const ticksFormId = 'ticks';

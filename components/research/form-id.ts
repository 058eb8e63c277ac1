/** Id of the form that all controls of a list belong to. */
export const formId = 'query';

/** Id of the form that, without scripts, opens the ticked rows as a list. */
export const ticksFormId = 'ticks';

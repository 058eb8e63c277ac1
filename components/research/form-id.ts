/** The form that every control of a list belongs to, wherever it stands in the page. */
export const formId = 'query';

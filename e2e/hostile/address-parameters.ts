/** Parameter names that pages read, and some that none reads; each is combined with every nasty value. */
export const addressParameters = [
  ...['keyword', 'pageIndex', 'pageSize', 'researchTypeId', 'focusedAreaId', 'authorId', 'venue', 'license', 'fromYear', 'toYear'],
  ...['sort', 'language', 'openAccess', 'initial', 'ids', 'place', '__proto__', 'x'],
] as const;

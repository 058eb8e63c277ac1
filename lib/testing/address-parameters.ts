/** Parameter names that pages read, and some that no page reads. The fuzz tests combine them with hostile values. */
export const addressParameters = [
  ...['keyword', 'pageIndex', 'pageSize', 'researchTypeId', 'focusedAreaId', 'authorId', 'venue', 'license', 'fromYear', 'toYear'],
  ...['sort', 'language', 'workLanguage', 'freeToRead', 'openAccess', 'initial', 'ids', 'place', '__proto__', 'x'],
] as const;

/** Names that addresses of pages read, and some that none does: every one of them meets every nasty value. */
export const addressParameters = [
  ...['keyword', 'pageIndex', 'pageSize', 'researchTypeId', 'focusedAreaId', 'authorId', 'venue', 'license', 'fromYear', 'toYear'],
  ...['sort', 'language', 'openAccess', 'initial', 'ids', 'place', '__proto__', 'x'],
] as const;

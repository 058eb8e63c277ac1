/** The rooms of the code, lowest first: a file imports from its own room and from lower ones. */
export const ladder = [
  'messages',
  'lib/base',
  'lib/languages',
  'lib/domain',
  'lib/text',
  'lib/formats',
  'lib/contract',
  'lib/url',
  'lib/i18n',
  'lib/answers',
  'lib/search',
  'lib/store',
  'lib/import',
  'lib/translate',
  'lib/library',
  'lib/collection',
  'lib/remote',
  'lib/keys',
  'lib/api',
  'lib/setup',
  'lib/server',
  'components',
  'app',
  'lib/commands',
  'e2e',
  'bench',
] as const;

export type Room = (typeof ladder)[number];

const browser: readonly Room[] = ['lib/base', 'lib/languages', 'lib/domain', 'lib/text', 'lib/url', 'lib/i18n', 'lib/answers'];

/** Rooms that may import only these besides themselves. Of lib/text, pages and components use four functions (`structure.test.ts`). */
export const narrowRooms: Partial<Record<Room, readonly Room[]>> = {
  components: browser,
  app: [...browser, 'lib/formats', 'lib/contract', 'lib/library', 'lib/setup', 'components'],
  'lib/library': [...browser, 'lib/formats', 'lib/contract'],
  'lib/remote': ['lib/base', 'lib/languages', 'lib/domain', 'lib/text', 'lib/contract'],
  'lib/url': ['lib/base', 'lib/languages', 'lib/domain'],
};

/** Single files that belong to another room than their folder: the environment is read at a path that operators know. */
export const roomOfFile: Readonly<Record<string, Room>> = {
  'lib/env.ts': 'lib/setup',
  'proxy.ts': 'app',
  'instrumentation.ts': 'app',
};

/** The room of a file; undefined if its path begins with none, as that of a settings file. */
export const roomOf = (path: string): Room | undefined => roomOfFile[path] ?? ladder.find((room) => path.startsWith(`${room}/`));

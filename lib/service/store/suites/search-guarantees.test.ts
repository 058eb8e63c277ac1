import { describeAnyInput } from '#lib/search/any-input-suite.ts';
import { describeSearch } from '#lib/search/search-suite.ts';
import { readCollection } from '#lib/service/starter/read-collection.ts';
import { searchOf } from '#lib/service/store/fixtures/search-of.ts';
import { openSqliteStore } from '#lib/service/store/sqlite/sqlite-store.ts';

const open = searchOf(async () => openSqliteStore(':memory:'));
describeSearch('SQLite', open);
describeAnyInput('SQLite', open, readCollection(), 150);

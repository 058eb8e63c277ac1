import { describeAnyInput } from '#lib/search/testing/any-input-suite.ts';
import { describeSearch } from '#lib/search/testing/search-suite.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { readCollection } from '#lib/store/starter/read-collection.ts';
import { searchOf } from './search-of.ts';

const open = searchOf(async () => openSqliteStore(':memory:'));
describeSearch('SQLite', open);
describeAnyInput('SQLite', open, readCollection(), 150);

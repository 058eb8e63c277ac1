import { describeAnyInput, describeSearch } from '#lib/search/search-suite.ts';
import { readCollection } from '#lib/service/starter/read-collection.ts';
import { searchedBy } from './fixtures/searched-by.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';

const open = searchedBy(async () => openSqliteStore(':memory:'));
describeSearch('SQLite', open);
describeAnyInput('SQLite', open, readCollection(), 150);

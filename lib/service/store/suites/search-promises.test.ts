import { describeAnyInput } from '#lib/search/any-input-suite.ts';
import { describeSearch } from '#lib/search/search-suite.ts';
import { readCollection } from '#lib/service/starter/read-collection.ts';
import { searchedBy } from '#lib/service/store/fixtures/searched-by.ts';
import { openSqliteStore } from '#lib/service/store/sqlite/sqlite-store.ts';

const open = searchedBy(async () => openSqliteStore(':memory:'));
describeSearch('SQLite', open);
describeAnyInput('SQLite', open, readCollection(), 150);

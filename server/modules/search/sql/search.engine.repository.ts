import type { Executor } from '../../../db/client';
import type { SearchEngine } from '../../../ports/search-engine';
import { createReverseSearchRepository } from '../reverse/search.reverse.repository';
import { createSearchEngine } from '../search.engine';
import { resolveScope } from '../search.scope.query';
import { createSqlIndex } from './search.sql.repository';

/** The engine over the database, or inside one transaction. */
export const createSqlEngine = (executor: Executor): SearchEngine =>
  createSearchEngine({
    index: createSqlIndex(executor),
    readScope: (filters) => resolveScope(executor, filters),
    matching: createReverseSearchRepository(executor).findFitting,
  });

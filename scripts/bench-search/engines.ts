import type { Executor } from '../../server/db/client';
import { createSearchCounter } from '../../server/modules/search/bits/search.bits.repository';
import { gridFor } from '../../server/modules/search/map/search.grid';
import { createSearchRepository } from '../../server/modules/search/search.repository';
import { countsText, type Engine, facetColumns, pointsText, similarCount } from './queries';

/** Ours: the repository that the API uses. */
export function searchEngine(executor: Executor, now: Date): Engine {
  const search = createSearchRepository(executor);
  const counter = createSearchCounter(executor);
  return async (request) => {
    if (request.read === 'facet') {
      const { filters, option } = request;
      const found = await counter.countByOption(filters, option, facetColumns[option], now);
      return countsText(found.map(({ id, count }) => [id, count]));
    }
    if (request.read === 'page') return (await search.pageIds(request.filters, now)).join(' ');
    if (request.read === 'count') return String(await search.count(request.filters, now));
    if (request.read === 'user-counts') return countsText(await search.countByUser(request.userIds));
    if (request.read === 'similar') return (await search.similarIds(request.like, similarCount, 0, now)).join(' ');
    return pointsText(await search.mapPoints(request.filters, gridFor(request.filters.bounds, request.zoom), now));
  };
}

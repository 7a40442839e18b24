import { countStatements } from '@/lib/api/statement-count';
import { withTtlCache } from '@/lib/api/ttl-cache';
import { categoryTypeIds } from '../components/categories';

type HomeCounts = { total: number; byTypeId: ReadonlyMap<number, number> };

/** How many statements are listed, in total and by the types on the home page; at most a minute old. */
export const getHomeCounts = withTtlCache(async (): Promise<HomeCounts> => {
  const [all, ...ofTypes] = await Promise.all([
    countStatements({}),
    ...categoryTypeIds.map((typeId) => countStatements({ real_estate_types: [typeId] })),
  ]);
  return { total: all.total, byTypeId: new Map(categoryTypeIds.map((typeId, index) => [typeId, ofTypes[index]?.total ?? 0])) };
});

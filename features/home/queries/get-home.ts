import { callApi } from '@/lib/api/client';
import { countStatements } from '@/lib/api/statement-count';
import { filterParametersSchema, type Option } from '@/lib/contracts/parameters';

type HomeDictionaries = { deals: Option[]; types: Option[] };

/** The deals and the types of real estate, in the order of the dictionaries. */
export async function getHomeDictionaries(): Promise<HomeDictionaries> {
  const { data } = await callApi(filterParametersSchema, { url: '/filters/filter-parameters' });
  return { deals: data.dictionaries.deal_types ?? [], types: data.dictionaries.real_estate_types ?? [] };
}

type HomeCounts = { total: number; byTypeId: ReadonlyMap<number, number> };

/** How many statements are listed: in all, and of each of the types. */
export async function getHomeCounts(typeIds: readonly number[]): Promise<HomeCounts> {
  const [all, ...ofTypes] = await Promise.all([
    countStatements({}),
    ...typeIds.map((typeId) => countStatements({ real_estate_types: [typeId] })),
  ]);
  return { total: all.total, byTypeId: new Map(typeIds.map((typeId, index) => [typeId, ofTypes[index]?.total ?? 0])) };
}

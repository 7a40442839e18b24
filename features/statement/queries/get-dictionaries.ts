import { callApi } from '@/lib/api/client';
import { type FilterParameters, filterParametersSchema } from '@/lib/contracts/parameters';

type Dictionaries = FilterParameters['dictionaries'];

const keptMs = 60_000;
let kept: { until: number; dictionaries: Promise<Dictionaries> } | undefined;

const loadDictionaries = async (): Promise<Dictionaries> =>
  (await callApi(filterParametersSchema, { url: '/filters/filter-parameters' })).data.dictionaries;

/** Names of options for server components, asked once a minute. */
export function getDictionaries(): Promise<Dictionaries> {
  const now = Date.now();
  if (!kept || kept.until < now) {
    const dictionaries = loadDictionaries();
    kept = { until: now + keptMs, dictionaries };
    dictionaries.catch(() => {
      kept = undefined;
    });
  }
  return kept.dictionaries;
}

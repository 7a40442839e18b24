import { callApi } from '@/lib/api/client';
import { type FilterParameters, filterParametersSchema } from '@/lib/contracts/parameters';

const keptMs = 60_000;
let kept: { until: number; parameters: Promise<FilterParameters> } | undefined;

/** Dictionaries and sections from the API. */
export async function fetchFilterParameters(): Promise<FilterParameters> {
  return (await callApi(filterParametersSchema, { url: '/filters/filter-parameters' })).data;
}

/** The same for server components, asked once a minute: every list needs the names of its chips. */
export function getFilterParameters(): Promise<FilterParameters> {
  const now = Date.now();
  if (!kept || kept.until < now) {
    const parameters = fetchFilterParameters();
    kept = { until: now + keptMs, parameters };
    parameters.catch(() => {
      kept = undefined;
    });
  }
  return kept.parameters;
}

import { readFileSync } from 'node:fs';
import { Client } from '@opensearch-project/opensearch';
import type { Dsl } from './search.dsl';

export type OpensearchOptions = {
  /** Addresses of nodes; a user and password in an address are those of all. */
  urls: readonly string[];
  user?: string | undefined;
  password?: string | undefined;
  /** A file with the certificate of the authority, PEM. */
  caFile?: string | undefined;
  /** How long one node may take to answer. */
  timeoutMs: number;
};

export type Hit = {
  _id: string;
  _score: number | null;
  sort?: (number | null)[];
  matched_queries?: string[];
  fields?: Record<string, unknown[]>;
};
export type Bucket = { key?: number | string; doc_count: number; [aggregation: string]: unknown };
export type Aggregation = { value?: number | null; doc_count?: number; sum_other_doc_count?: number; buckets?: Bucket[] };
export type SearchResponse = {
  hits: { total?: { value: number }; hits: Hit[] };
  aggregations?: Record<string, Aggregation>;
};

type Failure = { type: string; reason?: string; root_cause?: Failure[] };
type Item = SearchResponse & { status: number; error?: Failure };
type Waiting = PromiseWithResolvers<SearchResponse> & { body: string };

/** Beyond it a search fails, so that a node does not work for nobody. */
const idleHeader = { 'x-opaque-id': 'aivani' };

/** The client of the official package: it tries the other nodes when one does not answer. */
export function connectOpensearch({ urls, user, password, caFile, timeoutMs }: OpensearchOptions): Client {
  const addresses = urls.map((url) => new URL(url));
  const [first] = addresses;
  const username = user ?? decodeURIComponent(first?.username ?? '');
  const nodes = addresses.map((address) => {
    address.username = '';
    address.password = '';
    return { url: address };
  });
  return new Client({
    nodes,
    requestTimeout: timeoutMs,
    // Each of the other nodes once.
    maxRetries: Math.max(1, urls.length - 1),
    headers: idleHeader,
    ...(username && { auth: { username, password: password ?? decodeURIComponent(first?.password ?? '') } }),
    ...(caFile && { ssl: { ca: readFileSync(caFile, 'utf8') } }),
  });
}

const failureOf = ({ root_cause: [cause] = [], ...failure }: Failure): Error => {
  const { type, reason } = cause ?? failure;
  return new Error(`OpenSearch: ${type}${reason ? `: ${reason}` : ''}`);
};

export type Searcher = (body: Dsl) => Promise<SearchResponse>;

/**
 * Searches of an alias. What is asked at the same time goes as one request, equal searches once.
 *
 * A shard that does not answer fails the search: a count never lacks a part.
 */
export function createSearcher(client: Client, alias: string): Searcher {
  let waiting = new Map<string, Waiting>();

  const send = async (searches: readonly Waiting[]): Promise<Item[]> => {
    const lines = searches.flatMap(({ body }) => [JSON.stringify({ index: alias, allow_partial_search_results: false }), body]);
    const { body } = await client.transport.request({
      method: 'POST',
      path: '/_msearch',
      bulkBody: `${lines.join('\n')}\n`,
    });
    return (body as { responses: Item[] }).responses;
  };

  const flush = async (): Promise<void> => {
    const searches = [...waiting.values()];
    waiting = new Map();
    try {
      let items = await send(searches);
      // A copy of a shard was lost between two looks at the cluster; the other one answers.
      if (items.some(({ status }) => status >= 500)) items = await send(searches);
      for (const [index, search] of searches.entries()) {
        const item = items[index];
        if (!item || item.error) search.reject(failureOf(item?.error ?? { type: 'no answer' }));
        else search.resolve(item);
      }
    } catch (error) {
      for (const search of searches) search.reject(error);
    }
  };

  return (dsl) => {
    const body = JSON.stringify(dsl);
    const known = waiting.get(body);
    if (known) return known.promise;
    if (waiting.size === 0) queueMicrotask(() => void flush());
    const search = { ...Promise.withResolvers<SearchResponse>(), body };
    waiting.set(body, search);
    return search.promise;
  };
}

import { clear, createStore, setMany } from 'idb-keyval';
import { callApi } from '@/lib/api/client';
import type { Localised } from '@/lib/contracts/common';
import { serialiseStatementFilters } from '@/lib/contracts/statements/filter-query';
import { type StatementCard, statementListSchema } from '@/lib/contracts/statements/statements';
import { copiesDatabase, copiesPictures, copiesStore } from './copy-names';

/** What the offline page shows of a statement; public/offline.js reads it. */
export type CardCopy = {
  id: number;
  titles: Localised;
  addresses: Localised;
  /** Whole units by currency id; absent when negotiable. */
  prices: Record<string, number>;
  /** Currency that the owner typed the price in. */
  currencyId: number;
  picture: string | null;
  isFavourite: boolean;
  /** Place in its list, latest first. */
  position: number;
  /** When it was copied, in epoch milliseconds. */
  keptAtMs: number;
};

/** Ids of the statements to copy, latest first. */
export type CopiedIds = { favourites: readonly number[]; viewed: readonly number[] };

const copiesMax = 40;

const toCopy = (card: StatementCard, isFavourite: boolean, position: number, keptAtMs: number): CardCopy => ({
  id: card.id,
  titles: card.card_titles ?? card.dynamic_titles,
  addresses: card.addresses,
  prices: card.price_negotiable
    ? {}
    : Object.fromEntries(Object.entries(card.price).map(([id, { price_total: total }]) => [id, total])),
  currencyId: card.currency_id,
  picture: card.images[0]?.thumb ?? null,
  isFavourite,
  position,
  keptAtMs,
});

async function cachePictures(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(copiesPictures);
  for (const { url } of await cache.keys())
    if (!addresses.some((address) => new URL(address, window.location.href).href === url)) await cache.delete(url);
  await Promise.all(
    addresses.map(async (address) => {
      // A picture that fails to load is left out.
      if (!(await cache.match(address))) await cache.add(address).catch(() => undefined);
    }),
  );
}

/** How often the copies were deleted: those that were requested before must not come back after a sign-out. */
let deletions = 0;

/** Replaces the copies by those of the given statements that are listed now, at most 40. @throws ApiFailure */
export async function storeCardCopies({ favourites, viewed }: CopiedIds, nowMs: number): Promise<void> {
  const ids = [...new Set([...favourites, ...viewed])].slice(0, copiesMax);
  const store = createStore(copiesDatabase, copiesStore);
  if (ids.length === 0) return clearCardCopies();
  const query = serialiseStatementFilters({ ids, per_page: ids.length });
  const deletionsBefore = deletions;
  const { data } = await callApi(statementListSchema, { url: `/microservice/statements?${query}&with_auctions=0` });
  const copies = data.data.map((card) => toCopy(card, favourites.includes(card.id), ids.indexOf(card.id), nowMs));
  if (deletions !== deletionsBefore) return;
  await clear(store);
  await setMany(
    copies.map((copy) => [copy.id, copy]),
    store,
  );
  await cachePictures(copies.flatMap(({ picture }) => picture ?? []));
}

/** Deletes all copies, so that the next person at this browser finds none. */
export async function clearCardCopies(): Promise<void> {
  deletions += 1;
  await clear(createStore(copiesDatabase, copiesStore));
  await caches.delete(copiesPictures);
}

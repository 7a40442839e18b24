import type { APIRequestContext } from '@playwright/test';
import type { StatementCard, StatementStub } from '@/lib/contracts/statements/statements';

const headers = { 'x-website-key': 'livo' };
const firstId = 10_000_001;
const idsAtOnce = 50;

/** Listed statements that match a query of the API. */
export async function fetchStatements(request: APIRequestContext, query: string): Promise<StatementCard[]> {
  const response = await request.get(`/api/microservice/statements?${query}`, { headers });
  return ((await response.json()) as { data: { data: StatementCard[] } }).data.data;
}

/** A listed apartment at an asking price. @throws Error in an empty market */
export async function findApartment(request: APIRequestContext): Promise<StatementCard> {
  const cards = await fetchStatements(request, 'real_estate_types=1&with_picture=1&per_page=50');
  // The latest may be another journey's, which takes it off again.
  const card = cards.findLast(({ is_auction }) => !is_auction);
  if (!card) throw new Error('The market is empty.');
  return card;
}

type UnlistedStatements = Record<308 | 404 | 410, number>;

/** They stay what they are, so a process of the run walks the ids once. */
let unlisted: Promise<UnlistedStatements> | undefined;

async function walkUnlisted(request: APIRequestContext): Promise<UnlistedStatements> {
  const found = new Map<number, number>();
  for (let from = firstId; !found.has(404) || !found.has(410) || !found.has(308); from += idsAtOnce) {
    const ids = Array.from({ length: idsAtOnce }, (_, index) => from + index);
    const listed = new Set((await fetchStatements(request, `per_page=${idsAtOnce}&ids=${ids.join()}`)).map(({ id }) => id));
    if (listed.size === 0) throw new Error('The market has no statement of each kind.');
    for (const id of ids.filter((id) => !listed.has(id))) {
      found.set((await request.get(`/statements/${id}`, { maxRedirects: 0 })).status(), id);
    }
  }
  return Object.fromEntries(found) as UnlistedStatements;
}

/**
 * One unlisted statement's id for each status of its address: withdrawn (308 to its page), hidden (404), deleted (410).
 * @throws Error where the market lacks one of them
 */
export function findUnlistedStatements(request: APIRequestContext): Promise<UnlistedStatements> {
  unlisted ??= walkUnlisted(request).catch((error: unknown) => {
    unlisted = undefined;
    throw error;
  });
  return unlisted;
}

/** A listed apartment at an asking price that a journey can use. @throws Error where the market has none */
export async function findApartmentWith(
  request: APIRequestContext,
  isFit: (card: StatementCard) => boolean,
): Promise<StatementCard> {
  const cards = await fetchStatements(request, 'real_estate_types=1&with_picture=1&per_page=100');
  // The latest may be another journey's, which takes it off again.
  const card = cards.findLast((each) => !each.is_auction && isFit(each));
  if (!card) throw new Error('The market has no such apartment.');
  return card;
}

/** A statement whose term has ended. No list shows it, so the ids are walked. */
export async function findExpiredStub(request: APIRequestContext): Promise<StatementStub> {
  for (let id = firstId; id < firstId + 400; id += 1) {
    const response = await request.get(`/api/microservice/statements/stub/${id}`, { headers });
    const { data } = (await response.json()) as { data: StatementStub | null };
    if (data?.state === 'expired') return data;
  }
  throw new Error('The market has no expired statement.');
}

/** The id of a statement that its owner deleted. */
export const findDeletedStatementId = async (request: APIRequestContext): Promise<number> =>
  (await findUnlistedStatements(request))[410];

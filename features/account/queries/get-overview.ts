import { callApi } from '@/lib/api/client';
import { countOwnStatements } from '@/lib/api/own-statement-count';
import { visitorHeaders } from '@/lib/api/visitor';
import { notificationsPopupSchema } from '@/lib/contracts/account/notifications';
import type { OwnStatementCounts } from '@/lib/contracts/statements/own-statements';
import { favoritesSchema } from '@/lib/contracts/statements/saved-statements';

/** Figures of an account; null for what the API could not say. */
export type OverviewStats = { statements: OwnStatementCounts | null; favourites: number | null; unread: number | null };

const valueOrNull = <T>(answer: PromiseSettledResult<T>): T | null => (answer.status === 'fulfilled' ? answer.value : null);

/** What the visitor has on the site, counted by the API. */
export async function getOverview(): Promise<OverviewStats> {
  const headers = await visitorHeaders();
  const [statements, favourites, popup] = await Promise.allSettled([
    countOwnStatements(headers),
    callApi(favoritesSchema, { url: '/microservice/users/statements/favorites?per_page=1', headers }),
    callApi(notificationsPopupSchema, { url: '/v1/users/notifications-popup', headers }),
  ]);
  const kept = valueOrNull(favourites)?.data;
  return {
    statements: valueOrNull(statements),
    favourites: kept ? kept.total + kept.unlisted.length : null,
    unread: valueOrNull(popup)?.data.count ?? null,
  };
}

import { callApi } from '@/lib/api/client';
import { countOwnStatements } from '@/lib/api/statements/own-statement-count';
import { visitorHeaders } from '@/lib/api/visitor';
import { notificationsPopupSchema } from '@/lib/contracts/account/notifications';
import type { OwnStatementCounts } from '@/lib/contracts/statements/own-statements';
import { favoritesSchema } from '@/lib/contracts/statements/saved-statements';
import { countFavourites } from '@/lib/domain/statement/favourite-count';

/** The counts of an account, each null when the API failed. */
export type OverviewStats = { statements: OwnStatementCounts | null; favourites: number | null; unread: number | null };

const valueOrNull = <T>(result: PromiseSettledResult<T>): T | null => (result.status === 'fulfilled' ? result.value : null);

/** The counts that the overview shows. */
export async function getOverview(): Promise<OverviewStats> {
  const headers = await visitorHeaders();
  const [statements, favourites, popup] = await Promise.allSettled([
    countOwnStatements(headers),
    callApi(favoritesSchema, { url: '/microservice/users/statements/favorites?per_page=1', headers }),
    callApi(notificationsPopupSchema, { url: '/v1/users/notifications-popup', headers }),
  ]);
  const saved = valueOrNull(favourites)?.data;
  return {
    statements: valueOrNull(statements),
    favourites: saved ? countFavourites(saved) : null,
    unread: valueOrNull(popup)?.data.count ?? null,
  };
}

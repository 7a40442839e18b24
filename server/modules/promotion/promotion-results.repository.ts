import { and, asc, eq, gte, isNull, ne, or, sql } from 'drizzle-orm';
import { notificationTypes } from '@/lib/contracts/account/notifications';
import type { DayCounts } from '@/lib/domain/promotion/results';
import type { Span } from '@/lib/domain/promotion/timeline';
import type { Executor } from '../../db/client';
import { notifications } from '../notifications/notifications.table';
import { statementDays } from '../statements/statements.table';
import { placementRuns } from './promotion.table';

export type Run = Span & { id: number };

/** What promotion did for a statement. */
export function createPromotionResultsRepository(executor: Executor) {
  return {
    /** Stretches that a tier ran, oldest first; the one that runs is not among them. */
    runs: async (statementId: number): Promise<Run[]> => {
      const rows = await executor
        .select()
        .from(placementRuns)
        .where(eq(placementRuns.statementId, statementId))
        .orderBy(asc(placementRuns.startsAt));
      return rows.map(({ id, tierId, startsAt, endsAt }) => ({ id, tierId, startsAt, endsAt }));
    },

    /** Views, phone reveals and messages to the owner by day of Tbilisi since one; the owner's own are in none of them. */
    countsSince: async (statementId: number, ownerId: number, day: string): Promise<Map<string, DayCounts>> => {
      const opened = await executor
        .select({ day: statementDays.day, views: statementDays.views, phoneReveals: statementDays.phoneReveals })
        .from(statementDays)
        .where(and(eq(statementDays.statementId, statementId), gte(statementDays.day, day)));
      const ofTbilisi = sql<string>`to_char(${notifications.createdAt} at time zone 'Asia/Tbilisi', 'YYYY-MM-DD')`;
      const written = await executor
        .select({ day: ofTbilisi, messages: sql<number>`count(*)::int` })
        .from(notifications)
        .where(
          and(
            eq(notifications.type, notificationTypes.statementMessage),
            eq(notifications.subjectId, statementId),
            eq(notifications.userId, ownerId),
            or(isNull(notifications.senderId), ne(notifications.senderId, ownerId)),
            sql`${ofTbilisi} >= ${day}`,
          ),
        )
        .groupBy(ofTbilisi);
      const counts = new Map<string, DayCounts>();
      for (const { day: date, views, phoneReveals } of opened) counts.set(date, { views, phoneReveals, messages: 0 });
      for (const { day: date, messages } of written)
        counts.set(date, { ...(counts.get(date) ?? { views: 0, phoneReveals: 0 }), messages });
      return counts;
    },
  };
}

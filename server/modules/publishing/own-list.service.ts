import type { z } from 'zod';
import type { Locale } from '@/lib/contracts/common';
import { toPage } from '@/lib/contracts/paged';
import {
  type OwnState,
  type OwnStatementCounts,
  type OwnStatementPage,
  type ownStatementsQuerySchema,
  ownStates,
  type StatementStatistics,
} from '@/lib/contracts/statements/own-statements';
import { lastTbilisiDays } from '@/lib/domain/time/tbilisi';
import { invalid } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { PublicationsRepository } from '../promotion/publications.repository';
import type { CardsService } from '../statements/statement-cards.service';
import type { StatementsRepository } from '../statements/statements.repository';
import type { OwnListRepository } from './own-list.repository';
import { toOwnStatementCard } from './publishing.mapper';
import type { PublishingRepository } from './publishing.repository';
import type { PublishingService } from './publishing.service';

export type OwnListParts = {
  lists: OwnListRepository;
  statements: StatementsRepository;
  publishing: PublishingRepository;
  publications: Pick<PublicationsRepository, 'paidUntilOf'>;
  cards: CardsService;
  own: PublishingService;
  freeQuotaOf: (typeId: number) => number;
  clock: Clock;
};

export type OwnListService = ReturnType<typeof createOwnListService>;
export type Owner = { userId: number; locale: Locale; address: string };
type ListQuery = z.output<typeof ownStatementsQuerySchema>;

const pageSize = 20;
const pageSizeMax = 100;

/** All of one's own statements, and how they were seen. */
export function createOwnListService(parts: OwnListParts) {
  const { lists, statements, publishing, publications, cards, own, freeQuotaOf, clock } = parts;
  return {
    list: async (owner: Owner, { state, q, page = 1, per_page = pageSize }: ListQuery): Promise<OwnStatementPage> => {
      if (per_page > pageSizeMax) throw invalid({ per_page: ['errors.field_too_big'] });
      const perPage = per_page;
      const { ids, total } = await lists.page({ userId: owner.userId, state, text: q }, perPage, (page - 1) * perPage);
      const now = clock();
      const [shown, rows, favorites, paidUntil] = await Promise.all([
        cards.findByIds(ids, owner),
        statements.findRows(ids),
        lists.countFavorites(ids),
        publications.paidUntilOf(ids, now),
      ]);
      const records = new Map(rows.map(({ statement }) => [statement.id, statement]));
      const data = shown.flatMap((card) => {
        const record = records.get(card.id);
        // Deleted in another window between the two reads.
        if (!record || record.state === 'deleted') return [];
        return [
          toOwnStatementCard(card, record, {
            favoritesCount: favorites.get(card.id) ?? 0,
            paidUntil: paidUntil.get(card.id),
            now,
          }),
        ];
      });
      return toPage(data, page, perPage, total);
    },

    counts: async (userId: number): Promise<OwnStatementCounts> => {
      const [byState, account, listed] = await Promise.all([
        lists.countByState(userId),
        publishing.findAccount(userId),
        publishing.countListed(userId, clock()),
      ]);
      const states = Object.fromEntries(ownStates.map((state) => [state, byState.get(state) ?? 0])) as Record<OwnState, number>;
      return {
        states,
        total: Object.values(states).reduce((sum, count) => sum + count, 0),
        free_quota: freeQuotaOf(account?.typeId ?? 1),
        free_used: listed,
      };
    },

    /** Views and phone reveals of the last days, today included. @throws ApiError 404 for what is not theirs */
    statistics: async (userId: number, id: number, dayCount: number): Promise<StatementStatistics> => {
      await own.find(userId, id);
      const days = lastTbilisiDays(clock(), dayCount);
      const counted = new Map((await lists.days(id, days[0] ?? '')).map((row) => [row.day, row]));
      const rows = days.map((date) => {
        const { views = 0, phoneReveals = 0 } = counted.get(date) ?? {};
        return { date, views, phone_reveals: phoneReveals };
      });
      const sum = (name: 'views' | 'phone_reveals'): number => rows.reduce((total, row) => total + row[name], 0);
      return { days: rows, views: sum('views'), phone_reveals: sum('phone_reveals') };
    },
  };
}

import type { RateBody, RateEntry, StaffRate, StaffRates } from '@/lib/contracts/staff/exchange';
import { currencyIds } from '@/lib/domain/money/currency';
import { dayMs, hourMs } from '@/lib/domain/time/duration';
import type { Repositories, UnitOfWork } from '@/server/composition/repositories';
import { ApiError, invalid, notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { HistoryRow } from './exchange.repository';
import { applyRate, isPlausible, returnToPublished } from './exchange.service';

type Parts = {
  repositories: Pick<Repositories, 'exchange' | 'people'>;
  atomically: UnitOfWork;
  hasSource: boolean;
  clock: Clock;
};
export type ExchangeDeskService = ReturnType<typeof createExchangeDesk>;

/** The source is read once a day; an hour more, so that a run that is a little late warns nobody. */
const staleMs = dayMs + hourMs;
const jumpPercent = 3;
const historyMax = 50;
const yearMs = 365 * dayMs;

const changePercentOf = ([last, before]: HistoryRow[]): number | null =>
  last && before ? Math.round((last.rateGel / before.rateGel - 1) * 10_000) / 100 : null;

/** The exchange rates as the staff sees and sets them. A change, its prices and its line in the audit log are one transaction. */
export function createExchangeDesk({ repositories: { exchange, people }, atomically, hasSource, clock }: Parts) {
  const entryOf = (row: HistoryRow, names: ReadonlyMap<number, string>): RateEntry => ({
    ...{ id: row.id, currency_id: row.currencyId, rate: row.rateGel, reason: row.reason },
    set_by: row.setBy === null ? null : { id: row.setBy, name: names.get(row.setBy) ?? '' },
    ends_at: row.endsAt?.toISOString() ?? null,
    ended_at: row.endedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  });

  return {
    rates: async (): Promise<StaffRates> => {
      const now = clock();
      const [stored, history] = await Promise.all([exchange.rates(), exchange.history(historyMax)]);
      const found = stored.filter(({ id }) => id !== currencyIds.gel);
      const own = await Promise.all(found.map(({ id }) => exchange.findOwn(id, now)));
      const published = await Promise.all(found.map(({ id }) => exchange.findPublished(id)));
      const shown = [...history, ...own.flatMap((row) => row ?? [])];
      const names = await people.namesOf([...new Set(shown.flatMap(({ setBy }) => setBy ?? []))]);
      const rates = found.map(({ id, key, rateGel }, index): StaffRate => {
        const read = published[index] ?? [];
        const [last] = read;
        const ownRow = own[index];
        const change = changePercentOf(read);
        const isStale = hasSource && (last === undefined || now.getTime() - last.createdAt.getTime() > staleMs);
        const isJump = change !== null && Math.abs(change) > jumpPercent;
        return {
          ...{ currency_id: id, key, rate: rateGel, change_percent: change },
          published: last ? entryOf(last, names) : null,
          own: ownRow ? entryOf(ownRow, names) : null,
          warnings: [...(isStale ? (['stale'] as const) : []), ...(isJump ? (['jump'] as const) : [])],
        };
      });
      return { has_source: hasSource, rates, history: history.map((row) => entryOf(row, names)) };
    },

    /** @throws ApiError 404; 422 for a rate that is too far, or an end that has passed or is more than a year away */
    set: (staffId: number, { currency_id: id, rate, reason, ends_at }: RateBody): Promise<void> =>
      atomically(async (inside) => {
        const now = clock();
        const endsAt = new Date(ends_at);
        if (endsAt <= now) throw invalid({ ends_at: ['errors.price_past'] });
        if (endsAt.getTime() > now.getTime() + yearMs) throw invalid({ ends_at: ['errors.field_too_big'] });
        const before = (await inside.exchange.lockRates()).find((row) => row.id === id);
        if (!before) throw notFound();
        if (!isPlausible(before.rateGel, rate)) throw invalid({ rate: ['errors.rate_far'] });
        // What the staff's own one ends with, where nothing was ever read from a source.
        if ((await inside.exchange.findPublished(id)).length === 0)
          await inside.exchange.addHistory({ currencyId: id, rateGel: before.rateGel, createdAt: before.rateDate });
        await inside.exchange.endOwn(id, now);
        const row = await inside.exchange.addHistory({
          ...{ currencyId: id, rateGel: rate, setBy: staffId, reason, endsAt, createdAt: now },
        });
        await applyRate(inside.exchange, { id, rateGel: rate, rateDate: before.rateDate });
        const details = { currency: before.key, rate, before: before.rateGel, reason, ends_at };
        const entry = { staffUserId: staffId, subjectId: row.id, details, createdAt: now };
        await inside.staff.addAudit({ ...entry, action: 'exchange_rates_set' });
      }),

    /** Ends the staff's own rate; the last published one applies again. @throws ApiError 404, 409 for one that is over */
    end: (staffId: number, historyId: number): Promise<void> =>
      atomically(async (inside) => {
        const now = clock();
        await inside.exchange.lockRates();
        const row = await inside.exchange.find(historyId);
        if (!row || row.setBy === null) throw notFound();
        if (row.endedAt !== null) throw new ApiError(409, 'errors.decided_already');
        await inside.exchange.endOwn(row.currencyId, now);
        await returnToPublished(inside.exchange, row.currencyId);
        const entry = { staffUserId: staffId, subjectId: historyId, details: { rate: row.rateGel }, createdAt: now };
        await inside.staff.addAudit({ ...entry, action: 'exchange_rates_end' });
      }),
  };
}

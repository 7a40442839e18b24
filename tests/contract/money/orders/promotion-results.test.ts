import { beforeEach, describe, expect, it } from 'vitest';
import { type PromotionResults, promotionResultsSchema } from '@/lib/contracts/money/promotion';
import { changePromotions } from '@/server/jobs/change-promotions';
import { notifications } from '@/server/modules/notifications/notifications.table';
import { statementDays } from '@/server/modules/statements/statements.table';
import { fillWallet } from '@/tests/factories/money/money';
import { promotionOf } from '@/tests/factories/money/promotion';
import { insertStatement } from '@/tests/factories/statement';
import { insertVisitor } from '@/tests/factories/visitor';
import { useApi } from '@/tests/setup/api';
import { seededAt } from '@/tests/setup/database';

const api = useApi();
const dayOn = (days: number): Date => new Date(seededAt.getTime() + days * 86_400_000);
const dateOn = (days: number): string => dayOn(days).toISOString().slice(0, 10);
const vipPlus = 3;

async function seller(createdAt = dayOn(-60)) {
  const visitor = await insertVisitor(api.db);
  const { id } = await insertStatement(api.db, { userId: visitor.user.id, createdAt });
  await fillWallet(api.db, visitor.user.id, 100_000);
  const calls = promotionOf(api, visitor);
  const results = async (query = ''): Promise<PromotionResults> =>
    promotionResultsSchema.parse((await calls.get(`/api/microservice/statements/${id}/promotion-results${query}`)).body).data;
  return { userId: visitor.user.id, id, results, ...calls };
}
/** What was seen on days, by how many days they are from the first one. */
const see = (statementId: number, days: Record<number, { views?: number; phoneReveals?: number }>) =>
  api.db
    .insert(statementDays)
    .values(Object.entries(days).map(([day, counts]) => ({ statementId, day: dateOn(Number(day)), ...counts })));
const settle = (now: Date) => changePromotions({ database: api.database, clock: () => now }, () => 3);

beforeEach(() => api.setNow(seededAt));

describe('the results of a promotion', () => {
  it('200 is empty for a statement that was never promoted', async () => {
    const { results } = await seller();
    expect(await results()).toEqual({ periods: [], result: null });
  });

  it('200 compares the days of the promotion with the 14 before it', async () => {
    const { buy, id, results, userId } = await seller();
    await buy('vip', { statements: [id], vip_type_id: vipPlus, days: 7 });
    await see(id, {
      [-1]: { views: 40, phoneReveals: 20 },
      [-14]: { views: 100 },
      [-15]: { views: 9999 },
      0: { views: 112, phoneReveals: 5 },
      3: { views: 224, phoneReveals: 20 },
    });
    const { user: writer } = await insertVisitor(api.db);
    const message = { userId, type: 7, template: 'statement_message' as const, parameters: {}, subjectId: id };
    await api.db.insert(notifications).values([
      { ...message, senderId: writer.id, createdAt: dayOn(2) },
      { ...message, senderId: null, createdAt: new Date('2026-11-23T20:30:00Z') },
      { ...message, senderId: userId, createdAt: dayOn(2) },
      { ...message, userId: writer.id, senderId: userId, createdAt: dayOn(2) },
    ]);
    api.setNow(dayOn(10));
    await settle(dayOn(10));
    const { periods, result } = await results();
    // Bought at one in the afternoon of Tbilisi: it touches eight days.
    expect(periods).toMatchObject([{ vip_type_id: vipPlus, from: '2026-11-20', to: '2026-11-27', is_running: false }]);
    expect(result).toMatchObject({
      before: { from: '2026-11-06', to: '2026-11-19', days: 14 },
      during_days: 8,
      views: { before_total: 140, during_total: 336, before: 10, during: 42, times: 4.2 },
      phone_reveals: { before_total: 20, during_total: 25, before: 1.4, during: 3.1, times: 2.2 },
      messages: { before_total: 0, during_total: 2, before: 0, during: 0.3, times: null },
      spent: 28,
      spent_per_phone_reveal: 1.12,
    });
    expect(result?.days).toHaveLength(22);
    expect(result?.days.find(({ date }) => date === '2026-11-24')).toMatchObject({
      kind: 'during',
      messages: 1,
      is_today: false,
    });
  });

  it('200 marks today while it runs, and counts it in no average', async () => {
    const { buy, id, results } = await seller();
    await buy('vip', { statements: [id], vip_type_id: vipPlus, days: 7 });
    await see(id, { [-2]: { views: 140 }, 0: { views: 30 }, 1: { views: 50 }, 2: { views: 1 } });
    api.setNow(dayOn(2));
    const { periods, result } = await results();
    expect(periods).toMatchObject([{ is_running: true, to: '2026-11-27' }]);
    expect(result?.days.at(-1)).toMatchObject({ date: '2026-11-22', is_today: true, views: 1 });
    expect(result).toMatchObject({ during_days: 2, views: { before: 10, during: 40, during_total: 81, times: 4 }, spent: 8 });
  });

  it('200 compares what exists when the statement is younger than 14 days', async () => {
    const { buy, id, results } = await seller(dayOn(-3));
    await buy('vip', { statements: [id], vip_type_id: vipPlus, days: 2 });
    await see(id, { [-3]: { views: 3 }, [-1]: { views: 6 } });
    api.setNow(dayOn(1));
    expect((await results()).result).toMatchObject({
      before: { from: '2026-11-17', to: '2026-11-19', days: 3 },
      views: { before: 3, before_total: 9 },
    });
  });

  it('200 keeps the days of another promotion out of the comparison', async () => {
    const { buy, id, results } = await seller();
    await buy('vip', { statements: [id], vip_type_id: vipPlus, days: 1 });
    await see(id, { [-1]: { views: 130 }, 0: { views: 1000 }, 1: { views: 1000 } });
    api.setNow(dayOn(5));
    await buy('vip', { statements: [id], vip_type_id: vipPlus, days: 1 });
    const { periods, result } = await results();
    expect(periods).toHaveLength(2);
    expect(result).toMatchObject({ views: { before_total: 130 }, before: { days: 12 } });
    expect(result?.days.filter(({ kind }) => kind === 'other').map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21']);
    const [, first] = periods;
    expect((await results(`?period=${first?.id}`)).result?.period).toEqual(first);
  });

  it('404 for another’s statement and for a period that is not there', async () => {
    const { id } = await seller();
    const otherUser = await seller();
    expect((await otherUser.get(`/api/microservice/statements/${id}/promotion-results`)).status).toBe(404);
    expect((await otherUser.get(`/api/microservice/statements/${otherUser.id}/promotion-results?period=77`)).status).toBe(404);
    expect((await otherUser.get(`/api/microservice/statements/${otherUser.id}/promotion-results?period=x`)).status).toBe(422);
  });
});

import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { refitEstimates } from '@/server/jobs/jobs';
import { estimateModels, statementEstimates } from '@/server/modules/estimate/estimate.table';
import { statements } from '@/server/modules/statements/statements.table';
import { insertFlats } from '../../factories/estimate';
import { useApi } from '../../setup/api';
import { seededAt } from '../../setup/database';

const api = useApi();
const hourMs = 3_600_000;
const none = { sales: 0, estimated: 0, thin: 0 };
const refitAfter = (hours: number) =>
  refitEstimates({ database: api.database, clock: () => new Date(seededAt.getTime() + hours * hourMs) });
const models = () =>
  api.db
    .select({ id: estimateModels.id, fittedAt: estimateModels.fittedAt })
    .from(estimateModels)
    .orderBy(asc(estimateModels.id));

describe('refit of the price model', () => {
  it('stores nothing, without an error, where too little is listed', async () => {
    await api.db.update(statements).set({ state: 'hidden' });
    expect(await refitAfter(0)).toEqual(none);
    expect(await models()).toEqual([]);
  });

  it('stores a model of what is listed, and the estimates of it all', async () => {
    await insertFlats(api.db, 240);
    const report = await refitAfter(0);
    expect(report).toMatchObject({ thin: 0 });
    expect(report.sales).toBeGreaterThanOrEqual(220);
    expect(report.estimated).toBe(240);
    const [model] = await models();
    expect(model?.fittedAt).toEqual(seededAt);
    expect(await api.db.$count(statementEstimates, eq(statementEstimates.modelId, model?.id ?? 0))).toBe(240);
  });

  it('keeps a model of last night', async () => {
    const before = await models();
    expect(await refitAfter(19)).toEqual(none);
    expect(await models()).toEqual(before);
  });

  it('makes the estimates that a run left out when it was interrupted', async () => {
    await api.db.delete(statementEstimates);
    expect(await refitAfter(19)).toMatchObject({ sales: 0, estimated: 240 });
  });

  it('fits a new one after a day, and keeps the one before it', async () => {
    await refitAfter(24);
    await refitAfter(48);
    const stored = await models();
    expect(stored.map(({ fittedAt }) => fittedAt.getTime() - seededAt.getTime())).toEqual([24 * hourMs, 48 * hourMs]);
    const named = await api.db.selectDistinct({ modelId: statementEstimates.modelId }).from(statementEstimates);
    expect(named).toEqual([{ modelId: stored.at(-1)?.id }]);
  });

  it('replaces one that this version cannot read', async () => {
    await api.db.update(estimateModels).set({ artefact: new Uint8Array([1, 2, 3]) });
    const report = await refitAfter(49);
    expect(report.sales).toBeGreaterThanOrEqual(220);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { questionnaireResponseSchema } from '@/lib/contracts/questionnaires';
import { rateLimits } from '@/server/http/limits/rate-limits.table';
import { questionnaires } from '@/server/modules/forms/forms.table';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const path = '/api/v1/questionnaires';
const ours = { 'sec-fetch-site': 'same-origin' };
const missing = '00000000-0000-4000-8000-000000000000';
const steps = [
  { step: 1, real_estate_type: 1, city_id: 1, district_id: null, urban_id: null, address: 'ჭავჭავაძის 10' },
  { step: 2, area: 72.5, floor: 5, condition: 'good' },
  { step: 3, purpose: 'bank', wished_date: null },
  { step: 4, name: 'თამარ', phone: '599 70 01 00' },
];

beforeEach(async () => {
  await api.db.delete(questionnaires);
  await api.db.delete(rateLimits);
});
type Headers = Record<string, string>;
const read = (body: unknown) => questionnaireResponseSchema.parse(body).data.questionnaire;
const save = (uuid: string, body: object, headers: Headers) => api.call(`${path}/${uuid}`, { method: 'PUT', body, headers });
const send = (uuid: string, headers: Headers) => api.call(`${path}/${uuid}/send`, { method: 'POST', headers });

/** A guest's browser, with the cookie that the start gave it. */
async function startAsGuest() {
  const response = await api.call(path, { method: 'POST', headers: ours });
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  return { ...read(response.body), cookieLine: response.headers.get('set-cookie'), headers: { ...ours, cookie } };
}

describe('a questionnaire', () => {
  it('stores each step of a guest, which only their browser may read: 200, others 404', async () => {
    const { uuid, step, cookieLine, headers } = await startAsGuest();
    expect(step).toBe(1);
    expect(cookieLine).toMatch(/^aivani_questionnaire=[\w-]{43};.*HttpOnly/);
    for (const body of steps) expect((await save(uuid, body, headers)).status).toBe(200);
    const kept = read((await api.call(`${path}/${uuid}`, { headers })).body);
    expect(kept).toMatchObject({
      step: 5,
      sent_at: null,
      values: { city_id: 1, area: 72.5, purpose: 'bank', phone: '599700100' },
    });
    const otherUser = await insertVisitor(api.db);
    const other = await startAsGuest();
    for (const asked of [ours, otherUser.headers, other.headers]) {
      expect((await api.call(`${path}/${uuid}`, { headers: asked })).status).toBe(404);
      expect((await save(uuid, steps[0] ?? {}, asked)).status).toBe(404);
      expect((await send(uuid, asked)).status).toBe(404);
    }
    expect((await api.call(`${path}/${missing}`, { headers })).status).toBe(404);
  });

  it('continues where its owner left off, until it is sent', async () => {
    const { headers } = await insertVisitor(api.db);
    const start = async () => read((await api.call(path, { method: 'POST', headers })).body).uuid;
    const uuid = await start();
    expect(await start()).toBe(uuid);
    for (const body of steps) await save(uuid, body, headers);
    await send(uuid, headers);
    expect(await start()).not.toBe(uuid);
  });

  it('refuses the values of a step at their fields, and a step before which one is missing: 422', async () => {
    const { uuid, headers } = await startAsGuest();
    const wrong = { step: 1, real_estate_type: 99, city_id: null, district_id: null, urban_id: null, address: '' };
    expect(await save(uuid, wrong, headers)).toMatchObject({
      status: 422,
      body: {
        errors: {
          city_id: ['errors.field_required'],
          address: expect.anything(),
        },
      },
    });
    const unknown = { ...steps[0], real_estate_type: 99 };
    expect(await save(uuid, unknown, headers)).toMatchObject({
      status: 422,
      body: { errors: { real_estate_type: ['errors.field_unknown_id'] } },
    });
    expect(await save(uuid, steps[2] ?? {}, headers)).toMatchObject({
      status: 422,
      body: { errors: { step: expect.anything() } },
    });
    for (const body of steps.slice(0, 2)) await save(uuid, body, headers);
    const past = { step: 3, purpose: 'self', wished_date: '2020-01-01' };
    expect(await save(uuid, past, headers)).toMatchObject({
      status: 422,
      body: { errors: { wished_date: ['errors.questionnaire_past'] } },
    });
  });

  it('is sent once, when every step has answers: 422, 200, 409', async () => {
    const { uuid, headers } = await startAsGuest();
    expect((await send(uuid, headers)).status).toBe(422);
    for (const body of steps) await save(uuid, body, headers);
    expect(read((await send(uuid, headers)).body).sent_at).not.toBeNull();
    expect((await send(uuid, headers)).status).toBe(409);
    expect((await save(uuid, steps[0] ?? {}, headers)).status).toBe(409);
  });

  it('can be started ten times in an hour from one address: 429', async () => {
    const statuses: number[] = [];
    for (let number = 0; number < 11; number++) statuses.push((await api.call(path, { method: 'POST', headers: ours })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { auditLogSchema } from '@/lib/contracts/admin';
import { adminBannerEnvelope, adminBannersSchema } from '@/lib/contracts/site/banners';
import { bannersSchema } from '@/lib/contracts/site/site';
import { confirmedHeaders, insertStaff } from '../../factories/staff';
import type { Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { seededAt } from '../../setup/database';

const api = useApi();
let editor: Visitor;
beforeAll(async () => {
  editor = await insertStaff(api.db, 'moderator');
});

const base = '/api/v1/admin/banners';
const atHour = (hours: number): string => new Date(seededAt.getTime() + hours * 3_600_000).toISOString();
const banner = {
  ...{ title: 'ზაფხული', place: 'AdoInArticle', type: 'html', content: '<b>x</b>', url: null },
  ...{ is_active: true, starts_at: null, ends_at: null },
};
const write = async (method: string, path: string, body?: object) => {
  const headers = method === 'DELETE' ? await confirmedHeaders(api, editor) : editor.headers;
  return api.call(path, { method, headers, ...(body ? { body } : {}) });
};
const add = async (changes: object = {}) =>
  adminBannerEnvelope.parse((await write('POST', base, { ...banner, ...changes })).body).data;
const shownIds = async () => bannersSchema.parse((await api.call('/api/static/banners.json')).body).data.map(({ id }) => id);
const listed = async (id: number) =>
  adminBannersSchema.parse((await api.call(base, { headers: editor.headers })).body).data.data.find((item) => item.id === id);
const count = (id: number, body: object) => api.call(`/api/v1/banners/${id}/events`, { method: 'POST', body });

describe('banners', () => {
  it('are shown from their beginning to their end, while they are on', async () => {
    const shown = await add({ starts_at: atHour(-1), ends_at: atHour(1) });
    const hidden = [
      await add({ starts_at: atHour(1) }),
      await add({ ends_at: seededAt.toISOString() }),
      await add({ is_active: false }),
    ];
    const ids = await shownIds();
    expect(ids).toContain(shown.id);
    expect(hidden.filter(({ id }) => ids.includes(id))).toEqual([]);
    await write('PUT', `${base}/${shown.id}`, { ...banner, is_active: false });
    expect(await shownIds()).not.toContain(shown.id);
  });

  it('count what was seen and pressed, and 120 of an address in an hour', async () => {
    const { id } = await add();
    for (let turn = 0; turn < 121; turn += 1) await count(id, { kind: 'view' });
    expect((await count(id, { kind: 'click' })).status).toBe(200);
    expect(await listed(id)).toMatchObject({ views: 120, clicks: 1 });
    expect((await count(999_999, { kind: 'view' })).status).toBe(404);
    expect((await count(id, { kind: 'hover' })).status).toBe(422);
  });

  it('say which field is wrong', async () => {
    const { status, body } = await write('POST', base, {
      ...{ ...banner, title: ' ', url: 'javascript:alert(1)', starts_at: atHour(2), ends_at: atHour(1) },
    });
    expect(status).toBe(422);
    expect((body as { errors: object }).errors).toMatchObject({
      title: ['errors.field_required'],
      url: ['errors.https_address'],
    });
    const late = await write('POST', base, { ...banner, starts_at: atHour(2), ends_at: atHour(1) });
    expect((late.body as { errors: object }).errors).toEqual({ ends_at: ['errors.end_before_start'] });
  });

  it('are deleted with their counts, and every change is in the log', async () => {
    const { id } = await add();
    await count(id, { kind: 'view' });
    await write('PUT', `${base}/${id}`, { ...banner, title: 'შემოდგომა' });
    expect((await write('DELETE', `${base}/${id}`)).status).toBe(200);
    expect((await write('DELETE', `${base}/${id}`)).status).toBe(404);
    const log = auditLogSchema.parse((await api.call('/api/v1/admin/audit', { headers: editor.headers })).body).data.data;
    expect(log.filter(({ subject_id }) => subject_id === id).map(({ action }) => action)).toEqual([
      'banners_delete',
      'banners_edit',
      'banners_add',
    ]);
  });
});

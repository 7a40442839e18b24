import { beforeAll, describe, expect, it } from 'vitest';
import { auditLogSchema } from '@/lib/contracts/admin';
import {
  adminArticleEnvelope,
  adminArticlesSchema,
  adminContentPageEnvelope,
  articleSchema,
  previewSchema,
} from '@/lib/contracts/site/content';
import { confirmedHeaders, insertStaff } from '../../factories/staff';
import type { Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
let editor: Visitor;
beforeAll(async () => {
  editor = await insertStaff(api.db, 'moderator');
});

const isConfirmed = (method: string, path: string): boolean =>
  method === 'DELETE' || (method === 'PUT' && path.startsWith('pages/'));
const call = async (method: string, path: string, body?: unknown, by = editor) => {
  const headers = isConfirmed(method, path) ? await confirmedHeaders(api, by) : by.headers;
  return api.call(`/api/v1/admin/${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
};
const draft = (slug: string, overrides: Record<string, unknown> = {}) => ({
  slug,
  category: 'law',
  titles: { ka: 'სათაური', en: '' },
  summaries: {},
  bodies: { ka: '## ერთი\n\nტექსტი' },
  picture: 'living-03',
  service_key: null,
  sources: [],
  state: 'draft',
  published_at: '2026-11-19T05:00:00.000Z',
  ...overrides,
});
const add = async (slug: string, overrides = {}) =>
  adminArticleEnvelope.parse((await call('POST', 'articles', draft(slug, overrides))).body).data;
const edit = ({ id, updated_at }: { id: number; updated_at: string }, body: object) =>
  call('PUT', `articles/${id}`, { ...body, edited_at: updated_at });
const lastAction = async () => auditLogSchema.parse((await call('GET', 'audit')).body).data.data[0];
const isPublic = async (slug: string) => (await api.call(`/api/v1/articles/${slug}`)).status === 200;

it('names the author of an article; one without is by the site’s editors', async () => {
  const authorOf = async (slug: string) => articleSchema.parse((await api.call(`/api/v1/articles/${slug}`)).body).data.author;
  await add('signed', { state: 'published', author: ' ნინო ქავთარაძე ' });
  await add('unsigned', { state: 'published' });
  expect([await authorOf('signed'), await authorOf('unsigned')]).toEqual(['ნინო ქავთარაძე', null]);
});

describe('an article', () => {
  it('is a draft until it is published, and can be withdrawn; every step is in the log', async () => {
    const article = await add('our-law');
    expect(article).toMatchObject({ titles: { ka: 'სათაური' }, state: 'draft' });
    expect(await isPublic('our-law')).toBe(false);
    expect(await lastAction()).toMatchObject({ action: 'articles_add', subject_id: article.id });
    api.setNow(new Date('2026-11-20T09:05:00Z'));
    const published = await edit(article, draft('our-law', { state: 'published' }));
    expect(published.status).toBe(200);
    expect([await isPublic('our-law'), (await lastAction())?.action]).toEqual([true, 'articles_publish']);
    api.setNow(new Date('2026-11-20T09:10:00Z'));
    await edit(adminArticleEnvelope.parse(published.body).data, draft('our-law'));
    expect([await isPublic('our-law'), (await lastAction())?.action]).toEqual([false, 'articles_unpublish']);
  });

  it('refuses a change over somebody else’s: 409', async () => {
    const article = await add('two-editors');
    api.setNow(new Date('2026-11-20T09:15:00Z'));
    expect((await edit(article, draft('two-editors', { titles: { ka: 'პირველი' } }))).status).toBe(200);
    expect(await edit(article, draft('two-editors', { titles: { ka: 'მეორე' } }))).toMatchObject({
      status: 409,
      body: { message: 'errors.content_changed' },
    });
    const kept = adminArticleEnvelope.parse((await call('GET', `articles/${article.id}`)).body).data;
    expect(kept.titles.ka).toBe('პირველი');
  });

  it.each([
    [{ slug: 'taken' }, { slug: ['errors.slug_taken'] }],
    [{ slug: '2026' }, { slug: ['errors.field_invalid'] }],
    [{ state: 'published', bodies: { ru: 'текст' } }, { titles: ['errors.content_empty'] }],
    [{ service_key: 'cars' }, { service_key: ['errors.field_unknown_id'] }],
  ])('names the field of %o: 422', async (wrong, errors) => {
    await call('POST', 'articles', draft('taken'));
    expect(await call('POST', 'articles', draft('another', wrong))).toMatchObject({ status: 422, body: { errors } });
  });
  it('accepts only a web address as source: 422', async () => {
    const sources = [{ title: 'x', url: 'javascript:alert(1)' }];
    expect((await call('POST', 'articles', draft('bad-source', { sources }))).status).toBe(422);
  });

  it('is deleted only as a draft', async () => {
    const article = await add('to-delete', { state: 'published' });
    expect(await call('DELETE', `articles/${article.id}`)).toMatchObject({ status: 409 });
    api.setNow(new Date('2026-11-20T09:20:00Z'));
    await edit(article, draft('to-delete'));
    expect((await call('DELETE', `articles/${article.id}`)).status).toBe(200);
    expect((await call('DELETE', `articles/${article.id}`)).status).toBe(404);
  });

  it('is found by state and words', async () => {
    await add('needle', { titles: { ru: 'Иголка' }, bodies: { ru: 'текст' } });
    const query = `articles?state=draft&q=${encodeURIComponent('иголка')}`;
    const { data } = adminArticlesSchema.parse((await call('GET', query)).body);
    expect(data.data.map(({ slug }) => slug)).toEqual(['needle']);
  });
});

describe('a page of the site', () => {
  const read = async () => adminContentPageEnvelope.parse((await call('GET', 'pages/about')).body).data;
  it('is changed in all languages, guarded against lost updates', async () => {
    const { updated_at: edited_at } = await read();
    const body = { titles: { ka: 'ჩვენ', en: 'We', ru: 'Мы' }, bodies: { ka: 'ა', en: 'a', ru: 'а' }, edited_at };
    expect((await call('PUT', 'pages/about', body)).status).toBe(200);
    expect(await lastAction()).toMatchObject({ action: 'pages_edit', details: { page: 'about' } });
    expect((await call('PUT', 'pages/about', body)).status).toBe(409);
    expect((await api.call('/api/v1/pages/about?language=en')).body).toMatchObject({ data: { content: { html: '<p>a</p>\n' } } });
  });
  it('lacks no language: 422', async () => {
    const { updated_at: edited_at, titles } = await read();
    const body = { titles, bodies: { ka: 'ა', en: ' ', ru: 'а' }, edited_at };
    expect(await call('PUT', 'pages/about', body)).toMatchObject({
      status: 422,
      body: { errors: { bodies: ['errors.field_required'] } },
    });
  });
});

describe('the preview', () => {
  it('shows what the site would, sanitised', async () => {
    const markdown = '## One\n\n[x](javascript:alert(1)) <img src=x onerror=alert(1)>';
    const { data } = previewSchema.parse((await call('POST', 'content/preview', { markdown, language: 'en' })).body);
    expect(data.html).toBe('<h2 id="one">One</h2>\n<p>x &lt;img src=x onerror=alert(1)&gt;</p>\n');
  });
  it('exists only for editors: 404', async () => {
    const support = await insertStaff(api.db, 'support');
    expect((await call('POST', 'content/preview', { markdown: '', language: 'en' }, support)).status).toBe(404);
    expect((await call('GET', 'articles', undefined, support)).status).toBe(404);
  });
});

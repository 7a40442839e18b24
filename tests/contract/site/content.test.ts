import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminArticlesSchema, articleSchema, articlesSchema, contentPageSchema } from '@/lib/contracts/site/content';
import { articles, articleVotes } from '@/server/modules/content/content.table';
import { insertStaff } from '../../factories/staff';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const base = {
  category: 'buying',
  summary: { ka: 'მოკლედ' },
  picture: 'living-03',
  state: 'published' as const,
  updatedAt: new Date('2026-11-02T05:00:00Z'),
};
const day = (number: number) => new Date(Date.UTC(2026, 9, number, 5));
const words = 'სიტყვა '.repeat(360);
const insert = (slug: string, row: Partial<typeof articles.$inferInsert>) =>
  api.db
    .insert(articles)
    .values({ ...base, slug, title: { ka: slug }, body: { ka: words }, publishedAt: day(1), ...row })
    .returning();

beforeAll(async () => {
  await api.db.execute(sql`truncate articles cascade`);
  for (let number = 1; number <= 9; number += 1) await insert(`a-${number}`, { publishedAt: day(number) });
  await insert('extract', {
    publishedAt: day(20),
    category: 'law',
    related: ['a-3'],
    title: { ka: 'ამონაწერი', ru: 'Выписка' },
    body: { ka: '## საბუთები\n\n100%_ ზუსტი [ბმული](/s)\n\n<script>alert(1)</script>', ru: '## Документы\n\nтекст' },
    sources: [{ title: 'NAPR', url: 'https://napr.gov.ge' }],
    serviceKey: 'check-real-estate',
  });
  await insert('draft', { state: 'draft', publishedAt: day(21) });
  await insert('tomorrow', { publishedAt: new Date('2027-01-01T00:00:00Z') });
});

const list = async (query = '') => {
  const { status, body } = await api.call(`/api/v1/articles${query}`);
  expect(status).toBe(200);
  return articlesSchema.parse(body).data;
};
const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug);

describe('GET articles, 200', () => {
  it('leads the first page with the newest published article and pages through the rest', async () => {
    const first = await list();
    expect(first.lead).toMatchObject({ slug: 'extract', titles: { ka: 'ამონაწერი', ru: 'Выписка' } });
    expect(slugs(first.data)).toEqual(['a-9', 'a-8', 'a-7', 'a-6', 'a-5', 'a-4']);
    expect(first).toMatchObject({ total: 10, current_page: 1, last_page: 2, per_page: 6 });
    expect(first.data[0]?.reading_minutes).toEqual({ ka: 2 });
    const second = await list('?page=2');
    expect([second.lead, slugs(second.data)]).toEqual([null, ['a-3', 'a-2', 'a-1']]);
    expect((await list('?page=3')).data).toEqual([]);
  });

  it('counts categories of published articles, and lists one without a lead', async () => {
    expect((await list()).categories).toEqual([
      { key: 'buying', count: 9 },
      { key: 'law', count: 1 },
    ]);
    const law = await list('?category=law');
    expect([law.lead, slugs(law.data), law.total]).toEqual([null, ['extract'], 1]);
  });

  it('finds every word in any language, and treats wildcards literally', async () => {
    expect(slugs((await list(`?q=${encodeURIComponent('выписка текст')}`)).data)).toEqual(['extract']);
    expect((await list(`?q=${encodeURIComponent('выписка нет')}`)).total).toBe(0);
    expect(slugs((await list(`?q=${encodeURIComponent('100%_')}`)).data)).toEqual(['extract']);
    expect((await list(`?q=${encodeURIComponent('%')}&category=buying`)).total).toBe(0);
  });
});

describe('GET articles/{key}, 200', () => {
  const read = async (key: string | number, language = 'ka') =>
    articleSchema.parse((await api.call(`/api/v1/articles/${key}?language=${language}`)).body).data;

  it('finds an article by slug and by id, sanitised, with its sources, its service and what to read next', async () => {
    const article = await read('extract');
    expect(article.content.html).toContain('<h2 id="sabutebi">საბუთები</h2>');
    expect(article.content.html).not.toContain('<script');
    expect(article.content.headings).toEqual([{ id: 'sabutebi', text: 'საბუთები' }]);
    expect(article).toMatchObject({ service_key: 'check-real-estate', sources: [{ title: 'NAPR', url: 'https://napr.gov.ge' }] });
    expect(slugs(article.next)).toEqual(['a-3', 'a-9', 'a-8']);
    expect(await read(article.id)).toEqual(article);
  });

  it('gives the language of a text that lacks the one that was requested', async () => {
    expect((await read('extract', 'ru')).content).toMatchObject({ language: 'ru', headings: [{ text: 'Документы' }] });
    expect((await read('extract', 'en')).content.language).toBe('ka');
  });
});

describe('GET articles, refusals', () => {
  it.each(['draft', 'tomorrow', 'nothing', '999999'])('has no article %s: 404', async (key) => {
    expect((await api.call(`/api/v1/articles/${key}`)).status).toBe(404);
  });
  it.each(['?category=cars', '?page=0', '?per_page=101', '/extract?language=de', '/Extract!'])(
    'refuses %s: 422',
    async (path) => {
      expect((await api.call(`/api/v1/articles${path}`)).status).toBe(422);
    },
  );
});

describe('GET pages/{key}', () => {
  it('returns the pages of every installation in the requested language', async () => {
    const response = await api.call('/api/v1/pages/terms?language=en');
    const page = contentPageSchema.parse(response.body).data;
    expect(page.content.language).toBe('en');
    expect(page.content.html).toMatch(/^<p>[A-Z]/);
    expect(Object.values(page.titles).every(Boolean)).toBe(true);
  });
  it('has no other pages: 422', async () => {
    expect((await api.call('/api/v1/pages/secret')).status).toBe(422);
  });
});

describe('a published article', () => {
  it('keeps its public shape when a language is added without a title', async () => {
    await api.db
      .update(articles)
      .set({ body: { ka: words, en: 'text' } })
      .where(eq(articles.slug, 'a-1'));
    const article = articleSchema.parse((await api.call('/api/v1/articles/a-1?language=en')).body).data;
    expect([article.content.language, article.reading_minutes]).toEqual(['ka', { ka: 2 }]);
  });
});

describe('POST articles/{key}/votes', () => {
  const vote = (key: string, is_useful: unknown, address: string, headers: Record<string, string> = {}) =>
    api.call(`/api/v1/articles/${key}/votes`, {
      method: 'POST',
      headers: { 'x-client-address': address, ...headers },
      body: { is_useful },
    });
  const votes = async (slug: string) =>
    api.db
      .select({ isUseful: articleVotes.isUseful })
      .from(articleVotes)
      .innerJoin(articles, eq(articles.id, articleVotes.articleId))
      .where(eq(articles.slug, slug));

  it('counts a visitor once: an address, or a person wherever they are; the later answer counts', async () => {
    const person = await insertVisitor(api.db);
    expect((await vote('a-1', true, '198.51.100.1')).status).toBe(200);
    expect((await vote('a-1', false, '198.51.100.1')).status).toBe(200);
    expect((await vote('a-1', true, '198.51.100.2', person.headers)).status).toBe(200);
    expect((await vote('a-1', true, '198.51.100.3', person.headers)).status).toBe(200);
    expect((await votes('a-1')).map(({ isUseful }) => isUseful).sort()).toEqual([false, true]);
  });

  it('stores neither addresses nor ids, and nothing that links the answers of a visitor', async () => {
    await vote('a-2', true, '198.51.100.9');
    await vote('a-3', true, '198.51.100.9');
    const voters = (await api.db.select().from(articleVotes)).map(({ voter }) => voter);
    expect(new Set(voters).size).toBe(voters.length);
    expect(voters.join()).not.toContain('198.51');
  });

  it('shows the staff how many answered', async () => {
    const { headers } = await insertStaff(api.db, 'moderator');
    const { body } = await api.call('/api/v1/admin/articles?q=a-1', { headers });
    expect(adminArticlesSchema.parse(body).data.data.find(({ slug }) => slug === 'a-1')?.votes).toEqual({ useful: 1, total: 2 });
  });

  it.each(['draft', 'tomorrow', 'none'])('finds no %s: 404', async (key) =>
    expect((await vote(key, true, '198.51.100.4')).status).toBe(404),
  );
  it('refuses what is not an answer: 422', async () => expect((await vote('a-1', 'yes', '198.51.100.4')).status).toBe(422));
  it('accepts thirty in an hour from an address: 429', async () => {
    for (let count = 0; count < 30; count += 1) await vote('a-4', true, '198.51.100.5');
    expect((await vote('a-4', true, '198.51.100.5')).status).toBe(429);
  });
});

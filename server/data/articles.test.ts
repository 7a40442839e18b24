import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '@/lib/contracts/common';
import { daySeconds } from '@/lib/domain/time/duration';
import { parseSearchSlug } from '@/lib/format/slugs/search-slug';
import { sessionMaxAgeSeconds } from '@/lib/session';
import scenes from '@/packages/demo-market/scenes.json';
import { parseText, readArticles } from './articles';
import { places } from './gazetteer';

const root = fileURLToPath(new URL('.', import.meta.url));
const slugs = readdirSync(`${root}articles`);
const pages = ['about', 'contact', 'terms', 'privacy', 'environmental-policy'];
/** Pages that a text may link to, without their locale. Lists of the search are checked by their slug. */
const linkedPages = [
  ...['/shefaseba', '/azomva/MeasurmentView', '/photo-tour', '/3d-turi', '/VIP', '/facebook', '/check-real-estate'],
  ...['/booking-service', '/brokerebi', '/developerebi', '/gamartivebuli-dzieba', '/gvitxari-ras-edzeb'],
  ...['/account/statements/create', '/blog', '/chvens-shesaxeb', '/contact', '/terms', '/privacy', '/environmental-policy'],
];
const summaryLengthMax = 160;
const day = /^2026-(0[3-9]|1[01])-\d\d$/;

const readTexts = (path: string) =>
  locales.map((locale) => ({ locale, ...parseText(readFileSync(`${root}${path}/${locale}.md`, 'utf8')) }));
const linksOf = (body: string) => [...body.matchAll(/\]\(([^)]*)\)/g)].map(([, target = '']) => target);
const outlineOf = (body: string) =>
  body
    .split('\n')
    .filter((line) => line.startsWith('#'))
    .map((line) => line.split(' ')[0]);
const countWords = (body: string) => body.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;

const allPlaces = places.cities.flatMap((city) => [city, ...city.districts, ...city.districts.flatMap(({ urbans }) => urbans)]);
const isList = (target: string, locale: Locale) =>
  target.startsWith('/s/') &&
  parseSearchSlug(
    target.slice('/s/'.length),
    locale,
    (slug) => allPlaces.find((place) => place.slug[locale] === slug) ?? null,
  ) !== null;

const scripts = { ka: /\p{Script=Georgian}/u, en: /\p{Script=Latin}/u, ru: /\p{Script=Cyrillic}/u };
const foreign = {
  ka: /\p{Script=Cyrillic}/u,
  en: /\p{Script=Cyrillic}|\p{Script=Georgian}/u,
  ru: /\p{Script=Georgian}/u,
};

describe.each([...slugs.map((slug) => `articles/${slug}`), ...pages.map((page) => `pages/${page}`)])('%s', (path) => {
  const texts = readTexts(path);

  it('has a title, a summary of a search result and a text in each language', () => {
    for (const { locale, title, summary, body } of texts) {
      for (const text of [title, summary, body]) {
        expect(text).toMatch(scripts[locale]);
        expect(text).not.toMatch(foreign[locale]);
      }
      expect(summary.length).toBeLessThanOrEqual(summaryLengthMax);
    }
  });

  it('has the same headings in number and level, none of them the first level', () => {
    const [first = [], ...others] = texts.map(({ body }) => outlineOf(body));
    expect(first.length).toBeGreaterThanOrEqual(2);
    expect(new Set(first)).toEqual(new Set(['##']));
    for (const outline of others) expect(outline).toEqual(first);
  });

  it('is plain Markdown without HTML or pictures', () => {
    for (const { body } of texts) {
      expect(body).not.toMatch(/<[a-z!/]|&[a-z]+;|!\[/i);
      // Nothing unfinished, and no sign that lost its encoding.
      expect(body).not.toMatch(/\uFFFD|TODO/);
    }
  });

  it('links only to pages of this site, the same number in each language', () => {
    for (const { locale, body } of texts) {
      expect(linksOf(body).filter((target) => !linkedPages.includes(target) && !isList(target, locale))).toEqual([]);
    }
    expect(new Set(texts.map(({ body }) => linksOf(body).length)).size).toBe(1);
  });
});

describe.each(readArticles())('articles/$slug', (article) => {
  it('has its own folder, with the days of its publication and last change', () => {
    expect(slugs).toContain(article.slug);
    expect(article.published_at).toMatch(day);
    expect(article.updated_at).toMatch(day);
    expect(article.updated_at >= article.published_at).toBe(true);
  });

  it('has a drawn picture', () => {
    expect(scenes.map(({ id }) => id)).toContain(article.picture);
    expect(existsSync(`${root}../../public/assets/scenes/${article.picture}.webp`)).toBe(true);
  });

  it('leads to three other articles and to its sources', () => {
    expect(new Set(article.related).size).toBe(3);
    expect(article.related).not.toContain(article.slug);
    for (const other of article.related) expect(slugs).toContain(other);
    expect(article.sources.length).toBeGreaterThanOrEqual(1);
    for (const { url } of article.sources) expect(new URL(url).protocol).toBe('https:');
  });

  it('is a few minutes long in each language', () => {
    for (const { body } of readTexts(`articles/${article.slug}`)) {
      expect(countWords(body)).toBeGreaterThanOrEqual(350);
      expect(countWords(body)).toBeLessThanOrEqual(600);
    }
  });
});

it('says in the privacy page and the terms how long a sign-in lasts', () => {
  const days = new RegExp(`\\b${sessionMaxAgeSeconds / daySeconds} (დღე|days|дней)`);
  for (const { body } of [...readTexts('pages/privacy'), ...readTexts('pages/terms')]) expect(body).toMatch(days);
});

import { type Locale, type Localised, locales } from '@/lib/contracts/common';
import {
  type AdminArticle,
  type AdminArticleRow,
  type ArticleCard,
  type ArticleCategory,
  articleCategories,
  type ContentPageKey,
  contentPageKeys,
} from '@/lib/contracts/site/content';
import { readingMinutes } from './content.markdown';
import type { ArticleRow, PageRow } from './content.repository';

type Texts = Partial<Localised>;

/** The languages that an article can be read in: those with a title and a text. */
export const languagesOf = ({ title, body }: Pick<ArticleRow, 'title' | 'body'>): Locale[] =>
  locales.filter((language) => title[language] && body[language]);

const only = (texts: Texts, languages: Locale[]): Texts =>
  Object.fromEntries(languages.flatMap((language) => (texts[language] ? [[language, texts[language]]] : [])));

const toCategory = (category: string): ArticleCategory =>
  articleCategories.find((known) => known === category) ?? articleCategories[0];

export function toArticleCard(row: ArticleRow): ArticleCard {
  const languages = languagesOf(row);
  return {
    id: row.id,
    slug: row.slug,
    category: toCategory(row.category),
    titles: only(row.title, languages),
    summaries: only(row.summary, languages),
    reading_minutes: Object.fromEntries(languages.map((language) => [language, readingMinutes(row.body[language] ?? '')])),
    picture: row.picture,
    published_at: row.publishedAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

const toAdminFields = (row: ArticleRow) => ({
  id: row.id,
  slug: row.slug,
  category: toCategory(row.category),
  titles: row.title,
  picture: row.picture,
  service_key: row.serviceKey,
  state: row.state,
  published_at: row.publishedAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

export const toAdminRow = (row: ArticleRow, votes: { useful: number; total: number } | undefined): AdminArticleRow => ({
  ...toAdminFields(row),
  votes: { useful: votes?.useful ?? 0, total: votes?.total ?? 0 },
});

export const toAdminArticle = (row: ArticleRow): AdminArticle => ({
  ...toAdminFields(row),
  author: row.author,
  summaries: row.summary,
  bodies: row.body,
  sources: row.sources,
});

/** A key of the table that exists in this build. */
const toPageKey = (key: string): ContentPageKey | undefined => contentPageKeys.find((known) => known === key);

export const toAdminPages = (rows: PageRow[]) =>
  rows
    .flatMap((row) => {
      const key = toPageKey(row.key);
      return key ? [{ key, titles: row.title, updated_at: row.updatedAt.toISOString() }] : [];
    })
    .toSorted((a, b) => contentPageKeys.indexOf(a.key) - contentPageKeys.indexOf(b.key));

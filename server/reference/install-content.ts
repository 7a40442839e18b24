import { isNull } from 'drizzle-orm';
import { locales } from '@/lib/contracts/common';
import { type ArticleFile, type ContentText, readArticles, readPages } from '../data/articles';
import type { Executor } from '../db/client';
import { articles, contentPages } from '../modules/content/content.table';
import { appliedSteps } from '../modules/site/site.table';
import { installedKeys } from './applied-steps';

/** What the content hash of the reference data covers. */
export const contentFiles = () => [readArticles(), readPages()];

/** Nine in the morning in Tbilisi. */
const morningOf = (day: string): Date => new Date(`${day}T09:00:00+04:00`);
/** Pages have no date. */
const pagesUpdatedAt = morningOf('2026-11-20');
const stepPrefix = 'article:';

const textsOf = (texts: ContentText, field: 'title' | 'summary' | 'body') =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, text[field]]));

const toRow = ({ slug, texts, ...file }: ArticleFile) => ({
  slug,
  category: file.category,
  title: textsOf(texts, 'title'),
  summary: textsOf(texts, 'summary'),
  body: textsOf(texts, 'body'),
  picture: file.picture,
  serviceKey: file.service_key,
  related: file.related,
  sources: file.sources,
  state: 'published' as const,
  publishedAt: morningOf(file.published_at),
  updatedAt: morningOf(file.updated_at),
});

/** Articles follow the build until staff changes them; one that the staff deleted stays deleted. */
async function installArticles(tx: Executor): Promise<void> {
  const installed = await installedKeys(tx, stepPrefix);
  const present = new Set((await tx.select({ slug: articles.slug }).from(articles)).map(({ slug }) => slug));
  for (const file of readArticles()) {
    if (installed.has(file.slug) && !present.has(file.slug)) continue;
    const { slug, ...set } = toRow(file);
    await tx
      .insert(articles)
      .values({ slug, ...set })
      .onConflictDoUpdate({ target: articles.slug, set, setWhere: isNull(articles.changedAt) });
    await tx
      .insert(appliedSteps)
      .values({ name: `${stepPrefix}${slug}`, value: '1' })
      .onConflictDoNothing();
  }
}

/** A page opens with its summary. */
const pageTexts = (texts: ContentText, read: (text: NonNullable<ContentText['ka']>) => string) => {
  const [ka, en, ru] = locales.map((language) => {
    const text = texts[language];
    return text ? read(text) : '';
  });
  return { ka: ka ?? '', en: en ?? '', ru: ru ?? '' };
};

/** Pages follow the build until staff changes them. */
async function installPages(tx: Executor): Promise<void> {
  for (const { key, texts } of readPages()) {
    const set = {
      title: pageTexts(texts, ({ title }) => title),
      body: pageTexts(texts, ({ summary, body }) => `${summary}\n\n${body}`),
      updatedAt: pagesUpdatedAt,
    };
    await tx
      .insert(contentPages)
      .values({ key, ...set })
      .onConflictDoUpdate({ target: contentPages.key, set, setWhere: isNull(contentPages.changedAt) });
  }
}

/** The articles and pages of this build. */
export async function installContent(tx: Executor): Promise<void> {
  await installArticles(tx);
  await installPages(tx);
}

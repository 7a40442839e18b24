import { z } from 'zod';
import { perLocale } from '@/lib/contracts/locales';
import {
  type AdminArticle,
  type ArticleBody,
  type ArticleCategory,
  articleAuthorMax,
  articleCategories,
  articleStates,
} from '@/lib/contracts/site/content';
import { tbilisiDay, tbilisiDayStart } from '@/lib/domain/time/tbilisi';

const texts = z.object(perLocale(() => z.string()));
/** One source a line: its title, a bar and its address. */
const sourceLine = /^(.*\S)\s*\|\s*(https?:\/\/\S+)$/;
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** An article as form values; errors are message keys. */
export const articleFormSchema = z.object({
  slug: z.string().trim().min(1, 'errors.field_required'),
  category: z.enum(articleCategories),
  picture: z
    .string()
    .trim()
    .regex(/^[a-z0-9-]+$/, 'errors.field_invalid'),
  service_key: z.string(),
  sources: z.string().refine((text) => linesOf(text).every((line) => sourceLine.test(line)), 'errors.field_invalid'),
  author: z.string().trim().max(articleAuthorMax, 'errors.field_too_big'),
  state: z.enum(articleStates),
  published_at: z.string().min(1, 'errors.field_required'),
  titles: texts,
  summaries: texts,
  bodies: texts,
});
export type ArticleValues = z.infer<typeof articleFormSchema>;

const empty = perLocale(() => '');
const firstCategory: ArticleCategory = 'buying';

/** @param article null for a new one */
export const toArticleValues = (article: AdminArticle | null, now: Date): ArticleValues => ({
  slug: article?.slug ?? '',
  category: article?.category ?? firstCategory,
  picture: article?.picture ?? 'living-01',
  service_key: article?.service_key ?? '',
  sources: (article?.sources ?? []).map(({ title, url }) => `${title} | ${url}`).join('\n'),
  author: article?.author ?? '',
  state: article?.state ?? 'draft',
  published_at: tbilisiDay(article ? new Date(article.published_at) : now),
  titles: { ...empty, ...article?.titles },
  summaries: { ...empty, ...article?.summaries },
  bodies: { ...empty, ...article?.bodies },
});

/** Keeps the time of day unless another day was chosen. */
function publishedAt(day: string, article: AdminArticle | null): string {
  if (article && tbilisiDay(new Date(article.published_at)) === day) return article.published_at;
  return tbilisiDayStart(day).toISOString();
}

export const toArticleBody = (values: ArticleValues, article: AdminArticle | null): ArticleBody => ({
  ...values,
  service_key: values.service_key === '' ? null : values.service_key,
  author: values.author === '' ? null : values.author,
  sources: linesOf(values.sources).flatMap((line) => {
    const [, title, url] = sourceLine.exec(line) ?? [];
    return title && url ? [{ title, url }] : [];
  }),
  published_at: publishedAt(values.published_at, article),
});

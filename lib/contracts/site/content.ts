import { z } from 'zod';
import { adminPageQuerySchema } from '../admin';
import { envelope, localisedSchema } from '../common';
import { locales, perLocale } from '../locales';
import { nameText } from '../names';
import { pagedSchema } from '../paged';
import { idQuery } from '../query';

export const articleCategories = ['buying', 'selling', 'renting', 'mortgage', 'renovation', 'market', 'law', 'land'] as const;
export type ArticleCategory = (typeof articleCategories)[number];
/** The lead article is shown above the first page. */
export const articlesPageSize = 6;
const articleSearchMax = 100;
export const articleAuthorMax = 80;

/** One text in those languages of the site that it was written in. */
const partlyLocalisedSchema = z.partialRecord(z.enum(locales), z.string());
const languageQuery = z.enum(locales).default('ka');

/** GET v1/articles. With neither category nor words the newest article leads the first page. */
export const articlesQuerySchema = z.object({
  category: z.enum(articleCategories).optional(),
  q: z.string().trim().max(articleSearchMax).optional(),
  page: idQuery.optional(),
  per_page: idQuery.pipe(z.number().max(100)).optional(),
});

export const articleCardSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  category: z.enum(articleCategories),
  titles: partlyLocalisedSchema,
  summaries: partlyLocalisedSchema,
  /** At the pace of an adult who reads attentively. */
  reading_minutes: z.partialRecord(z.enum(locales), z.number().int()),
  /** Name of a drawn picture. */
  picture: z.string(),
  published_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type ArticleCard = z.infer<typeof articleCardSchema>;

export const articlesSchema = envelope(
  pagedSchema(articleCardSchema).extend({
    lead: articleCardSchema.nullable(),
    /** Every category that has articles. */
    categories: z.array(z.object({ key: z.enum(articleCategories), count: z.number().int() })),
  }),
);
export type Articles = z.infer<typeof articlesSchema>['data'];

/** Markdown as the site shows it: sanitised HTML, and its headings of the second level with their ids. */
export const renderedSchema = z.object({
  /** The language of the text, which may lack the one that was requested. */
  language: z.enum(locales),
  html: z.string(),
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
});
export type Rendered = z.infer<typeof renderedSchema>;
export const contentLanguageQuerySchema = z.object({ language: languageQuery });

/** An id, or the slug of the article's address. */
export const articleParamsSchema = z.object({ key: z.string().regex(/^[a-z0-9-]{1,120}$/) });

const sourceSchema = z.object({ title: z.string().trim().min(1).max(300), url: z.url({ protocol: /^https?$/ }).max(1000) });
export const articleSchema = envelope(
  articleCardSchema.extend({
    content: renderedSchema,
    /** Key of the page of the service that helps with it. */
    service_key: z.string().nullable(),
    sources: z.array(sourceSchema),
    /** Null means the site's editors. */
    author: z.string().nullable(),
    /** What to read next, three at most. */
    next: z.array(articleCardSchema),
  }),
);
export type Article = z.infer<typeof articleSchema>['data'];

/** POST v1/articles/{key}/votes: a visitor's later answer replaces the former one. */
export const articleVoteBodySchema = z.strictObject({ is_useful: z.boolean() });

export const contentPageKeys = ['about', 'contact', 'terms', 'privacy', 'environmental-policy'] as const;
export type ContentPageKey = (typeof contentPageKeys)[number];
export const contentPageParamsSchema = z.object({ key: z.enum(contentPageKeys) });
/** GET v1/pages/{key} */
export const contentPageSchema = envelope(
  z.object({ key: z.enum(contentPageKeys), titles: localisedSchema, content: renderedSchema, updated_at: z.iso.datetime() }),
);
export type ContentPage = z.infer<typeof contentPageSchema>['data'];

/** What the staff edits: Markdown by language. */
const slug = z
  .string()
  .regex(/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/, 'errors.field_invalid')
  .max(120);
const bodyMax = 60_000;
const partly = (max: number) =>
  z
    .partialRecord(z.enum(locales), z.string().trim().max(max))
    .transform((texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) as typeof texts);
const everyLanguage = (max: number) => {
  const text = z.string().trim().min(1, 'errors.field_required').max(max);
  return z.strictObject(perLocale(() => text));
};

export const articleStates = ['draft', 'published'] as const;
export const articleTitleMax = 160;
const articleSummaryMax = 400;
const articleFields = {
  slug,
  category: z.enum(articleCategories),
  titles: partly(articleTitleMax),
  summaries: partly(articleSummaryMax),
  bodies: partly(bodyMax),
  picture: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'errors.field_invalid')
    .max(120),
  service_key: z.string().max(60).nullable(),
  sources: z.array(sourceSchema).max(20),
  /** Null means the site's editors. */
  author: nameText(articleAuthorMax).min(1).nullable().default(null),
  state: z.enum(articleStates),
  published_at: z.iso.datetime(),
};
/** POST v1/admin/articles; a language counts when it has title and text, and a published article has one at least. */
export const articleBodySchema = z.strictObject(articleFields);
export type ArticleBody = z.output<typeof articleBodySchema>;
/** PUT v1/admin/articles/{id}: `edited_at` is the `updated_at` that the editor began with; 409 if the article changed since. */
export const articleEditBodySchema = z.strictObject({ ...articleFields, edited_at: z.iso.datetime() });
export type ArticleEditBody = z.output<typeof articleEditBodySchema>;

export const adminArticlesQuerySchema = adminPageQuerySchema.extend({
  state: z.enum(articleStates).optional(),
  q: z.string().trim().max(articleSearchMax).optional(),
});
export const adminArticleSchema = z.object({
  ...articleFields,
  titles: partlyLocalisedSchema,
  summaries: partlyLocalisedSchema,
  bodies: partlyLocalisedSchema,
  id: z.number().int(),
  updated_at: z.iso.datetime(),
});
export type AdminArticle = z.infer<typeof adminArticleSchema>;
const adminArticleRowSchema = adminArticleSchema.omit({ bodies: true, summaries: true, sources: true, author: true }).extend({
  /** Visitors who answered whether it is useful, and those who answered yes. */
  votes: z.object({ useful: z.number().int(), total: z.number().int() }),
});
export type AdminArticleRow = z.infer<typeof adminArticleRowSchema>;
export const adminArticlesSchema = envelope(pagedSchema(adminArticleRowSchema));
export type AdminArticles = z.infer<typeof adminArticlesSchema>['data'];
export const adminArticleEnvelope = envelope(adminArticleSchema);

/** PUT v1/admin/pages/{key} */
export const contentPageBodySchema = z.strictObject({
  titles: everyLanguage(articleTitleMax),
  bodies: everyLanguage(bodyMax),
  edited_at: z.iso.datetime(),
});
export type ContentPageBody = z.output<typeof contentPageBodySchema>;
export const adminContentPageSchema = z.object({
  key: z.enum(contentPageKeys),
  titles: localisedSchema,
  bodies: localisedSchema,
  updated_at: z.iso.datetime(),
});
export type AdminContentPage = z.infer<typeof adminContentPageSchema>;
export const adminContentPageEnvelope = envelope(adminContentPageSchema);
export const adminContentPagesSchema = envelope(z.array(adminContentPageSchema.omit({ bodies: true })));
export type AdminContentPages = z.infer<typeof adminContentPagesSchema>['data'];

/** POST v1/admin/content/preview: shows what the site would show. */
export const previewBodySchema = z.strictObject({ markdown: z.string().max(bodyMax), language: z.enum(locales) });
export const previewSchema = envelope(renderedSchema);

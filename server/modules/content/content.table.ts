import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Localised } from '@/lib/contracts/common';
import { identityColumn, localised, timestamptz } from '../../db/columns';

/** A text that may lack languages. */
const partlyLocalised = (name: string) => jsonb(name).$type<Partial<Localised>>();

/** Articles of the blog, in Markdown; a language without a title has no translation. */
export const articles = pgTable(
  'articles',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
    slug: text('slug').notNull(),
    category: text('category').notNull(),
    title: partlyLocalised('title').notNull(),
    summary: partlyLocalised('summary').notNull(),
    body: partlyLocalised('body').notNull(),
    /** Name of a drawn picture. */
    picture: text('picture').notNull(),
    serviceKey: text('service_key'),
    related: text('related').array().notNull().default([]),
    sources: jsonb('sources').$type<{ title: string; url: string }[]>().notNull().default([]),
    /** Null means the site's editors. */
    author: text('author'),
    state: text('state', { enum: ['draft', 'published'] }).notNull(),
    publishedAt: timestamptz('published_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
    /** Set when staff changed it: an upgrade leaves it alone. */
    changedAt: timestamptz('changed_at'),
  },
  (table) => [
    uniqueIndex('articles_slug_key').on(table.slug),
    index('articles_published_idx').on(table.state, table.publishedAt),
  ],
);

/** What visitors answered whether an article is useful: one answer each. */
export const articleVotes = pgTable(
  'article_votes',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** A digest that differs from article to article. */
    voter: text('voter').notNull(),
    isUseful: boolean('is_useful').notNull(),
    votedAt: timestamptz('voted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.voter] })],
);

/** About, contact, terms, privacy and environmental policy, in Markdown. */
export const contentPages = pgTable('content_pages', {
  key: text('key').primaryKey(),
  title: localised('title').notNull(),
  body: localised('body').notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
  /** Set when staff changed it: an upgrade leaves it alone. */
  changedAt: timestamptz('changed_at'),
});

/** Messages from the contact page. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: identityColumn(),
    topic: text('topic').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    text: text('text').notNull(),
    userId: integer('user_id'),
    handledAt: timestamptz('handled_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('contact_messages_created_idx').on(table.createdAt)],
);

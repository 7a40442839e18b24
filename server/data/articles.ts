import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Locale, locales } from '@/lib/contracts/common';
import { servicePageKeys } from '@/lib/contracts/money/services';
import { articleCategories, contentPageKeys } from '@/lib/contracts/site/content';

const folder = join(process.cwd(), 'server/data');
const slug = z.string().regex(/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/);
const articleFileSchema = z.strictObject({
  slug,
  category: z.enum(articleCategories),
  published_at: z.iso.date(),
  updated_at: z.iso.date(),
  picture: z.string(),
  service_key: z.enum(servicePageKeys).nullable(),
  related: z.array(slug),
  sources: z.array(z.object({ title: z.string().min(1), url: z.url({ protocol: /^https?$/ }) })),
});
type Text = { title: string; summary: string; body: string };
export type ContentText = Partial<Record<Locale, Text>>;
export type ArticleFile = z.infer<typeof articleFileSchema> & { texts: ContentText };

/** A Markdown file with `title` and `summary` between two lines of three hyphens. */
export function parseText(file: string): Text {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file.replaceAll('\r\n', '\n')) ?? [];
  const field = (name: string): string | undefined =>
    head
      ?.split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim();
  const [title, summary] = [field('title'), field('summary')];
  if (!title || !summary || !body?.trim()) throw new Error('A text needs a title, a summary and a body.');
  return { title, summary, body: body.trim() };
}

/** The languages that a folder has a text in. */
function readTexts(path: string): ContentText {
  const present = locales.filter((language) => existsSync(join(path, `${language}.md`)));
  return Object.fromEntries(present.map((language) => [language, parseText(readFileSync(join(path, `${language}.md`), 'utf8'))]));
}

/** The articles that an installation begins with: one folder each in server/data/articles. */
export function readArticles(): ArticleFile[] {
  const root = join(folder, 'articles');
  const names = existsSync(root) ? readdirSync(root).toSorted() : [];
  return names.flatMap((name) => {
    const path = join(root, name);
    const file = join(path, 'article.json');
    if (!existsSync(file)) return [];
    return [{ ...articleFileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))), texts: readTexts(path) }];
  });
}

/** The site's own pages in server/data/pages, each in all languages. */
export const readPages = (): { key: string; texts: ContentText }[] =>
  contentPageKeys
    .map((key) => ({ key, texts: readTexts(join(folder, 'pages', key)) }))
    .filter(({ texts }) => locales.every((language) => texts[language]));

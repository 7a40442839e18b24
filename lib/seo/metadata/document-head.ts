import type { Metadata } from 'next';
import { headPart } from '@/lib/contracts/head-tags';
import type { Locale } from '@/lib/contracts/locales';
import { siteOrigin } from '@/lib/seo/origin';
import type { PageMetadata } from './page-metadata';
import { siteMetadata } from './site-metadata';

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Attributes = Readonly<Record<string, string | undefined>>;

function tagOf(name: 'meta' | 'link', attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escapeAttribute(value)}"`,
  );
  return `<${name}${written.join('')} data-head=""/>`;
}

const meta = (name: string, content: string): string => tagOf('meta', { name, content });
const property = (name: string, content: string): string => tagOf('meta', { property: name, content });

function linksTo(origin: string, { canonical, languages, types = {} }: NonNullable<PageMetadata['alternates']>): string[] {
  const to = (path: string): string => (path === '/' ? origin : origin + path);
  return [
    ...(canonical === undefined ? [] : [tagOf('link', { rel: 'canonical', href: to(canonical) })]),
    ...Object.entries(languages ?? {}).map(([hreflang, path]) => tagOf('link', { rel: 'alternate', hreflang, href: to(path) })),
    ...Object.entries(types).map(([type, path]) => tagOf('link', { rel: 'alternate', type, href: to(path) })),
  ];
}

/** HTML of the tags that the framework would render for the metadata of a page, except the title. @param origin of the site */
function headHtml(origin: string, locale: Locale, metadata: PageMetadata): string {
  const { description, alternates = {}, robots, openGraph, twitter } = metadata;
  const { applicationName, icons, manifest, formatDetection } = siteMetadata(locale);
  const to = (path: string): string => (path === '/' ? origin : origin + path);
  const tags = [
    meta('description', description),
    meta('application-name', applicationName),
    tagOf('link', { rel: 'manifest', href: manifest }),
    ...(robots ? [meta('robots', `${robots.index ? 'index' : 'noindex'}, ${robots.follow ? 'follow' : 'nofollow'}`)] : []),
    ...linksTo(origin, alternates),
    ...(formatDetection.telephone ? [] : [meta('format-detection', 'telephone=no')]),
    property('og:title', openGraph.title),
    property('og:description', openGraph.description),
    property('og:url', to(openGraph.url)),
    property('og:site_name', openGraph.siteName),
    property('og:locale', openGraph.locale),
    ...openGraph.images.flatMap(({ url, alt }) => [property('og:image', to(url)), property('og:image:alt', alt)]),
    ...openGraph.alternateLocale.map((code) => property('og:locale:alternate', code)),
    property('og:type', openGraph.type),
    meta('twitter:card', twitter.card),
    meta('twitter:title', twitter.title),
    meta('twitter:description', twitter.description),
    ...twitter.images.map((path) => meta('twitter:image', to(path))),
    ...icons.icon.map(({ url, type }) => tagOf('link', { rel: 'icon', href: url, type })),
    tagOf('link', { rel: 'apple-touch-icon', href: icons.apple }),
  ];
  return tags.join('');
}

/** Metadata fields that the framework must not render, since the document has their tags. */
const written = { description: null, applicationName: null, icons: null, manifest: null, formatDetection: null };

/**
 * Metadata of a public page. In a document the entry server inserts the tags that only crawlers and link previews read, because React would
 * render each twice and send it to the browser in its data as well. A client-side navigation gets them from the framework, and `HeadTags` removes
 * those of the document.
 */
export async function documentMetadata(locale: Locale, metadata: PageMetadata): Promise<Metadata> {
  const parts = globalThis.__entry?.scope.getStore()?.parts;
  if (!parts) return metadata;
  parts.set(headPart, Buffer.from(headHtml(await siteOrigin(), locale, metadata)));
  return { ...written, title: metadata.title };
}

import { splitLocale } from '@/lib/contracts/locales';

/** What search engines read of a page, as it leaves the server; addresses are whole. */
export type PageMetadata = {
  language: string;
  headings: number;
  title: string;
  description: string;
  canonicals: string[];
  /** Address by language, in the page's order. */
  versions: [language: string, address: string][];
  isIndexed: boolean;
  /** Addresses of the same site that links lead to, without their fragments, as they are spelled; not of those that say nofollow. */
  links: string[];
  /** Addresses of the same site that pictures come from. */
  images: string[];
  /** The picture for links from other sites. */
  shareImages: string[];
};

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, value = '']) => unescaped(value));

/** An address in the one spelling that is compared: the root has its slash, there is no fragment. */
export function normaliseAddress(address: string, base: string): string {
  const url = new URL(address, base);
  url.hash = '';
  return url.href;
}

const kinds: readonly [name: string, pattern: RegExp][] = [
  ['home', /^\/$/],
  ['list', /^\/s$/],
  ['list of a kind or place', /^\/s\/[^/?]+$/],
  ['cut of a list', /^\/s[/?]/],
  ['statement', /^\/udzravi-qoneba\/[^/]+\/[^/?]+$/],
];

/** The kind of page behind an address of the site, and its language. Other kinds go by their first folder. */
export function pageKindOf(address: string): { kind: string; locale: string } {
  const { pathname, search } = new URL(address);
  const { locale, path } = splitLocale(pathname);
  const kind = kinds.find(([, pattern]) => pattern.test(path + search))?.[0] ?? `/${path.split('/')[1] ?? ''}`;
  return { kind, locale };
}

const isPage = ({ pathname }: URL): boolean => !/^\/(api|assets|og|_next|sitemaps)\/|\.(xml|txt|js)$/.test(pathname);

function sameSite(addresses: string[], base: string): URL[] {
  const { origin } = new URL(base);
  return addresses.map((address) => new URL(address, base)).filter((url) => url.origin === origin);
}

/** Reads a page without running it. @param base the page's own address */
export function parsePage(html: string, base: string): PageMetadata {
  const sources = [
    ...all(html, /<img[^>]* src="([^"]+)"/g),
    ...all(html, /<(?:img|source)[^>]* srcset="([^"]+)"/gi).flatMap((set) =>
      set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
    ),
  ];
  const versions = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
  return {
    language: all(html, /<html lang="([^"]+)"/g)[0] ?? '',
    headings: all(html, /<h1([\s>])/g).length,
    title: all(html, /<title>([^<]*)<\/title>/g)[0] ?? '',
    description: all(html, /<meta name="description" content="([^"]*)"/g)[0] ?? '',
    canonicals: all(html, /<link rel="canonical" href="([^"]+)"/g).map((address) => normaliseAddress(address, base)),
    versions: versions.map(([, language = '', address = '']) => [language, normaliseAddress(unescaped(address), base)]),
    isIndexed: !/<meta name="robots" content="[^"]*noindex/.test(html),
    links: [
      ...new Set(
        sameSite(all(html, /<a(?![^>]* rel="nofollow")[^>]* href="([^"]+)"/g), base)
          .filter(isPage)
          .map(({ href }) => normaliseAddress(href, base)),
      ),
    ],
    images: [
      ...new Set(
        sameSite(sources, base)
          .filter(({ protocol }) => protocol.startsWith('http'))
          .map(({ href }) => href),
      ),
    ],
    shareImages: all(html, /<meta property="og:image" content="([^"]+)"/g).map((address) => new URL(address, base).href),
  };
}

/** What a page says, without its scripts, with a space between its parts. */
export const readText = (html: string): string =>
  unescaped(
    html
      .replaceAll(/<script.*?<\/script>/gs, '')
      .replaceAll('<!-- -->', '')
      .replaceAll(/<[^>]+>/g, ' '),
  ).replaceAll(/\s+/g, ' ');

/** Where a link of a page leads, by its label or its text. @throws Error where there is none */
export function linkTo(html: string, name: string | RegExp): string {
  const isNamed = (text = ''): boolean => (typeof name === 'string' ? text === name : name.test(text));
  for (const [, attributes = '', content = ''] of html.matchAll(/<a( [^>]*)>(.*?)<\/a>/gs)) {
    const label = / aria-label="([^"]*)"/.exec(attributes)?.[1];
    if (isNamed(unescaped(label ?? readText(content).trim()))) return unescaped(/ href="([^"]*)"/.exec(attributes)?.[1] ?? '');
  }
  throw new Error(`No link is named ${name}.`);
}

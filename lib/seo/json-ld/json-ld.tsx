import { sendJson } from '@/lib/sent-json';
import { StaticHtml } from '@/lib/static-html';

/** A schema.org Thing. */
export type JsonLdNode = { '@type': string; [property: string]: unknown };

const graphOf = (things: JsonLdNode[]) => ({ '@context': 'https://schema.org', '@graph': things });

/** JSON that cannot close the script element around it. */
const jsonLdText = (things: JsonLdNode[]): string => JSON.stringify(graphOf(things)).replaceAll('<', '\\u003c');

/** Structured data that search engines read with the page. It is data, which no policy of scripts forbids, so it needs no nonce. */
export function JsonLd({ things }: { things: JsonLdNode[] }) {
  return <script type="application/ld+json">{jsonLdText(things)}</script>;
}

interface SharedJsonLdProps {
  /** Object that the data is made from. */
  of: object;
  /** Whatever else the data depends on. */
  name: string;
  read: () => JsonLdNode[];
}

/** The same for data that every visitor gets: it is made once, and is a static part of the document. */
export async function SharedJsonLd({ of, name, read }: SharedJsonLdProps) {
  const sent = await sendJson(of, `json-ld ${name}`, () => graphOf(read()));
  if ('part' in sent) return <StaticHtml tag="script" type="application/ld+json" part={sent.part} />;
  return <script type="application/ld+json">{sent.text}</script>;
}

/** A step of a breadcrumb; `path` from the site's root. */
export type BreadcrumbItem = { name: string; path: string };

/** The breadcrumb from the home page to this one, the page itself last. */
export function breadcrumbJsonLd(origin: string, steps: BreadcrumbItem[]): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

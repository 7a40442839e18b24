/** A schema.org Thing. */
export type JsonLdNode = { '@type': string; [property: string]: unknown };

/** JSON that cannot close the script element around it. */
const jsonLdText = (things: JsonLdNode[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');

/** Structured data that search engines read with the page. It is data, which no policy of scripts forbids, so it needs no nonce. */
export function JsonLd({ things }: { things: JsonLdNode[] }) {
  return <script type="application/ld+json">{jsonLdText(things)}</script>;
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

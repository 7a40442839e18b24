/** A thing of schema.org. */
export type JsonLdNode = { '@type': string; [property: string]: unknown };

/** JSON that cannot end the element it stands in. */
const jsonLdText = (things: JsonLdNode[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');

/** Things that search engines read beside the page. It is data, which no policy of scripts forbids, so it needs no nonce. */
export function JsonLd({ things }: { things: JsonLdNode[] }) {
  return <script type="application/ld+json">{jsonLdText(things)}</script>;
}

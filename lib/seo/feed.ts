/** `id` names the item for good, whatever becomes of its link. */
type FeedItem = { id: string; title: string; link: string; category?: string; description: string; publishedAt: Date };
type Feed = {
  title: string;
  description: string;
  language: string;
  /** Absolute addresses of the pages and of the feed itself. */
  link: string;
  self: string;
  items: FeedItem[];
};

/** XML has no way to write control characters. */
const isWritable = (character: string): boolean => character >= ' ' || '\t\n\r'.includes(character);

const escapeXml = (text: string): string =>
  [...text]
    .filter(isWritable)
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const itemXml = ({ id, title, link, category, description, publishedAt }: FeedItem): string => `<item>
<title>${escapeXml(title)}</title>
<link>${escapeXml(link)}</link>
<guid isPermaLink="false">${escapeXml(id)}</guid>${category === undefined ? '' : `\n<category>${escapeXml(category)}</category>`}
<description>${escapeXml(description)}</description>
<pubDate>${publishedAt.toUTCString()}</pubDate>
</item>`;

/** RSS 2.0 (https://www.rssboard.org/rss-specification), with the feed's own address as Atom names it. */
export const feedXml = ({
  title,
  description,
  language,
  link,
  self,
  items,
}: Feed): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(link)}</link>
<description>${escapeXml(description)}</description>
<language>${language}</language>
<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${items.map(itemXml).join('\n')}
</channel>
</rss>
`;

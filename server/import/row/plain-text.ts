import sanitizeHtml from 'sanitize-html';

const tag = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i;
const entity = /&(#\d+|#x[\da-f]+|[a-z][a-z0-9]*);/i;

const escapes: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Line breaks of HTML, and what begins a paragraph or an item of a list. */
const blocks: readonly (readonly [RegExp, string])[] = [
  [/<\/?(p|div|h[1-6]|ul|ol|dl|table|section|article|blockquote|pre|hr)(\s[^<>]*)?\/?>/gi, '\n\n'],
  [/<li(\s[^<>]*)?>/gi, '\n• '],
  [/<(br|tr|dt|dd)(\s[^<>]*)?\/?>/gi, '\n'],
  [/<\/(td|th)>/gi, ' '],
];

function fromHtml(html: string): string {
  const hasBlocks = blocks.some(([pattern]) => html.search(pattern) >= 0);
  // Where elements make the lines, those of the source are white space.
  const lines = blocks.reduce(
    (text, [pattern, mark]) => text.replace(pattern, mark),
    hasBlocks ? html.replace(/\s+/g, ' ') : html,
  );
  return sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} }).replace(
    /&(amp|lt|gt|quot);/g,
    (name) => escapes[name] ?? name,
  );
}

/**
 * The text of a value that may be HTML, escaped once or twice: without elements, its entities as characters, its paragraphs and line breaks
 * as lines.
 */
export function toPlainText(value: string): string {
  let text = value;
  for (let round = 0; round < 2 && (text.includes('<') || text.includes('&')) && (tag.test(text) || entity.test(text)); round++)
    text = fromHtml(text);
  return text;
}

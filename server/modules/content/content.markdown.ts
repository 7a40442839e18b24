import { Marked, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import type { Locale } from '@/lib/contracts/common';
import { splitLocale } from '@/lib/contracts/locales';
import type { Rendered } from '@/lib/contracts/site/content';
import { slugify } from '@/lib/format/slugs/romanise';

const wordsPerMinute = 180;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A link within the site leads to the page in the reader's language; the article itself is written without a prefix. */
function localHref(href: string, locale: Locale): string {
  const isPage = href.startsWith('/') && !/^\/(\/|assets\/|api\/|en(\/|$)|ru(\/|$))/.test(href);
  return isPage && locale !== 'ka' ? `/${locale}${href === '/' ? '' : href}` : href;
}

/** Guests sign in before a page of the account, which would send them home; signed-in readers are led on at once. */
function viaSignIn(href: string): string {
  const { locale, path } = splitLocale(href);
  return /^\/account(\/|$)/.test(path) ? `${localHref('/auth', locale)}?continue=${encodeURIComponent(href)}` : href;
}

/** Everything else is text without a link. */
const isAllowedLink = (href: string): boolean => /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(href);

/** Drawings of the site and uploaded pictures: nothing is loaded from other hosts. */
const isOwnPicture = (href: string): boolean => /^\/(assets\/scenes|assets\/articles|api\/images)(\/[\w-]+)+(\.\w+)?$/.test(href);

const sanitizerOptions: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'strong', 'em', 'del', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'a'],
    ...['figure', 'figcaption', 'img', 'div', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    div: ['class', 'tabindex'],
    th: ['style'],
    td: ['style'],
  },
  allowedClasses: { div: ['table'] },
  allowedStyles: { '*': { 'text-align': [/^(left|right|center)$/] } },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

type Heading = { id: string; text: string; depth: number };

/** A renderer of one document: it collects the headings, whose ids are those of the contents list. */
function createRenderer(locale: Locale, headings: Heading[]): Marked {
  const idOf = (text: string): string => {
    const base = slugify(text, locale).slice(0, 60).replace(/-$/, '') || 'section';
    const taken = new Set(headings.map(({ id }) => id));
    let [id, number] = [base, 2];
    while (taken.has(id)) id = `${base}-${number++}`;
    return id;
  };
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      // The page already has a first-level heading.
      heading({ tokens, depth }: Tokens.Heading) {
        const level = Math.min(Math.max(depth, 2), 4);
        const text = this.parser.parseInline(tokens, this.parser.textRenderer).trim();
        const id = idOf(text);
        headings.push({ id, text: plain(text), depth: level });
        return `<h${level} id="${id}">${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
      // HTML in Markdown is shown as it was typed.
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(text),
      link({ href, tokens }: Tokens.Link) {
        const content = this.parser.parseInline(tokens);
        if (!isAllowedLink(href)) return content;
        const target = viaSignIn(localHref(href, locale));
        const rel = /^https?:/i.test(target) ? ' rel="noopener nofollow"' : '';
        return `<a href="${escapeHtml(target)}"${rel}>${content}</a>`;
      },
      image: ({ href, text, title }: Tokens.Image) =>
        isOwnPicture(href)
          ? `<figure><img src="${escapeHtml(href)}" alt="${escapeHtml(text)}" width="1200" height="800" loading="lazy">${
              title ? `<figcaption>${escapeHtml(title)}</figcaption>` : ''
            }</figure>`
          : escapeHtml(text),
      // A picture alone in a paragraph needs no paragraph.
      paragraph({ tokens }: Tokens.Paragraph) {
        const content = this.parser.parseInline(tokens);
        return tokens.length === 1 && tokens[0]?.type === 'image' ? `${content}\n` : `<p>${content}</p>\n`;
      },
      table(token: Tokens.Table) {
        const cell = (tag: 'th' | 'td', { tokens, align }: Tokens.TableCell) =>
          `<${tag}${align ? ` style="text-align:${align}"` : ''}>${this.parser.parseInline(tokens)}</${tag}>`;
        const head = token.header.map((each) => cell('th', each)).join('');
        const rows = token.rows.map((row) => `<tr>${row.map((each) => cell('td', each)).join('')}</tr>`).join('');
        return `<div class="table" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
  return marked;
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const plain = (html: string): string => html.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

/**
 * Markdown as HTML of a small list of tags: without scripts, styles, pictures of other hosts and links of other schemes than http,
 * https, mailto and tel. HTML that was typed into it is shown as text.
 */
export function renderMarkdown(markdown: string, language: Locale): Rendered {
  const headings: Heading[] = [];
  const html = createRenderer(language, headings).parse(markdown, { async: false });
  return {
    language,
    html: sanitizeHtml(html, sanitizerOptions),
    headings: headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text })),
  };
}

/** Minutes that a text takes to read, one at least. */
export const readingMinutes = (markdown: string): number =>
  Math.max(1, Math.round((markdown.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) / wordsPerMinute));

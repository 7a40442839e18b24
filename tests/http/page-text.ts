import sanitizeHtml from 'sanitize-html';
import type { Locale } from '@/lib/contracts/locales';

/** Letters that no word of a language has. */
export const foreignScripts = { ka: /[\u0400-\u04FF]+/g, en: /[\u10D0-\u10FF\u0400-\u04FF]+/g, ru: /[\u10D0-\u10FF]+/g } as const;

/** Words of a page, names of its parts included, in another script, apart from what is marked as another language. */
export function foreignWords(html: string, locale: Locale): string[] {
  const own = sanitizeHtml(html, {
    allowedTags: false,
    allowVulnerableTags: true,
    allowedAttributes: { '*': ['lang', 'aria-label', 'title', 'alt', 'placeholder'] },
    exclusiveFilter: ({ tag, attribs }) => tag === 'script' || tag === 'style' || (tag !== 'html' && 'lang' in attribs),
  });
  return own.match(foreignScripts[locale]) ?? [];
}

import type { Locale } from '@/lib/contracts/common';

/** Ways out of a banner's frame: a press of the visitor may leave the page or open another; nothing else reaches it. */
export const bannerSandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/**
 * Policy of a banner's frame. Advertisers write the content, so it has an opaque origin without our cookies, storage
 * and responses, and only this site may frame it.
 */
export const bannerPolicy = [
  `sandbox ${bannerSandbox}`,
  "default-src 'none'",
  "script-src 'unsafe-inline' https:",
  "style-src 'unsafe-inline' https:",
  "img-src 'self' https: data:",
  "font-src 'self' https: data:",
  'media-src https: data:',
  'connect-src https:',
  'frame-src https:',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The document of a banner's frame around its unchanged content. */
export function bannerDocument(content: string, locale: Locale): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Banner</title><style>html,body{margin:0;height:100%;overflow:hidden}</style></head><body>${content}</body></html>`;
}

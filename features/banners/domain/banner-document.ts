import type { Locale } from '@/lib/contracts/common';
import type { Film } from '../vast';
import { bannerPressed } from './banner-places';
import { bannerSandbox } from './banner-sandbox';

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

const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Tells the page that frames it of a press; the page counts it. */
const script = `<script>addEventListener('click',()=>parent.postMessage('${bannerPressed}','*'),true)</script>`;

const cover = (url: string): string =>
  `<a href="${escapeText(url)}" target="_blank" rel="noopener sponsored" style="position:absolute;inset:0" aria-label="${escapeText(new URL(url).hostname)}"></a>`;

const film = ({ address, url }: Film): string =>
  `<video src="${escapeText(address)}" style="width:100%;height:100%;background:#000" muted autoplay playsinline controls></video>${
    url
      ? `<p style="position:absolute;top:8px;right:8px;margin:0"><a href="${escapeText(url)}" target="_blank" rel="noopener sponsored" style="padding:6px 10px;border-radius:8px;background:#fff;color:#1c1516;font:600 13px sans-serif;text-decoration:none">${escapeText(new URL(url).hostname)}</a></p>`
      : ''
  }`;

export type BannerContent = { type: string; content: string; url?: string | undefined };

/** What stands in the place of a banner that is gone or cannot be read, so that it is neither empty nor closes under the reader. */
export const houseBanner = (path: string, text: string): BannerContent => ({
  type: 'html',
  content: `<a href="${escapeText(path)}" target="_blank" rel="noopener" style="display:flex;height:100%;align-items:center;justify-content:center;background:#fdf5f8;color:#78163e;font:600 16px sans-serif;text-decoration:none">${escapeText(text)}</a>`,
});

/** The document of a banner's frame around its unchanged content; empty for a film without a file that a browser can play. */
export function bannerDocument(
  { type, content, url }: BannerContent,
  locale: Locale,
  readFilm: (text: string) => Film | null,
): string {
  const shown = type === 'vast' ? readFilm(content) : null;
  const body = type === 'vast' ? (shown ? film(shown) : '') : `${content}${url ? cover(url) : ''}`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Banner</title><style>html,body{margin:0;height:100%;overflow:hidden}</style>${script}</head><body>${body}</body></html>`;
}

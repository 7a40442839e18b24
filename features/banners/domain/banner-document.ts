import type { Locale } from '@/lib/contracts/common';
import type { VideoAd } from '../vast';
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

/** Reports a click to the embedding page, which counts it. */
const countPresses = `addEventListener('click',()=>parent.postMessage('${bannerPressed}','*'),true)`;
/** An advertiser's view counter is at most one pixel, and may fail unnoticed. */
const seenMedia = 'img:not([width="0"],[width="1"],[hidden]),video';
const replaceFailed = `addEventListener('error',({target})=>{if(target.matches?.('${seenMedia}'))document.body.replaceChildren(document.querySelector('#house').content.cloneNode(true))},true)`;

const cover = (url: string): string =>
  `<a href="${escapeText(url)}" target="_blank" rel="noopener sponsored" style="position:absolute;inset:0" aria-label="${escapeText(new URL(url).hostname)}"></a>`;

const film = ({ address, url }: VideoAd): string =>
  `<video src="${escapeText(address)}" style="width:100%;height:100%;background:#000" muted autoplay playsinline controls></video>${
    url
      ? `<p style="position:absolute;top:8px;right:8px;margin:0"><a href="${escapeText(url)}" target="_blank" rel="noopener sponsored" style="padding:6px 10px;border-radius:8px;background:#fff;color:#1c1516;font:600 13px sans-serif;text-decoration:none">${escapeText(new URL(url).hostname)}</a></p>`
      : ''
  }`;

export type BannerContent = { type: string; content: string; url?: string | undefined };

/**
 * What replaces a banner that is gone, cannot be read, or whose picture or film does not load, so that it is neither empty
 * nor closes under the reader.
 */
export const houseBanner = (path: string, text: string): string =>
  `<a href="${escapeText(path)}" target="_blank" rel="noopener" style="display:flex;height:100%;align-items:center;justify-content:center;background:#fdf5f8;color:#78163e;font:600 16px sans-serif;text-decoration:none">${escapeText(text)}</a>`;

function contentOf({ type, content, url }: BannerContent, house: string, readFilm: (text: string) => VideoAd | null): string {
  if (type !== 'vast') return `${content}${url ? cover(url) : ''}`;
  const shown = readFilm(content);
  return shown ? film(shown) : house;
}

/**
 * The document of a banner's frame around its unchanged content.
 * @param banner null where it is gone
 * @param house what replaces it where it is gone, or where its picture or its film does not load
 */
export function bannerDocument(
  banner: BannerContent | null,
  house: string,
  locale: Locale,
  readFilm: (text: string) => VideoAd | null,
): string {
  const body = banner ? contentOf(banner, house, readFilm) : house;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Banner</title><style>html,body{margin:0;height:100%;overflow:hidden}</style><template id="house">${house}</template><script>${countPresses};${replaceFailed}</script></head><body>${body}</body></html>`;
}

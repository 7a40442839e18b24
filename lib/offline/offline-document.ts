import type { Locale } from '@/lib/contracts/common';

export type OfflineTexts = {
  title: string;
  text: string;
  retry: string;
  favourites: string;
  viewed: string;
  none: string;
  negotiable: string;
  /** With `{date}`. */
  kept: string;
};

const style = `@font-face{font-family:G;src:url(/assets/fonts/google-sans-georgian.woff2);font-weight:400 700;unicode-range:U+10A0-10FF}@font-face{font-family:G;src:url(/assets/fonts/google-sans-ascii.woff2);font-weight:400 700;unicode-range:U+0000-007F}@font-face{font-family:G;src:url(/assets/fonts/google-sans-cyrillic.woff2);font-weight:400 700;unicode-range:U+0400-045F}@font-face{font-family:G;src:url(/assets/fonts/google-sans-lari.woff2);font-weight:400 700;unicode-range:U+20BE}
*{box-sizing:border-box}body{margin:0;background:#f9f6f4;color:#1c1516;font:16px/1.5 G,sans-serif}main{max-width:1240px;margin:0 auto;padding:48px 16px}h1{margin:0 0 8px;font-size:28px;line-height:1.25}h2{margin:40px 0 16px;font-size:20px}p{margin:0}.lead{max-width:60ch;margin-bottom:24px;color:#453c3c}a.action{display:inline-block;padding:12px 20px;border-radius:12px;background:#78163e;color:#fff;font-weight:600;text-decoration:none}a.action:focus-visible{outline:2px solid #78163e;outline-offset:3px}ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));gap:16px;margin:0;padding:0;list-style:none}li{overflow:hidden;border:1px solid #e5e1de;border-radius:16px;background:#fff}img{display:block;width:100%;height:160px;background:#f2efec;object-fit:cover}#copies>p{margin-top:32px;color:#605755}li div{padding:12px 16px 16px;overflow-wrap:anywhere}b{display:block;font-size:20px}small{display:block;margin-top:8px;color:#605755;font-size:13px}`;

const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page that replaces any other while there is no connection; public/offline.js fills in the copied cards. */
export function offlineDocument(locale: Locale, texts: OfflineTexts): string {
  const data = Object.entries(texts)
    .map(([name, text]) => ` data-${name}="${escapeText(text)}"`)
    .join('');
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeText(texts.title)}</title><style>${style}</style></head><body><main${data}><h1>${escapeText(texts.title)}</h1><p class="lead">${escapeText(texts.text)}</p><p><a class="action" href="">${escapeText(texts.retry)}</a></p><div id="copies"></div></main><script src="/offline.js"></script></body></html>`;
}

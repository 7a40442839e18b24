import type { Locale } from '@/lib/contracts/common';
import { formatDateTime } from '@/lib/format/date';
import { toE164 } from '@/lib/format/phone';

/** Whom an email is from: `siteUrl` has no slash at its end. */
export type EmailSite = { siteName: Record<Locale, string>; siteUrl: string; supportPhone: string; supportEmail: string };

/** The home page of a language; the base of its links. */
export const homeUrl = ({ siteUrl }: EmailSite, locale: Locale): string => `${siteUrl}${locale === 'ka' ? '' : `/${locale}`}`;

type LinkOf = { label: string; url: string };
export type EmailItem = LinkOf & {
  tag: string;
  /** Good news about the price is green, the rest blue. */
  isCheaper: boolean;
  /** Its address alone. */
  image: string | null;
  price: string;
  /** Empty where it did not change. */
  priceBefore: string;
  /** The price in the other currency; empty beside the one before. */
  otherPrice: string;
  /** Place and street. */
  address: string;
  /** Area, rooms, floor and the walk to the metro. */
  facts: string;
};
/** A line below the button; `figure` is the part of its text that stands out. */
export type EmailNote = { text: string; figure: string; link: LinkOf };
export type EmailContent = {
  locale: Locale;
  site: EmailSite;
  /** The date at its top: that of what it is about, which a retry does not change. */
  writtenAt: Date;
  title: string;
  /** A person's own words, and who wrote them. */
  quote: { text: string; from: string } | null;
  text: string;
  /** What it is about, each with the reason. */
  items?: readonly EmailItem[];
  action: LinkOf;
  notes?: readonly EmailNote[];
  /** Why the reader gets it. */
  reason: string;
  /** Null for what nobody can mute. */
  unsubscribe: LinkOf | null;
  /** Where the reader changes what they get. */
  settings?: readonly LinkOf[];
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const wine = '#78163e';
const muted = '#6b625c';
const ink = '#1c1516';
const blue = '#1251b4';
/** Background and text colour of a tag. */
const news = 'background:#deefff;color:#153e86';
const cheaper = 'background:#ddf6e4;color:#0b4c2b';
/** Mail clients without media queries invert the colours themselves. */
const darkStyle =
  '@media (prefers-color-scheme:dark){.brand{color:#e9a9c2!important}.muted{color:#c2b8b1!important}.plain{color:#f6eff1!important}.panel{background:#2b2325!important}.link{color:#9cc7f5!important}}';
/** On phones the text of a listing is below its picture. */
const phoneStyle =
  '@media (max-width:480px){.cell{display:block!important;width:auto!important}.photo{width:100%!important;border-radius:15px 15px 0 0!important}}';
const font = "font-family:'Google Sans',Arial,sans-serif";

const linesOf = (links: readonly (LinkOf | null)[]): string[] =>
  links.flatMap((link) => (link === null ? [] : `${link.label}: ${link.url}`));

const dateOf = ({ writtenAt, locale }: EmailContent): string => formatDateTime(writtenAt, writtenAt, locale);

function plainText(content: EmailContent): string {
  const { locale, site, title, quote, text, items = [], action, notes = [], reason, unsubscribe, settings = [] } = content;
  return [
    `${site.siteName[locale]} · ${dateOf(content)}`,
    title,
    ...(quote === null ? [] : [`“${quote.text}”${quote.from ? `\n— ${quote.from}` : ''}`]),
    text,
    ...items.map(({ tag, label, url, price, otherPrice, address, facts }) =>
      [`${tag}: ${label}`, [price, otherPrice].filter(Boolean).join(' · '), address, facts, url].filter(Boolean).join('\n'),
    ),
    ...linesOf([action]),
    ...notes.map((note) => [note.text, ...linesOf([note.link])].join('\n')),
    [reason, ...linesOf([unsubscribe, ...settings])].join('\n'),
    [site.siteName[locale], site.supportPhone, site.supportEmail].join(' · '),
  ].join('\n\n');
}

/** The logo, which leads to the home page, and the date. The picture has a background of its own: dark mode leaves pictures as they are. */
function headRow(content: EmailContent): string {
  const { site, locale } = content;
  const name = escapeHtml(site.siteName[locale]);
  // The name beside the picture replaces it where pictures are blocked; read aloud, the link says the name once.
  const mark = `<img src="${escapeHtml(site.siteUrl)}/assets/brand/maskable-512.png" width="40" height="40" alt="${name}" style="display:inline-block;vertical-align:middle;width:40px;height:40px;border:0;border-radius:10px;font-size:0">`;
  const logo = `<a class="brand" href="${escapeHtml(homeUrl(site, locale))}" style="color:${wine};font-size:20px;line-height:40px;font-weight:700;text-decoration:none;white-space:nowrap">${mark}<span aria-hidden="true" style="vertical-align:middle">&nbsp;&nbsp;${name}</span></a>`;
  return `<tr><td style="padding:0 0 20px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td>${logo}</td><td class="muted" align="right" style="color:${muted};font-size:13px;line-height:20px;white-space:nowrap">${dateOf(content)}</td></tr></table></td></tr>`;
}

/** Why the reader gets it, where they change that, and the contacts of the site. */
function footRow({ site, locale, reason, unsubscribe, settings = [] }: EmailContent): string {
  const links = [unsubscribe, ...settings].flatMap((link) =>
    link === null
      ? []
      : `<a class="link" href="${escapeHtml(link.url)}" style="color:${blue};font-weight:700">${escapeHtml(link.label)}</a>`,
  );
  const contact = (address: string, text: string): string =>
    `<a class="muted" href="${escapeHtml(address)}" style="color:${muted};text-decoration:none;white-space:nowrap">${escapeHtml(text)}</a>`;
  const contacts = [
    escapeHtml(site.siteName[locale]),
    contact(`tel:${toE164(site.supportPhone)}`, site.supportPhone),
    contact(`mailto:${site.supportEmail}`, site.supportEmail),
  ];
  const lines = [escapeHtml(reason), links.join(' · '), contacts.join(' · ')].filter(Boolean);
  return `<tr><td class="panel muted" style="background:#f9f6f4;border-radius:12px;padding:20px;color:${muted};font-size:13px;line-height:20px">${lines.join('<br><br>')}</td></tr>`;
}

/** A line below the title of a listing. */
const mutedLine = (text: string, style: string): string =>
  text ? `<br><span class="muted" style="color:${muted};${style}">${escapeHtml(text)}</span>` : '';

/** A row of a listing: picture, reason, price, title, address and facts. The picture's alternative text repeats the price and the title. */
function itemRow(item: EmailItem): string {
  const { tag, isCheaper, label, url, image, price, priceBefore, otherPrice, address, facts } = item;
  const href = escapeHtml(url);
  const alternative = escapeHtml([price, label].filter(Boolean).join(', '));
  const picture = image
    ? `<td class="cell" width="196" valign="top"><a href="${href}"><img class="photo" src="${escapeHtml(image)}" width="196" height="147" alt="${alternative}" style="display:block;width:196px;max-width:100%;height:auto;border:0;border-radius:15px 0 0 15px"></a></td>`
    : '';
  const secondStyle = `class="muted" style="color:${muted};font-size:14px;font-weight:400"`;
  const before = priceBefore ? ` <s ${secondStyle}>${escapeHtml(priceBefore)}</s>` : '';
  const other = otherPrice ? ` <span ${secondStyle}>${escapeHtml(otherPrice)}</span>` : '';
  const cost = price ? `<br><strong style="font-size:20px;line-height:28px">${escapeHtml(price)}</strong>${before}${other}` : '';
  return `<tr><td style="padding:0 0 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border:1px solid #e5e1de;border-radius:16px;border-collapse:separate"><tr>${picture}<td class="cell" valign="top" style="padding:14px 18px"><span style="display:inline-block;border-radius:12px;padding:0 10px;${isCheaper ? cheaper : news};font-size:13px;line-height:24px;font-weight:700">${escapeHtml(tag)}</span>${cost}<br><a class="plain" href="${href}" style="color:${ink};font-weight:700;text-decoration:none">${escapeHtml(label)}</a>${mutedLine(address, 'font-size:15px')}${mutedLine(facts, 'font-size:13px')}</td></tr></table></td></tr>`;
}

/** A row of a note: its text with the figure in bold, and its link. */
function noteRow({ text, figure, link }: EmailNote): string {
  const words = escapeHtml(text).replace(
    escapeHtml(figure),
    (bold) => `<strong class="plain" style="color:${ink}">${bold}</strong>`,
  );
  return `<tr><td style="padding:0 0 16px"><div class="panel muted" style="background:#f9f6f4;border-radius:12px;padding:14px 20px;color:${muted};font-size:14px;line-height:20px">${words} <a class="link" href="${escapeHtml(link.url)}" style="color:${blue};font-weight:700;text-decoration:none">${escapeHtml(link.label)}</a></div></td></tr>`;
}

function html(content: EmailContent): string {
  const { locale, title, quote, text, items = [], action, notes = [] } = content;
  const rows = items.map(itemRow).join('\n');
  const words = quote && escapeHtml(quote.text).replaceAll('\n', '<br>');
  const from = quote?.from ? `<br><span class="muted" style="color:${muted}">— ${escapeHtml(quote.from)}</span>` : '';
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${darkStyle}${phoneStyle}</style></head>
<body style="margin:0;padding:0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;${font};font-size:16px;line-height:24px">
${headRow(content)}
<tr><td style="padding:0 0 12px;font-size:24px;line-height:32px;font-weight:700">${escapeHtml(title)}</td></tr>
${quote ? `<tr><td style="padding:0 0 12px"><div style="border-left:3px solid ${wine};padding:4px 0 4px 12px">${words}${from}</div></td></tr>` : ''}
<tr><td style="padding:0 0 20px">${escapeHtml(text).replaceAll('\n', '<br>')}</td></tr>
${rows}
<tr><td style="padding:0 0 ${notes.length > 0 ? 20 : 28}px"><a href="${escapeHtml(action.url)}" style="display:block;background:${wine};color:#ffffff;text-align:center;text-decoration:none;font-weight:700;padding:16px 24px;border-radius:14px">${escapeHtml(action.label)}</a></td></tr>
${notes.map(noteRow).join('\n')}
${footRow(content)}
</table></td></tr></table>
</body></html>`;
}

/** The plain text and the HTML of a mail: 600 px of tables, one wine button, colours that dark mode may invert. */
export const layoutEmail = (content: EmailContent): { text: string; html: string } => ({
  text: plainText(content),
  html: html(content),
});

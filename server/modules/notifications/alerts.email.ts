import type { AlertedStatement, MedianPrice } from '@/lib/contracts/account/alerts';
import type { NotificationParameters } from '@/lib/contracts/account/notifications';
import { notifiedReasons } from '@/lib/contracts/account/saved-searches';
import type { Locale } from '@/lib/contracts/common';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { otherCurrencyId } from '@/lib/domain/money/currency';
import { priceFallPct } from '@/lib/domain/money/price';
import { dealTypes, manyRooms } from '@/lib/domain/statement/market-ids';
import { formatPrice, formatPricePerSqm, formatRentPerSqm } from '@/lib/format/money';
import { formatArea, formatNumber } from '@/lib/format/number';
import enMail from '@/messages/en/mail.json';
import en from '@/messages/en/notifications.json';
import kaMail from '@/messages/ka/mail.json';
import ka from '@/messages/ka/notifications.json';
import ruMail from '@/messages/ru/mail.json';
import ru from '@/messages/ru/notifications.json';
import type { Mail } from '../../ports/mail';
import { fillTemplate } from '../auth/messenger';
import { type EmailContent, type EmailItem, type EmailNote, type EmailSite, homeUrl, layoutEmail } from './email-layout';
import type { EmailReader } from './notifications.email';
import type { NotificationRow } from './notifications.repository';

const dictionaries = {
  ka: { mail: kaMail, kind: ka.kinds.saved_search, titles: ka.titles },
  en: { mail: enMail, kind: en.kinds.saved_search, titles: en.titles },
  ru: { mail: ruMail, kind: ru.kinds.saved_search, titles: ru.titles },
};
const statementsMax = 6;

type Reason = AlertedStatement['reason'];

/** How many statements alerts of one email name for a reason, each once; alerts that were stored without ids add their counts. */
function countOf(reason: Reason, parameters: readonly NotificationParameters[]): number {
  const ids = parameters.flatMap(({ reason_ids }) => reason_ids?.[reason] ?? []);
  const withoutIds = parameters.filter(({ reason_ids }) => reason_ids === undefined);
  return withoutIds.reduce((sum, { reason_counts }) => sum + (reason_counts?.[reason] ?? 0), new Set(ids).size);
}

/** "New: 2 · Lower price: 1" */
export function alertTitle(parameters: readonly NotificationParameters[], locale: Locale): string {
  const labels = dictionaries[locale].mail.alert_reasons;
  return notifiedReasons
    .filter((reason) => countOf(reason, parameters) > 0)
    .map((reason) => `${fillTemplate(labels[reason], {})}: ${countOf(reason, parameters)}`)
    .join(' · ');
}

/** Where an alert leads: its search, or the favourites. A path without a language. */
export const alertPath = ({ search }: NotificationParameters): string =>
  search ? `/account/searches/${search.id}` : '/account/favorites';

/** "“Vake”: 3 found." */
export function alertText({ search, count }: NotificationParameters, locale: Locale): string {
  const texts = dictionaries[locale].mail.notifications;
  const values = { search: search?.name ?? '', count: String(count ?? '') };
  return fillTemplate(search ? texts.saved_search : texts.favorites, values);
}

/** "87 m² · Rooms: 3 · Floor 4/9 · Metro 19 min"; what is not known is left out, as all is in alerts that were stored without facts. */
function factsText(statement: AlertedStatement, locale: Locale): string {
  const { area, area_type_id: unit, room_count: rooms, floor, total_floors: total, metro_minutes: minutes } = statement;
  const labels = dictionaries[locale].mail.alert_facts;
  const floors = { floor: String(floor ?? ''), total: String(total ?? '') };
  return [
    area === undefined ? '' : formatArea(area, locale, unit),
    rooms ? fillTemplate(labels.rooms, { count: rooms >= manyRooms ? `${manyRooms}+` : String(rooms) }) : '',
    floors.floor && fillTemplate(floors.total ? labels.floor : labels.floor_alone, floors),
    minutes ? fillTemplate(labels.metro, { minutes: String(minutes) }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function toItem(statement: AlertedStatement, base: string, siteUrl: string, locale: Locale): EmailItem {
  const { id, titles, reason, image, currency_id = 1, price_minor: price, price_before_minor: before } = statement;
  const { other_price_minor: other, addresses } = statement;
  const { mail } = dictionaries[locale];
  const percent = reason === 'price' ? priceFallPct(before, price) : null;
  const shown = (minor: number | null | undefined, currencyId = currency_id): string =>
    minor === null || minor === undefined ? '' : formatPrice(toMajorUnits(minor), currencyId, locale);
  const priceBefore = shown(before);
  return {
    tag:
      percent === null
        ? fillTemplate(mail.alert_reasons[reason], {})
        : fillTemplate(mail.price_lower_by, { percent: String(percent) }),
    isCheaper: percent !== null,
    label: titles[locale],
    url: `${base}/statements/${id}`,
    image: image ? new URL(image, `${siteUrl}/`).href : null,
    price: shown(price),
    priceBefore,
    otherPrice: priceBefore === '' ? shown(other, otherCurrencyId(currency_id)) : '',
    address: addresses?.[locale] ?? '',
    facts: factsText(statement, locale),
  };
}

/** "Median price of apartments for sale in Vake: ₾3,790/m².", and the prices of the place. */
function medianNote(found: MedianPrice, base: string, locale: Locale): EmailNote {
  const { deal_type_id, median_minor, currency_id, places_in, slugs } = found;
  const { sale, rent, link } = dictionaries[locale].mail.median_price;
  const isRent = deal_type_id === dealTypes.rent;
  const figure = (isRent ? formatRentPerSqm : formatPricePerSqm)(toMajorUnits(median_minor), currency_id, locale);
  return {
    text: fillTemplate(isRent ? rent : sale, { place: places_in[locale], price: figure }),
    figure,
    link: { label: fillTemplate(link, {}), url: `${base}/prices/${slugs[locale]}` },
  };
}

/** One for each deal at a place. */
function medianNotes(parameters: readonly NotificationParameters[], base: string, locale: Locale): EmailNote[] {
  const notes = parameters.flatMap(({ search }) => (search?.median_price ? medianNote(search.median_price, base, locale) : []));
  return [...new Map(notes.map((note) => [note.text, note])).values()];
}

/**
 * Where the alerts of a search, or of several, are changed. A link opens the form with the new time; the visitor saves it, as mail
 * clients open links too.
 */
function settingsLinks(parameters: readonly NotificationParameters[], base: string, locale: Locale): EmailContent['settings'] {
  const { daily, change, change_all: changeAll } = dictionaries[locale].mail.alert_settings;
  const searches = new Map(parameters.flatMap(({ search }) => (search ? [[search.id, search] as const] : [])));
  const [search, ...more] = searches.values();
  if (!search) return [];
  const url = `${base}/account/searches`;
  if (more.length > 0) return [{ label: fillTemplate(changeAll, {}), url }];
  const form = `${url}?edit=${search.id}`;
  return [
    ...(search.frequency === 'instant' ? [{ label: fillTemplate(daily, {}), url: `${form}&when=daily` }] : []),
    { label: fillTemplate(change, {}), url: form },
  ];
}

/** "Hello, Nino!"; without the name of those who have none. */
function greetingText(name: string, locale: Locale): string {
  const { named, unnamed } = dictionaries[locale].mail.alert_greeting;
  const line = name.trim().replace(/\s+/g, ' ');
  return fillTemplate(line ? named : unnamed, { name: line });
}

/** The list of the only search, with how many it lists, or the favourites; the saved searches where the alerts are of several. */
function seeAllLink(parameters: readonly NotificationParameters[], base: string, locale: Locale): EmailContent['action'] {
  const { see_all: all, see_all_count: counted } = dictionaries[locale].mail;
  const [path = '', ...others] = new Set(parameters.map(alertPath));
  if (others.length > 0) return { label: fillTemplate(all, {}), url: `${base}/account/searches` };
  const total = parameters.at(-1)?.search?.total ?? 0;
  const label = total > 1 ? fillTemplate(counted, { count: formatNumber(total, locale) }) : fillTemplate(all, {});
  return { label, url: base + path };
}

/**
 * Alerts of one person as one email in their language, a statement that several of them name listed once.
 * @param rows at least one, all of one reader
 */
export function alertsEmail(
  rows: readonly NotificationRow[],
  { email, name, locale, unsubscribeToken }: EmailReader,
  emailSite: EmailSite,
): Mail {
  const { mail, kind, titles } = dictionaries[locale];
  const parameters = rows.map((row) => row.parameters);
  const statements = new Map(parameters.flatMap(({ statements = [] }) => statements.map((one) => [one.id, one] as const)));
  const { siteName, siteUrl } = emailSite;
  const base = homeUrl(emailSite, locale);
  const query = new URLSearchParams({ token: unsubscribeToken });
  const [first] = parameters;
  const title = alertTitle(parameters, locale) || fillTemplate(titles[first?.search ? 'saved_search' : 'favorites'], {});
  const [site, frame] = [siteName[locale], mail.notification];
  return {
    to: email,
    subject: title,
    unsubscribeUrl: `${siteUrl}/api/v1/notifications/unsubscribe?${query}`,
    ...layoutEmail({
      locale,
      site: emailSite,
      writtenAt: new Date(Math.max(...rows.map(({ createdAt }) => createdAt.getTime()))),
      title,
      quote: null,
      text: [greetingText(name, locale), ...parameters.map((one) => alertText(one, locale))].join('\n'),
      items: [...statements.values()].slice(0, statementsMax).map((one) => toItem(one, base, siteUrl, locale)),
      action: seeAllLink(parameters, base, locale),
      notes: medianNotes(parameters, base, locale),
      reason: fillTemplate(frame.reason, { site, kind: fillTemplate(kind, {}) }),
      unsubscribe: { label: fillTemplate(frame.unsubscribe, {}), url: `${base}/unsubscribe?${query}` },
      settings: settingsLinks(parameters, base, locale),
    }),
  };
}

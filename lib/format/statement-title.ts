import { slugify } from '@/lib/format/slugs/romanise';
import type { Locale } from '../contracts/common';
import {
  type DealTypeId,
  dealTypes,
  isRoomedType,
  manyRooms,
  type RealEstateTypeId,
  realEstateTypes,
  type StatementPair,
} from '../domain/statement/market-ids';

export type StatementTitleParts = StatementPair & {
  /** 10 means ten and more. Shown for apartments and houses only; null where unknown. */
  roomCount?: number | null;
  /** An apartment whose only room is living room and bedroom in one. */
  isStudio?: boolean;
  /** Locative of the place in the language of the title, with its preposition: "ვაკეში", "in Vake", "в Ваке". */
  placeIn?: string | null;
};

type TitleLabels = {
  deals: Readonly<Record<DealTypeId, string>>;
  types: Readonly<Record<RealEstateTypeId, string>>;
  studio: string;
};

const titleLabels: Readonly<Record<Locale, TitleLabels>> = {
  ka: {
    deals: { 1: 'იყიდება', 2: 'ქირავდება', 3: 'გირავდება', 7: 'ქირავდება დღიურად', 10: 'გაიცემა იჯარით' },
    types: { 1: 'ბინა', 2: 'კერძო სახლი', 3: 'აგარაკი', 4: 'მიწის ნაკვეთი', 5: 'კომერციული ფართი', 6: 'სასტუმრო' },
    studio: 'სტუდიო ტიპის ბინა',
  },
  en: {
    deals: { 1: 'for sale', 2: 'for rent', 3: 'for pledge', 7: 'for daily rent', 10: 'for lease' },
    types: { 1: 'apartment', 2: 'house', 3: 'country house', 4: 'land plot', 5: 'commercial space', 6: 'hotel' },
    studio: 'studio apartment',
  },
  ru: {
    deals: { 1: 'продаётся', 2: 'сдаётся', 3: 'сдаётся под залог', 7: 'посуточно сдаётся', 10: 'сдаётся в аренду' },
    types: { 1: 'квартира', 2: 'частный дом', 3: 'дача', 4: 'участок', 5: 'коммерческое помещение', 6: 'гостиница' },
    studio: 'квартира-студия',
  },
};

/** "იყიდება 3-ოთახიანი ბინა ვაკეში", "3-room apartment for sale in Vake", "Продаётся 3-комнатная квартира в Ваке". */
export function buildStatementTitle(parts: StatementTitleParts, locale: Locale): string {
  const deal = titleLabels[locale].deals[parts.dealTypeId];
  const subject = buildSubject(parts, locale);
  const order: Record<Locale, (string | null | undefined)[]> = {
    ka: [deal, subject, parts.placeIn],
    en: [subject, deal, parts.placeIn],
    ru: [deal, subject, parts.placeIn],
  };
  return capitalise(order[locale].filter(Boolean).join(' '));
}

/** Deals that neither the bare price nor the period after it shows. */
const namedDealIds: readonly DealTypeId[] = [dealTypes.pledge, dealTypes.lease];

/**
 * The title of a card, which leads with rooms, type and place: "3-ოთახიანი ბინა ვაკეში", "3-room apartment, Vake",
 * "3-комнатная квартира, Ваке". A sale and a rent are clear from the price above it; other deals follow.
 * @param placeName the place in the nominative of the language
 */
export function buildCardTitle(parts: StatementTitleParts, placeName: string | null, locale: Locale): string {
  const subject = capitalise(buildSubject(parts, locale));
  const offered = locale === 'ka' ? [subject, parts.placeIn].filter(Boolean).join(' ') : subject;
  const place = locale === 'ka' ? null : placeName;
  const deal = namedDealIds.includes(parts.dealTypeId) ? titleLabels[locale].deals[parts.dealTypeId] : null;
  return [offered, place, deal].filter(Boolean).join(', ');
}

/** The slug of a statement's address, without its id: "qiravdeba-3-otaxiani-bina-saburtaloze". */
export function buildStatementSlug(parts: StatementTitleParts, locale: Locale): string {
  return slugify(buildStatementTitle(parts, locale), locale);
}

/** What is offered: "3-ოთახიანი ბინა", "studio apartment", "5-комнатный частный дом". */
function buildSubject({ realEstateTypeId, roomCount, isStudio }: StatementTitleParts, locale: Locale): string {
  const { types, studio } = titleLabels[locale];
  if (isStudio && realEstateTypeId === realEstateTypes.apartment) return studio;
  const type = types[realEstateTypeId];
  if (!roomCount || !isRoomedType(realEstateTypeId)) return type;
  return `${describeRooms(roomCount, realEstateTypeId, locale)} ${type}`;
}

function describeRooms(roomCount: number, typeId: RealEstateTypeId, locale: Locale): string {
  const isMany = roomCount >= manyRooms;
  // дом is masculine, квартира and дача are feminine.
  const russian = typeId === realEstateTypes.house ? 'комнатный' : 'комнатная';
  const described: Record<Locale, string> = {
    ka: isMany ? 'მრავალოთახიანი' : `${roomCount}-ოთახიანი`,
    en: isMany ? `${manyRooms}+ room` : `${roomCount}-room`,
    ru: isMany ? `много${russian}` : `${roomCount}-${russian}`,
  };
  return described[locale];
}

function capitalise(text: string): string {
  // Georgian has no capital in running text; toUpperCase would give its display characters.
  return /^[a-zа-яё]/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

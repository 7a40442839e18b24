import type { Locale } from '../contracts/common';
import { type DealTypeId, isRoomedType, manyRooms, type RealEstateTypeId } from '../domain/statement/market-ids';

export type ListTitleParts = {
  dealTypeId?: DealTypeId | null;
  realEstateTypeId?: RealEstateTypeId | null;
  /** 10 means ten and more. Shown for apartments and houses only. */
  roomCount?: number | null;
  /** Locative of the place in the language of the title, with its preposition; the whole country where there is none. */
  placeIn?: string | null;
  /** Whether the list is of what is sold by auction. */
  isAuction?: boolean;
};

/** 0 means a list of every type. */
type TypeLabels = Readonly<Record<RealEstateTypeId | 0, string>>;

const country: Readonly<Record<Locale, string>> = { ka: 'საქართველოში', en: 'in Georgia', ru: 'в Грузии' };

const types: Readonly<Record<Locale, TypeLabels>> = {
  ka: {
    0: 'უძრავი ქონება',
    1: 'ბინები',
    2: 'კერძო სახლები',
    3: 'აგარაკები',
    4: 'მიწის ნაკვეთები',
    5: 'კომერციული ფართები',
    6: 'სასტუმროები',
  },
  en: {
    0: 'Real estate',
    1: 'Apartments',
    2: 'Houses',
    3: 'Country houses',
    4: 'Land plots',
    5: 'Commercial space',
    6: 'Hotels',
  },
  ru: {
    0: 'Недвижимость',
    1: 'Квартиры',
    2: 'Частные дома',
    3: 'Дачи',
    4: 'Земельные участки',
    5: 'Коммерческая недвижимость',
    6: 'Гостиницы',
  },
};

const auctions: Readonly<Record<Locale, string>> = { ka: 'აუქციონი', en: 'Auction', ru: 'Аукцион' };
const georgianDeals: Readonly<Record<DealTypeId, string>> = {
  1: 'იყიდება',
  2: 'ქირავდება',
  3: 'გირავდება',
  7: 'ქირავდება დღიურად',
  10: 'გაიცემა იჯარით',
};
const englishDeals: Readonly<Record<DealTypeId, string>> = {
  1: 'for sale',
  2: 'for rent',
  3: 'for pledge',
  7: 'for daily rent',
  10: 'for lease',
};
/** After "Продажа" and "Аренда". */
const russianGenitives: TypeLabels = {
  0: 'недвижимости',
  1: 'квартир',
  2: 'частных домов',
  3: 'дач',
  4: 'земельных участков',
  5: 'коммерческой недвижимости',
  6: 'гостиниц',
};

/**
 * "იყიდება ბინები თბილისში", "Apartments for sale in Tbilisi", "Продажа квартир в Тбилиси"; any part may be missing. With rooms:
 * "2-ოთახიანი ბინები", "2-room apartments", "2-комнатных квартир". Of auctions: "აუქციონი: ბინები თბილისში".
 */
export function buildListTitle({ isAuction, ...parts }: ListTitleParts, locale: Locale): string {
  const title = plainTitle(parts, locale);
  return isAuction ? `${auctions[locale]}: ${title.charAt(0).toLowerCase()}${title.slice(1)}` : title;
}

function plainTitle({ dealTypeId, realEstateTypeId, roomCount, placeIn }: ListTitleParts, locale: Locale): string {
  const typeKey = realEstateTypeId ?? 0;
  const rooms = roomCount && isRoomedType(typeKey) ? roomCount : null;
  const place = placeIn || country[locale];
  const type = withRooms(types[locale][typeKey], rooms, locale, 'ные');
  if (!dealTypeId) return `${capitalise(type)} ${place}`;
  const offers: Record<Locale, string> = {
    ka: `${georgianDeals[dealTypeId]} ${type}`,
    en: `${capitalise(type)} ${englishDeals[dealTypeId]}`,
    ru: russianOffer(dealTypeId, typeKey, rooms),
  };
  return `${offers[locale]} ${place}`;
}

/** @param russianEnding of the adjective in the case of the type */
function withRooms(type: string, roomCount: number | null, locale: Locale, russianEnding: 'ные' | 'ных'): string {
  if (roomCount === null) return type;
  const isMany = roomCount >= manyRooms;
  const adjectives: Record<Locale, string> = {
    ka: isMany ? 'მრავალოთახიანი' : `${roomCount}-ოთახიანი`,
    en: isMany ? `${manyRooms}+ room` : `${roomCount}-room`,
    ru: isMany ? `многокомнат${russianEnding}` : `${roomCount}-комнат${russianEnding}`,
  };
  return `${adjectives[locale]} ${type.charAt(0).toLowerCase()}${type.slice(1)}`;
}

// Georgian has no capital in running text; toUpperCase would give its display characters.
const capitalise = (text: string): string => (/^[а-яё]/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text);

function russianOffer(dealTypeId: DealTypeId, typeKey: RealEstateTypeId | 0, rooms: number | null): string {
  const genitive = withRooms(russianGenitives[typeKey], rooms, 'ru', 'ных');
  const offers: Record<DealTypeId, string> = {
    1: `Продажа ${genitive}`,
    2: `Аренда ${genitive}`,
    3: `${capitalise(withRooms(types.ru[typeKey], rooms, 'ru', 'ные'))} под залог`,
    7: `Посуточная аренда ${genitive}`,
    // Only land is leased, so the deal is enough to name it.
    10: typeKey === 0 ? 'Аренда земли' : `Аренда ${genitive}`,
  };
  return offers[dealTypeId];
}

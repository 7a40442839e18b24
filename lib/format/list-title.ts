import type { Locale } from '../contracts/common';
import type { DealTypeId, RealEstateTypeId } from './market-ids';

export type ListTitleParts = {
  dealTypeId?: DealTypeId | null;
  realEstateTypeId?: RealEstateTypeId | null;
  /** Locative of the place in the language of the title, with its preposition; the whole country where there is none. */
  placeIn?: string | null;
};

/** 0 stands for a list of every type. */
type TypeWords = Readonly<Record<RealEstateTypeId | 0, string>>;

const country: Readonly<Record<Locale, string>> = { ka: 'საქართველოში', en: 'in Georgia', ru: 'в Грузии' };

const types: Readonly<Record<Locale, TypeWords>> = {
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
const russianGenitives: TypeWords = {
  0: 'недвижимости',
  1: 'квартир',
  2: 'частных домов',
  3: 'дач',
  4: 'земельных участков',
  5: 'коммерческой недвижимости',
  6: 'гостиниц',
};

/** "იყიდება ბინები თბილისში", "Apartments for sale in Tbilisi", "Продажа квартир в Тбилиси"; any part may be missing. */
export function buildListTitle({ dealTypeId, realEstateTypeId, placeIn }: ListTitleParts, locale: Locale): string {
  const typeKey = realEstateTypeId ?? 0;
  const place = placeIn || country[locale];
  if (!dealTypeId) return `${types[locale][typeKey]} ${place}`;
  const offers: Record<Locale, string> = {
    ka: `${georgianDeals[dealTypeId]} ${types.ka[typeKey]}`,
    en: `${types.en[typeKey]} ${englishDeals[dealTypeId]}`,
    ru: russianOffer(dealTypeId, typeKey),
  };
  return `${offers[locale]} ${place}`;
}

function russianOffer(dealTypeId: DealTypeId, typeKey: RealEstateTypeId | 0): string {
  const genitive = russianGenitives[typeKey];
  const offers: Record<DealTypeId, string> = {
    1: `Продажа ${genitive}`,
    2: `Аренда ${genitive}`,
    3: `${types.ru[typeKey]} под залог`,
    7: `Посуточная аренда ${genitive}`,
    // Only land is leased, so the deal alone names it.
    10: typeKey === 0 ? 'Аренда земли' : `Аренда ${genitive}`,
  };
  return offers[dealTypeId];
}

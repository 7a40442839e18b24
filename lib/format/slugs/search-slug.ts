import type { Locale } from '@/lib/contracts/common';
import {
  type DealTypeId,
  dealTypeIds,
  dealTypeIdsOf,
  type RealEstateTypeId,
  realEstateTypeIds,
} from '@/lib/domain/statement/market-ids';

export type SearchSlugParts = {
  dealTypeId?: DealTypeId | null;
  realEstateTypeId?: RealEstateTypeId | null;
  /** Romanised locative of the place in the same language, with its preposition: "tbilisshi", "in-tbilisi", "v-tbilisi". */
  placeSlugIn?: string | null;
};

export type SearchSlugMeaning<Place> = {
  dealTypeId: DealTypeId | null;
  realEstateTypeId: RealEstateTypeId | null;
  place: Place | null;
};

/** 0 means every type. */
type TypeKey = RealEstateTypeId | 0;
type TypeSlugs = Readonly<Record<TypeKey, string>>;
type Head = { slug: string; dealTypeId: DealTypeId | null; realEstateTypeId: RealEstateTypeId | null };

/** The market's name of the unfiltered list, supported for old links. */
const WHOLE_LIST_SLUG = 'gancxadebebis-sia';

/** Words of published addresses, written out so that rewording a title moves no page. */
const typeSlugs: Readonly<Record<Locale, TypeSlugs>> = {
  ka: {
    0: 'udzravi-qoneba',
    1: 'bina',
    2: 'kerdzo-saxli',
    3: 'agaraki',
    4: 'miwis-nakveti',
    5: 'komertsiuli-farti',
    6: 'sastumro',
  },
  en: {
    0: 'real-estate',
    1: 'apartments',
    2: 'houses',
    3: 'country-houses',
    4: 'land-plots',
    5: 'commercial-space',
    6: 'hotels',
  },
  ru: {
    0: 'nedvizhimost',
    1: 'kvartiry',
    2: 'chastnye-doma',
    3: 'dachi',
    4: 'zemelnye-uchastki',
    5: 'kommercheskaia-nedvizhimost',
    6: 'gostinitsy',
  },
};
const russianGenitiveSlugs: TypeSlugs = {
  0: 'nedvizhimosti',
  1: 'kvartir',
  2: 'chastnykh-domov',
  3: 'dach',
  4: 'zemelnykh-uchastkov',
  5: 'kommercheskoi-nedvizhimosti',
  6: 'gostinits',
};

const buildOffer: Readonly<Record<Locale, (dealTypeId: DealTypeId, typeKey: TypeKey) => string>> = {
  ka: (dealTypeId, typeKey) => {
    const deals: Record<DealTypeId, string> = {
      1: 'iyideba',
      2: 'qiravdeba',
      3: 'giravdeba',
      7: 'qiravdeba-dghiurad',
      10: 'gaitsema-ijarit',
    };
    return `${deals[dealTypeId]}-${typeSlugs.ka[typeKey]}`;
  },
  en: (dealTypeId, typeKey) => {
    const deals: Record<DealTypeId, string> = {
      1: 'for-sale',
      2: 'for-rent',
      3: 'for-pledge',
      7: 'for-daily-rent',
      10: 'for-lease',
    };
    return `${typeSlugs.en[typeKey]}-${deals[dealTypeId]}`;
  },
  ru: (dealTypeId, typeKey) => {
    const genitive = russianGenitiveSlugs[typeKey];
    const offers: Record<DealTypeId, string> = {
      1: `prodazha-${genitive}`,
      2: `arenda-${genitive}`,
      3: `${typeSlugs.ru[typeKey]}-pod-zalog`,
      7: `posutochnaia-arenda-${genitive}`,
      10: typeKey === 0 ? 'arenda-zemli' : `arenda-${genitive}`,
    };
    return offers[dealTypeId];
  },
};

const headsByLocale: Readonly<Record<Locale, readonly Head[]>> = {
  ka: listHeads('ka'),
  en: listHeads('en'),
  ru: listHeads('ru'),
};

/**
 * The slug of a list: "iyideba-bina-tbilisshi", "apartments-for-sale-in-tbilisi", "prodazha-kvartir-v-tbilisi".
 * @returns null where no slug expresses it (nothing chosen, or a deal that the type does not have): such filters stay in the query of `/s`.
 */
export function buildSearchSlug({ dealTypeId, realEstateTypeId, placeSlugIn }: SearchSlugParts, locale: Locale): string | null {
  if (!dealTypeId && !realEstateTypeId && !placeSlugIn) return null;
  if (dealTypeId && realEstateTypeId && !dealTypeIdsOf(realEstateTypeId).includes(dealTypeId)) return null;
  const head = buildHead(dealTypeId ?? null, realEstateTypeId ?? null, locale);
  return placeSlugIn ? `${head}-${placeSlugIn}` : head;
}

/**
 * Every way to cut a slug into deal, type and place, the longest head first; for callers that look the place up themselves.
 */
export function splitSearchSlug(slug: string, locale: Locale): SearchSlugParts[] {
  const text = slug.toLowerCase();
  if (text === '' || text === WHOLE_LIST_SLUG) return [{ dealTypeId: null, realEstateTypeId: null, placeSlugIn: null }];
  return headsByLocale[locale]
    .filter((head) => text === head.slug || text.startsWith(`${head.slug}-`))
    .map(({ slug: headSlug, dealTypeId, realEstateTypeId }) => ({
      dealTypeId,
      realEstateTypeId,
      placeSlugIn: text.slice(headSlug.length + 1) || null,
    }));
}

/**
 * What a list's slug means in a language.
 * @param findPlace resolves the romanised locative of a place, null where there is no such place.
 * @returns null for a slug that means nothing: its page does not exist.
 */
export function parseSearchSlug<Place>(
  slug: string,
  locale: Locale,
  findPlace: (placeSlugIn: string) => Place | null,
): SearchSlugMeaning<Place> | null {
  for (const { dealTypeId = null, realEstateTypeId = null, placeSlugIn } of splitSearchSlug(slug, locale)) {
    const place = placeSlugIn ? findPlace(placeSlugIn) : null;
    if (!placeSlugIn || place !== null) return { dealTypeId, realEstateTypeId, place };
  }
  return null;
}

function buildHead(dealTypeId: DealTypeId | null, realEstateTypeId: RealEstateTypeId | null, locale: Locale): string {
  const typeKey = realEstateTypeId ?? 0;
  return dealTypeId ? buildOffer[locale](dealTypeId, typeKey) : typeSlugs[locale][typeKey];
}

function listHeads(locale: Locale): readonly Head[] {
  const heads: Head[] = [];
  for (const realEstateTypeId of [null, ...realEstateTypeIds]) {
    for (const dealTypeId of [null, ...(realEstateTypeId ? dealTypeIdsOf(realEstateTypeId) : dealTypeIds)]) {
      heads.push({ slug: buildHead(dealTypeId, realEstateTypeId, locale), dealTypeId, realEstateTypeId });
    }
  }
  return heads.sort((one, other) => other.slug.length - one.slug.length);
}

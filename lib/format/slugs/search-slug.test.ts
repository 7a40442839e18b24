import { describe, expect, it } from 'vitest';
import { dealTypeIds, dealTypeIdsOf, realEstateTypeIds } from '@/lib/domain/statement/market-ids';
import { buildListTitle } from '@/lib/format/list-title';
import { slugify } from './romanise';
import { buildSearchSlug, parseSearchSlug, splitSearchSlug } from './search-slug';

const locales = ['ka', 'en', 'ru'] as const;
const placesIn = {
  ka: { tbilisshi: 1, vakeshi: 38, 'abashelis-quchaze': 10, 'did-dighomshi': 29 },
  en: { 'in-tbilisi': 1, 'in-vake': 38, 'on-abasheli-street': 10, 'in-didi-dighomi': 29 },
  ru: { 'v-tbilisi': 1, 'v-vake': 38, 'na-ulitse-abasheli': 10, 'v-didi-digomi': 29 },
} satisfies Record<(typeof locales)[number], Record<string, number>>;

const findPlaceIn = (locale: (typeof locales)[number]) => {
  const ids = new Map<string, number>(Object.entries(placesIn[locale]));
  return (slug: string) => ids.get(slug) ?? null;
};

describe('buildSearchSlug', () => {
  it('is the market’s', () => {
    const sale = { dealTypeId: 1, realEstateTypeId: 1 } as const;
    expect(buildSearchSlug({ ...sale, placeSlugIn: 'tbilisshi' }, 'ka')).toBe('iyideba-bina-tbilisshi');
    expect(buildSearchSlug({ ...sale, placeSlugIn: 'in-tbilisi' }, 'en')).toBe('apartments-for-sale-in-tbilisi');
    expect(buildSearchSlug({ ...sale, placeSlugIn: 'v-tbilisi' }, 'ru')).toBe('prodazha-kvartir-v-tbilisi');
  });

  it('does without any part', () => {
    expect(buildSearchSlug({ dealTypeId: 2 }, 'ka')).toBe('qiravdeba-udzravi-qoneba');
    expect(buildSearchSlug({ realEstateTypeId: 3 }, 'en')).toBe('country-houses');
    expect(buildSearchSlug({ placeSlugIn: 'v-batumi' }, 'ru')).toBe('nedvizhimost-v-batumi');
  });

  it('has no slug for everything and for pairs that do not exist', () => {
    expect(buildSearchSlug({}, 'ka')).toBeNull();
    expect(buildSearchSlug({ dealTypeId: 2, realEstateTypeId: 4 }, 'ka')).toBeNull();
    expect(buildSearchSlug({ dealTypeId: 10, realEstateTypeId: 1, placeSlugIn: 'v-batumi' }, 'ru')).toBeNull();
  });

  it.each(['en', 'ru'] as const)('says in %s what a list title of today says', (locale) => {
    const country = { en: '-in-georgia', ru: '-v-gruzii' }[locale];
    for (const realEstateTypeId of [null, ...realEstateTypeIds]) {
      for (const dealTypeId of [null, ...(realEstateTypeId ? dealTypeIdsOf(realEstateTypeId) : dealTypeIds)]) {
        const title = slugify(buildListTitle({ dealTypeId, realEstateTypeId }, locale), locale);
        const head = buildSearchSlug({ dealTypeId, realEstateTypeId }, locale);
        if (head !== null) expect(`${head}${country}`).toBe(title);
      }
    }
  });
});

describe('parseSearchSlug', () => {
  it.each(locales)('reads back every combination in %s', (locale) => {
    const seen = new Set<string>();
    for (const realEstateTypeId of [null, ...realEstateTypeIds]) {
      for (const dealTypeId of [null, ...(realEstateTypeId ? dealTypeIdsOf(realEstateTypeId) : dealTypeIds)]) {
        for (const [placeSlugIn, place] of [[null, null] as const, ...Object.entries(placesIn[locale])]) {
          const slug = buildSearchSlug({ dealTypeId, realEstateTypeId, placeSlugIn }, locale);
          if (slug === null) continue;
          expect(parseSearchSlug(slug, locale, findPlaceIn(locale)), slug).toEqual({ dealTypeId, realEstateTypeId, place });
          seen.add(slug);
        }
      }
    }
    // Every type or none: its deals or none, with four places or none; less the one that has no part at all.
    expect(seen.size).toBe((6 + 5 * 5 + 4) * 5 - 1);
  });

  it('reads capitals of old links and the whole list', () => {
    const meaning = { dealTypeId: 1, realEstateTypeId: 1, place: 1 };
    expect(parseSearchSlug('iyideba-bina-Tbilisshi', 'ka', findPlaceIn('ka'))).toEqual(meaning);
    const everything = { dealTypeId: null, realEstateTypeId: null, place: null };
    expect(parseSearchSlug('gancxadebebis-sia', 'ka', findPlaceIn('ka'))).toEqual(everything);
    expect(parseSearchSlug('', 'en', findPlaceIn('en'))).toEqual(everything);
  });

  it('refuses unknown places, other languages and trailing scraps', () => {
    for (const slug of ['iyideba-bina-narniashi', 'tbilisshi', 'binadari', 'apartments-for-sale', 'iyideba']) {
      expect(parseSearchSlug(slug, 'ka', findPlaceIn('ka')), slug).toBeNull();
    }
  });
});

describe('splitSearchSlug', () => {
  it('offers the longest head first', () => {
    expect(splitSearchSlug('apartments-for-sale-in-tbilisi', 'en')).toEqual([
      { dealTypeId: 1, realEstateTypeId: 1, placeSlugIn: 'in-tbilisi' },
      { dealTypeId: null, realEstateTypeId: 1, placeSlugIn: 'for-sale-in-tbilisi' },
    ]);
  });
});

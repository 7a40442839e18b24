import type { Locale } from '@/lib/contracts/common';
import type { Building } from '../buildings/building';
import type { Equipment } from '../buildings/equipment';
import type { StatementKind } from '../market/kinds';
import type { SeedPlace } from '../market/places';
import type { SeedPrice } from '../market/price';

/** What a statement's words may speak of. */
export type Facts = {
  kind: StatementKind;
  building: Building;
  equipment: Equipment;
  place: SeedPlace;
  price: SeedPrice;
  isOwner: boolean;
  /** Minutes on foot to whatever the sentence names; a number that Russian counts as "минут". */
  minutes: number;
};

/** One sentence in three languages, and when it is true. */
export type Sentence = { when(facts: Facts): boolean } & Record<Locale, (facts: Facts) => string>;

/** A sentence whose words do not depend on figures. */
export const plain = (when: Sentence['when'], ka: string, en: string, ru: string): Sentence => ({
  when,
  ka: () => ka,
  en: () => en,
  ru: () => ru,
});

export const isApartment = ({ kind }: Facts): boolean => kind.typeId === 1;
export const isHouse = ({ kind }: Facts): boolean => kind.typeId === 2 || kind.typeId === 3;
export const isLand = ({ kind }: Facts): boolean => kind.typeId === 4;
export const isCommercial = ({ kind }: Facts): boolean => kind.typeId === 5;
export const isHotel = ({ kind }: Facts): boolean => kind.typeId === 6;
export const isSale = ({ kind }: Facts): boolean => kind.dealId === 1;
export const isRent = ({ kind }: Facts): boolean => kind.dealId === 2;
export const isDaily = ({ kind }: Facts): boolean => kind.dealId === 7;
export const isCity = ({ place }: Facts): boolean => !place.isSuburb && (place.cityId === 1 || place.cityId === 15);
export const has =
  (...ids: number[]) =>
  ({ equipment }: Facts): boolean =>
    ids.every((id) => equipment.parameters.includes(id));

import type { Locale } from '@/lib/contracts/common';
import { cityIds } from '@/lib/domain/place/place-index';
import { dealTypes, realEstateTypes } from '@/lib/domain/statement/market-ids';
import type { Building } from '../buildings/building';
import type { Equipment } from '../buildings/equipment';
import type { StatementKind } from '../market/kinds';
import type { SeedPlace } from '../market/places';
import type { SeedPrice } from '../market/price';

/** The topics of a description. */
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

export const isApartment = ({ kind }: Facts): boolean => kind.typeId === realEstateTypes.apartment;
export const isHouse = ({ kind }: Facts): boolean =>
  kind.typeId === realEstateTypes.house || kind.typeId === realEstateTypes.countryHouse;
export const isLand = ({ kind }: Facts): boolean => kind.typeId === realEstateTypes.land;
export const isCommercial = ({ kind }: Facts): boolean => kind.typeId === realEstateTypes.commercial;
export const isHotel = ({ kind }: Facts): boolean => kind.typeId === realEstateTypes.hotel;
export const isSale = ({ kind }: Facts): boolean => kind.dealId === dealTypes.sale;
export const isRent = ({ kind }: Facts): boolean => kind.dealId === dealTypes.rent;
export const isDaily = ({ kind }: Facts): boolean => kind.dealId === dealTypes.daily;
export const isCity = ({ place }: Facts): boolean =>
  !place.isSuburb && (place.cityId === cityIds.tbilisi || place.cityId === cityIds.batumi);
export const has =
  (...ids: number[]) =>
  ({ equipment }: Facts): boolean =>
    ids.every((id) => equipment.parameters.includes(id));

import type { PlaceSelection } from '@/components/place-picker/place-tree';

/** Ids by level; below a city those of districts and neighbourhoods that narrow it. */
export type PlaceIds = { cities: number[]; districts: number[]; urbans: number[] };

const texts = (ids: readonly number[]): string[] => ids.map(String);
const numbers = (ids: readonly string[]): number[] => ids.map(Number);

/** Places as the picker keeps them. */
export const toPlaceSelection = ({ cities, districts, urbans }: PlaceIds): PlaceSelection => [
  texts(cities),
  texts(districts),
  texts(urbans),
];

/** The places of the picker's selection. */
export const toPlaceIds = ([top, middle, leaves]: PlaceSelection): PlaceIds => ({
  cities: numbers(top),
  districts: numbers(middle),
  urbans: numbers(leaves),
});

import type { SelectedPlace } from '@/lib/domain/place/place-selection';
import { createLocalList } from './local-list';

const countMax = 4;

/** A place by its kind and id, as the API takes it: "urban-38". */
export type PlaceKey = `${SelectedPlace['kind']}-${number}`;

const isPlaceKey = (value: unknown): value is PlaceKey =>
  typeof value === 'string' && /^(city|district|urban|street|metro|complex)-\d{1,9}$/.test(value);

const recent = createLocalList('recent-places', isPlaceKey);

/** The last four places that were found by name, latest first. */
export const useRecentPlaces = recent.useItems;
export const clearRecentPlaces = (): void => recent.setItems([]);

export function rememberPlace({ kind, id }: Pick<SelectedPlace, 'kind' | 'id'>): void {
  const key: PlaceKey = `${kind}-${id}`;
  recent.setItems([key, ...recent.getItems().filter((other) => other !== key)].slice(0, countMax));
}

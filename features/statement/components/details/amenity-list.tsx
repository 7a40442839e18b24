import { useLocale, useTranslations } from 'next-intl';
import type { Amenity } from '@/lib/contracts/statements/amenities';

/** Amenities with their own icon in the sprite; the others share a tick. */
export const drawnAmenities: ReadonlySet<string> = new Set([
  'internet',
  'tv',
  'gas',
  'furniture',
  'spa',
  'elevator',
  'truck_elevator',
  'bar',
  'gym',
  'bed',
  'fire_place',
  'grill',
  'tub',
  'swimming_pool_closed',
  'swimming_pool_open',
  'schlagbaum',
  'fire_system',
  'concierge',
  'sauna',
  'sofa',
  'table',
  'chair',
  'stove',
  'oven',
  'living_room',
  'water',
  'sewerage',
  'electricity',
  'alarm',
  'ventilation',
  'phone',
  'coded_door',
  'guard',
  'conditioner',
  'refrigerator',
  'washing_machine',
  'dishwasher_machine',
  'kitchen',
  'for_parties',
  'pets_allowed',
  'storeroom',
  'airbnb_booking_account',
  'investment',
  'for_special_people',
  'tungsten',
  'fruit_tree',
  'cellar',
  'fenced',
  'gate',
  'way',
  'home',
  'article',
  'possible_divide',
]);

const iconOf = (key: string | null): string => (key !== null && drawnAmenities.has(key) ? key : 'other');

export function AmenityList({ amenities }: { amenities: Amenity[] }) {
  const locale = useLocale();
  const t = useTranslations('statement');
  return (
    <section aria-labelledby="amenities">
      <h2 id="amenities" className="type-h3">
        {t('amenities')}
      </h2>
      <ul className="type-sm mt-3 grid gap-x-4 gap-y-3 min-[360px]:grid-cols-2 sm:grid-cols-3 side:grid-cols-4">
        {amenities.map(({ id, key, display_names }) => {
          return (
            <li key={id} className="flex min-w-0 items-start gap-2.5 [overflow-wrap:anywhere]">
              <svg aria-hidden="true" className="mt-px size-5 shrink-0 text-ink-3">
                <use href={`/assets/icons/amenities.svg#${iconOf(key)}`} />
              </svg>
              {display_names[locale]}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

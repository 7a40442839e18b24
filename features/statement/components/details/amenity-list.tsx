import { useLocale, useTranslations } from 'next-intl';
import type { Amenity } from '@/lib/contracts/statements/statements';
import { amenityIcon } from './amenity-icon';

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
          const Icon = amenityIcon(key);
          return (
            <li key={id} className="flex items-start gap-2.5">
              <Icon aria-hidden="true" className="mt-px size-5 shrink-0 text-ink-3" />
              {display_names[locale]}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

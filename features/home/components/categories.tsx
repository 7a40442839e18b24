import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/navigation/link';
import type { RealEstateTypeId } from '@/lib/domain/statement/market-ids';
import { formatNumber } from '@/lib/format/number';
import { searchPath } from '@/lib/routes/addresses/search-address';

const categories = [
  { id: 1, key: 'apartment', scene: 'tower-01' },
  { id: 2, key: 'house', scene: 'house-02' },
  { id: 3, key: 'country_house', scene: 'cottage-01' },
  { id: 5, key: 'commercial', scene: 'commercial-01' },
  { id: 4, key: 'land_plot', scene: 'land-01' },
] as const satisfies { id: RealEstateTypeId; key: string; scene: string }[];

export const categoryTypeIds: readonly number[] = categories.map((category) => category.id);

/** The types of real estate, each with its number of statements. */
export function Categories({ countByTypeId }: { countByTypeId: ReadonlyMap<number, number> }) {
  const t = useTranslations('home');
  const types = useTranslations('layout.types');
  const locale = useLocale();
  return (
    <section aria-labelledby="categories" className="pt-1.5 pb-6 lg:pb-9">
      <h2 id="categories" className="sr-only">
        {t('categories')}
      </h2>
      <ul className="container-page flex gap-3 overflow-x-auto [scrollbar-width:none] lg:grid lg:grid-cols-5 lg:gap-5 lg:overflow-visible">
        {categories.map(({ id, key, scene }) => {
          const count = formatNumber(countByTypeId.get(id) ?? 0, locale);
          return (
            <li key={id} className="w-31 shrink-0 md:w-45 lg:w-auto">
              <Link href={searchPath(locale, { real_estate_types: [id] })} className="group block rounded-card">
                <span className="block overflow-hidden rounded-card">
                  {/* biome-ignore lint/performance/noImgElement: The drawings are files in their right size already. */}
                  <img
                    loading="lazy"
                    src={`/assets/scenes/${scene}-thumb.webp`}
                    width={480}
                    height={320}
                    alt=""
                    decoding="async"
                    className="block h-22 w-full object-cover transition-transform duration-240 group-hover:scale-[1.02] lg:h-33"
                  />
                </span>
                <span className="flex flex-col pt-2 lg:flex-row lg:items-baseline lg:justify-between lg:gap-2 lg:pt-3">
                  <span className="type-sm font-semibold group-hover:text-brand-text lg:text-ui">{types(key)}</span>
                  {count === undefined ? null : <span className="num type-sm text-ink-2 lg:text-ui">{count}</span>}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

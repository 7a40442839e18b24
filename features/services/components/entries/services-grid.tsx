import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/navigation/link';
import { currencyIds } from '@/lib/domain/money/currency';
import { formatPriceFrom } from '@/lib/format/money';
import { localePath } from '@/lib/routes/locale-path';
import { serviceRoutes } from '@/lib/routes/service-routes';
import type { ServicePrices } from '../../queries/service-page';
import { ServiceIcon } from '../service-icon';

/** The paid services of the home page in a ruled grid, each with its smallest price where that is known. */
export function ServicesGrid({ prices }: { prices: ServicePrices }) {
  const [t, locale] = [useTranslations('services'), useLocale()];
  return (
    <section id="services" aria-labelledby="services-title" className="container-page py-6 lg:py-9">
      <h2 id="services-title" className="mt type-h2">
        {t('home.title')}
      </h2>
      <p className="type-sm mt-0.5 text-ink-2">{t('home.text')}</p>
      <ul className="mt-4 grid gap-px overflow-hidden rounded-card bg-line shadow-[0_0_0_1px_var(--line)] min-[21.25em]:grid-cols-2 lg:grid-cols-4">
        {serviceRoutes.map(({ key, serviceId, landing }) => {
          const price = prices.get(key);
          return (
            <li key={key} className="relative flex flex-col bg-surface p-3.5 transition hover:bg-tuff-50 lg:p-5">
              <span className="flex items-start justify-between gap-3">
                <span className="flex size-11 items-center justify-center rounded-control bg-saperavi-50 text-brand-text">
                  <ServiceIcon serviceId={serviceId} className="size-6" />
                </span>
                {price === undefined ? null : (
                  <span className="num type-sm font-medium">{formatPriceFrom(price, currencyIds.gel, locale)}</span>
                )}
              </span>
              <Link href={localePath(locale, landing)} className="type-ui mt-3 font-semibold stretched">
                {t(`names.${key}`)}
              </Link>
              <span className="type-xs mt-0.5 text-ink-2">{t(`home.${key}`)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { getLocale, getTranslations } from 'next-intl/server';
import { buttonClasses } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/navigation/link';
import { currencyIds } from '@/lib/domain/money/currency';
import { formatPriceFrom } from '@/lib/format/money';
import { localePath } from '@/lib/routes/locale-path';
import { serviceRoutes } from '@/lib/routes/service-routes';
import { getServicePrices } from '../../queries/service-page';
import { ServiceIcon } from '../service-icon';

/** One service next to a related text; absent for an unknown key. */
export async function ServiceTeaser({ service }: { service: string }) {
  const route = serviceRoutes.find(({ key }) => key === service);
  if (!route) return null;
  const [t, locale] = [await getTranslations('services'), await getLocale()];
  const price = (await getServicePrices()).get(route.key);
  const order = t(`orders.${route.key}`);
  return (
    <section aria-labelledby="service-teaser" className="rounded-card p-5 shadow-hairline print:hidden">
      <ServiceIcon serviceId={route.serviceId} className="size-6 text-brand-text" />
      <h2 id="service-teaser" className="type-h3 mt-2.5">
        {t(`names.${route.key}`)}
      </h2>
      <p className="type-sm mt-0.5 text-ink-2">{t(`home.${route.key}`)}</p>
      <Link
        href={localePath(locale, route.landing)}
        className={`${buttonClasses({ variant: 'secondary', isFullWidth: true })} mt-3.5`}
      >
        {price === undefined ? order : `${order} · ${formatPriceFrom(price, currencyIds.gel, locale)}`}
      </Link>
    </section>
  );
}

import { getLocale, getTranslations } from 'next-intl/server';
import { buttonClasses } from '@/components/ui/buttons/button';
import { FootBar } from '@/components/ui/navigation/foot-bar';
import type { ServicePage, ServicePageKey, ServiceTypes } from '@/lib/contracts/money/services';
import { currencyIds } from '@/lib/domain/money/currency';
import { formatPriceFrom } from '@/lib/format/money';
import { serviceRouteOf } from '@/lib/routes/service-routes';
import { ServiceJsonLd } from '@/lib/seo/json-ld/service-json-ld';
import { getServicePage, getServiceTypes } from '../../queries/service-page';
import { Benefits } from './benefits';
import { Hero } from './hero';
import { orderHref } from './order-href';
import { PriceCards } from './price-cards';
import { Questions } from './questions';
import { Samples } from './samples';
import { Steps } from './steps';

/** The content below the order form where it has no landing page. */
export async function ServiceStory({ page }: { page: ServicePage }) {
  const [t, locale] = [await getTranslations('services'), await getLocale()];
  return (
    <>
      <ServiceJsonLd page={page} name={t(`names.${page.key}`)} locale={locale} />
      <Steps steps={page.steps} />
      <Benefits benefits={page.benefits} />
      <Samples page={page.key} />
      <Questions questions={page.questions} />
    </>
  );
}

/** The bottom bar of phones: the price and a link to the order. */
function OrderBar({ name, price, action, href }: { name: string; price: string; action: string; href: string }) {
  return (
    <FootBar className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="min-w-0">
        <span className="type-xs block truncate text-ink-2">{name}</span>
        <span className="type-ui num block font-bold">{price}</span>
      </p>
      <a href={href} rel="nofollow" className={buttonClasses()}>
        {action}
      </a>
    </FootBar>
  );
}

type Props = { service: ServicePageKey; isSignedIn: boolean };

/** The page that presents a service: all of its texts and prices come from the API. */
export async function ServiceLanding({ service, isSignedIn }: Props) {
  const [t, locale] = [await getTranslations('services'), await getLocale()];
  const [page, types]: [ServicePage, ServiceTypes] = await Promise.all([
    getServicePage(service),
    getServiceTypes(serviceRouteOf(service).catalogue),
  ]);
  const [name, order] = [t(`names.${service}`), t(`orders.${service}`)];
  const href = await orderHref(service, isSignedIn);
  const price = formatPriceFrom(page.price_from, currencyIds.gel, locale);
  return (
    <div className="flex flex-col">
      <ServiceJsonLd page={page} name={name} locale={locale} />
      <Hero page={page} types={types} name={name} action={href ? { href, label: `${order} · ${price}` } : null} />
      {/* On phones the prices come before the steps. */}
      <div className="max-lg:order-1">
        <Steps steps={page.steps} />
      </div>
      <PriceCards types={types} href={href} action={t('landing.choose')} />
      <div className="max-lg:order-2">
        <Benefits benefits={page.benefits} />
        <Samples page={page.key} />
        <Questions questions={page.questions} />
      </div>
      {href ? <OrderBar name={name} price={price} action={order} href={href} /> : null}
    </div>
  );
}

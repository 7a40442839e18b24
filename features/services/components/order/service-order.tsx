import { getTranslations } from 'next-intl/server';
import type { ServicePageKey } from '@/lib/contracts/money/services';
import { PageMessages } from '@/lib/i18n/page-messages';
import { serviceRouteOf } from '@/lib/routes/service-routes';
import { readOrderStart } from '../../domain/order-start';
import { getServiceTypes } from '../../queries/service-page';
import { OrderView } from './order-view';
import { ResultPicture } from './result-picture';

export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

type Props = { service: ServicePageKey; searchParams: SearchParams };

/** The order view of a service: its heading, and the form, which is loaded after the page. */
export async function ServiceOrder({ service, searchParams }: Props) {
  const [t, query] = [await getTranslations('services'), await searchParams];
  const catalogue = await getServiceTypes(serviceRouteOf(service).catalogue);
  return (
    <>
      <header className="mb-6 lg:mr-112">
        <h1 className="mt type-h1">{t('order.title', { name: t(`names.${service}`) })}</h1>
        <p className="type-body mt-1 text-ink-2">{t('order.text')}</p>
      </header>
      <PageMessages names={['auth', 'checkout', 'order_lines', 'place', 'services']}>
        <OrderView
          service={service}
          catalogue={catalogue}
          start={readOrderStart(query)}
          picture={<ResultPicture service={service} />}
        />
      </PageMessages>
    </>
  );
}

'use client';

import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { PagedList } from '@/components/crud/paged-list';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Link } from '@/components/ui/navigation/link';
import { Menu } from '@/components/ui/overlays/menu';
import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format/number';
import { localePath } from '@/lib/routes/locale-path';
import { orderPathOf, serviceRoutes } from '@/lib/routes/service-routes';
import { type OrderListing, orderListingHref, orderTabs, readOrderListing } from '../../domain/order-listing';
import { useOrder, useOrderCount, useOrders } from '../../queries/orders';
import { ActivePackages } from './active-packages';
import { OrderPanel } from './order-panel';
import { OrderRow } from './order-row';

/** A tab with the number of its orders. */
function StateTab({ listing, state }: { listing: OrderListing; state: OrderListing['state'] }) {
  const t = useTranslations('orders.tabs');
  const locale = useLocale();
  const { data: count } = useOrderCount(listing.serviceId, state);
  const isOpen = listing.state === state;
  return (
    <Link
      href={orderListingHref({ ...listing, state, page: 1, orderId: null })}
      scroll={false}
      aria-current={isOpen ? 'page' : undefined}
      className={cn(
        'type-ui relative flex h-12 items-center gap-2 px-4 whitespace-nowrap text-ink-2 transition first:pl-0 hover:text-ink focus-visible:-outline-offset-2',
        isOpen &&
          "font-semibold text-brand-text after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-t-[3px] after:bg-brand after:content-['']",
      )}
    >
      {t(state ?? 'all')}
      {count === undefined ? null : <span className="num type-xs text-ink-2">{formatNumber(count, locale)}</span>}
    </Link>
  );
}

/** What can be ordered, each with its order view. */
function OrderMenu({ serviceId }: { serviceId: number | null }) {
  const t = useTranslations('services');
  const ordersText = useTranslations('orders');
  const locale = useLocale();
  const offered = serviceRoutes.filter((route) => orderPathOf(route) !== null);
  const single = offered.find((route) => route.serviceId === serviceId);
  if (single)
    return (
      <Link href={localePath(locale, single.accountOrder)} className={buttonClasses()}>
        <PlusIcon aria-hidden="true" className="size-5" />
        {t(`orders.${single.key}`)}
      </Link>
    );
  return (
    <Menu
      align="end"
      trigger={
        <Button icon={<PlusIcon aria-hidden="true" className="size-5" />} className="max-sm:w-full">
          {ordersText('order')}
        </Button>
      }
      items={offered.map((route) => ({
        id: route.key,
        label: t(`names.${route.key}`),
        link: <Link href={localePath(locale, route.accountOrder)} />,
      }))}
    />
  );
}

function OpenedOrder({ id, now }: { id: number; now: Date }) {
  const t = useTranslations('orders');
  const common = useTranslations('common');
  const { data: order, isPending, isError, error, refetch } = useOrder(id);
  if (order) return <OrderPanel key={order.id} order={order} now={now} />;
  if (isPending) return <Skeleton className="h-150 w-full rounded-card" />;
  const isMissing = isError && 'status' in error && error.status === 404;
  return (
    <InlineAlert
      tone="error"
      isLive
      action={
        isMissing ? undefined : (
          <Button variant="ghost" size="sm" onClick={() => void refetch()}>
            {common('retry')}
          </Button>
        )
      }
    >
      {t(isMissing ? 'missing' : 'failed_text')}
    </InlineAlert>
  );
}

type Props = {
  /** Null shows the orders of every service. */
  serviceId: number | null;
  labels: { title: string; empty: string; text: string };
};

/**
 * The visitor's orders next to the open one; on phones the list, and an order on its own page. What is shown is in the
 * address, so that a link opens it.
 */
export function OrdersView({ serviceId, labels }: Props) {
  const t = useTranslations('orders');
  const [now] = useState(() => new Date());
  const listing = readOrderListing(useSearchParams(), serviceId);
  const orders = useOrders(listing);
  const openId = listing.orderId ?? null;
  const first = orders.data?.data[0]?.id ?? null;
  const shownId = openId ?? first;
  const isEmpty = orders.data?.total === 0 && openId === null;
  return (
    <>
      <header className={cn('mb-2 flex flex-wrap items-center gap-3', openId !== null && 'max-lg:hidden')}>
        <h1 className="type-h2 mt mr-auto">{labels.title}</h1>
        {isEmpty ? null : <OrderMenu serviceId={serviceId} />}
      </header>
      {serviceId === null && openId === null ? <ActivePackages now={now} /> : null}
      <nav
        aria-label={t('tabs.label')}
        className={cn('flex overflow-x-auto border-b border-line [scrollbar-width:none]', openId !== null && 'max-lg:hidden')}
      >
        {orderTabs.map((state) => (
          <StateTab key={state ?? 'all'} listing={listing} state={state} />
        ))}
      </nav>
      {openId === null ? null : (
        <Link
          href={orderListingHref({ ...listing, orderId: null })}
          className="type-ui mb-3 inline-flex min-h-11 items-center gap-2 lg:hidden"
        >
          <ArrowLeftIcon aria-hidden="true" className="size-5" />
          {labels.title}
        </Link>
      )}
      <div
        className={cn(
          'mt-5 grid items-start gap-6',
          !isEmpty && 'lg:grid-cols-[--spacing(93)_1fr] max-side:lg:grid-cols-[--spacing(76)_1fr]',
        )}
      >
        <div className={cn('min-w-0', openId !== null && 'max-lg:hidden')}>
          <PagedList
            query={orders}
            labels={{ loading: t('loading'), failedTitle: t('failed_title'), failedText: t('failed_text') }}
            empty={
              <EmptyState
                art="house"
                title={listing.state ? t('empty_state') : labels.empty}
                text={labels.text}
                actions={<OrderMenu serviceId={serviceId} />}
              />
            }
            hrefFor={(page) => orderListingHref({ ...listing, page, orderId: null })}
            row={(order) => (
              <OrderRow
                order={order}
                href={orderListingHref({ ...listing, orderId: order.id })}
                isOpen={order.id === shownId}
                now={now}
              />
            )}
          />
        </div>
        {shownId === null || isEmpty ? null : (
          <div className={cn('min-w-0', openId === null && 'max-lg:hidden')}>
            <OpenedOrder id={shownId} now={now} />
          </div>
        )}
      </div>
    </>
  );
}

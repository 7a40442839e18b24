'use client';

import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { useRouter, useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CrudPagination } from '@/components/crud/crud-pagination';
import { CrudSearch } from '@/components/crud/crud-search';
import { buttonClasses } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { cn } from '@/lib/cn';
import { type DeskOrders, deskGroups } from '@/lib/contracts/money/desk';
import { type DeskListing, deskCsvHref, deskHref, readDeskListing } from '../../domain/desk-listing';
import { useDesk } from '../../queries/desk';
import { AdminPage } from '../admin-page';
import { QueryStates } from '../query-states';
import { DeskCounters } from './desk-counters';
import { DeskOrderDialog } from './desk-order-dialog';
import { DeskRow } from './desk-row';

function Groups({ desk, listing, now }: { desk: DeskOrders; listing: DeskListing; now: Date }) {
  const t = useTranslations('admin.orders');
  const locale = useLocale();
  if (desk.orders.data.length === 0) return <EmptyState art="key" title={t('empty_title')} text={t('empty_text')} />;
  return (
    <>
      {deskGroups.map((group) => {
        const orders = desk.orders.data.filter((order) => order.group === group);
        if (orders.length === 0) return null;
        return (
          <section key={group} aria-labelledby={`desk-${group}`} className="mb-5" lang={locale}>
            <h2 id={`desk-${group}`} className="type-h3 mb-2">
              {t(`groups.${group}`)}
            </h2>
            <ul className="flex flex-col gap-2">
              {orders.map((order) => (
                <li key={order.id}>
                  <DeskRow order={order} now={now} href={deskHref({ ...listing, orderId: order.id })} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <CrudPagination paged={desk.orders} hrefFor={(page) => deskHref({ ...listing, page, orderId: null })} />
    </>
  );
}

/** The orders that wait for the staff: counted, found, opened and moved on. */
export function OrderDesk() {
  const [t, locale] = [useTranslations('admin'), useLocale()];
  const router = useRouter();
  const listing = readDeskListing(useSearchParams());
  const [now] = useState(() => new Date());
  const query = useDesk(listing);
  const { data } = query;
  return (
    <AdminPage view="orders">
      {data ? <DeskCounters counters={data.counters} listing={listing} /> : null}
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <CrudSearch q={listing.q} hrefFor={(q) => deskHref({ q })} label={t('orders.search')} />
        <a
          href={deskCsvHref(listing, locale)}
          download
          className={cn(buttonClasses({ variant: 'ghost', size: 'md' }), 'sm:ml-auto')}
        >
          <DownloadSimpleIcon aria-hidden="true" className="size-5" />
          {t('orders.csv_link')}
        </a>
      </div>
      <QueryStates query={query} />
      {data ? <Groups desk={data} listing={listing} now={now} /> : null}
      {listing.orderId === null ? null : (
        <DeskOrderDialog
          id={listing.orderId}
          onClose={() => router.replace(deskHref({ ...listing, orderId: null }), { scroll: false })}
        />
      )}
    </AdminPage>
  );
}

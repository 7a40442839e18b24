'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { PagedList } from '@/components/crud/paged-list';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { Paged } from '@/lib/contracts/paged';
import { listParamsHref, readListParams } from '@/lib/routes/list-params';
import { AdminPage, type AdminView } from './admin-page';

type Props<Item> = {
  view: AdminView;
  /** The hook that reads one page of the list. */
  useItems: (page: number) => UseQueryResult<Paged<Item>>;
  row: (item: Item, now: Date) => ReactNode;
};

/** A page of the staff with one list. */
export function AdminList<Item extends { id: number }>({ view, useItems, row }: Props<Item>) {
  const t = useTranslations('admin');
  const { page } = readListParams(useSearchParams());
  const [now] = useState(() => new Date());
  return (
    <AdminPage view={view}>
      <PagedList
        query={useItems(page)}
        labels={{ loading: t('loading'), failedTitle: t('failed_title'), failedText: t('failed_text') }}
        empty={<EmptyState art="key" title={t('empty_title')} text={t('empty_text')} />}
        hrefFor={(next) => listParamsHref({ q: '', page: next })}
        row={(item) => row(item, now)}
      />
    </AdminPage>
  );
}

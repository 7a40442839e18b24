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
  /** The hook that reads one page of the list and its search. */
  useItems: (page: number, q: string) => UseQueryResult<Paged<Item>>;
  row: (item: Item, now: Date) => ReactNode;
  /** Above the list: its search field, or the button for a new item. */
  search?: ReactNode;
  /** Text of an empty list; by default that nothing is waiting. */
  empty?: { title: string; text: string };
};

/** A page of the staff with one list. */
export function AdminList<Item extends { id: number }>({ view, useItems, row, search, empty }: Props<Item>) {
  const t = useTranslations('admin');
  const { q, page } = readListParams(useSearchParams());
  const [now] = useState(() => new Date());
  return (
    <AdminPage view={view}>
      {search ? <div className="mb-3">{search}</div> : null}
      <PagedList
        query={useItems(page, q)}
        labels={{ loading: t('loading'), failedTitle: t('failed_title'), failedText: t('failed_text') }}
        empty={<EmptyState art="key" title={empty?.title ?? t('empty_title')} text={empty?.text ?? t('empty_text')} />}
        hrefFor={(next) => listParamsHref({ q: search ? q : '', page: next })}
        row={(item) => row(item, now)}
      />
    </AdminPage>
  );
}

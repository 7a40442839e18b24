'use client';

import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useToast } from '@/components/ui/feedback/toast';
import type { StaffGroupCompany } from '@/lib/contracts/staff/site-content';
import { useGroupCompanies, useRemoveGroupCompany, useReorderGroupCompanies } from '../../queries/site-content';
import { AdminPage } from '../admin-page';
import { QueryStates } from '../query-states';
import { GroupCompanyDialog } from './group-company-dialog';
import { SiteItems } from './site-items';

/** The other companies of the group, as the modal and the footer show them. */
export function GroupCompanyList() {
  const [t, items] = [useTranslations('admin.group_companies'), useTranslations('admin.site_items')];
  const [locale, toast] = [useLocale(), useToast()];
  const query = useGroupCompanies();
  const { data } = query;
  const { mutateAsync: reorder } = useReorderGroupCompanies();
  const { mutateAsync: remove } = useRemoveGroupCompany();
  const [edited, setEdited] = useState<StaffGroupCompany | 'new' | null>(null);
  return (
    <AdminPage view="group_companies">
      <Button icon={<PlusIcon aria-hidden="true" className="size-5" />} onClick={() => setEdited('new')} className="mb-3">
        {t('add')}
      </Button>
      <QueryStates query={query} />
      {data?.length === 0 ? <EmptyState art="key" title={t('empty_title')} text={t('empty_text')} /> : null}
      {data ? (
        <SiteItems
          label={t('title')}
          items={data}
          nameOf={({ names }) => names[locale]}
          content={({ names, descriptions, logo }) => (
            <div className="flex items-center gap-3 py-1">
              {/* biome-ignore lint/performance/noImgElement: a small drawing needs no other sizes. */}
              <img src={logo} alt="" width={32} height={32} className="size-8 shrink-0 rounded-sm object-contain" />
              <div className="min-w-0">
                <p className="type-ui">{names[locale]}</p>
                <p className="type-xs text-ink-2">{descriptions[locale]}</p>
              </div>
            </div>
          )}
          onEdit={setEdited}
          onReorder={reorder}
          onRemove={remove}
        />
      ) : null}
      {edited ? (
        <GroupCompanyDialog
          company={edited === 'new' ? null : edited}
          isOpen
          onOpenChange={(isOpen) => isOpen || setEdited(null)}
          onDone={() => {
            setEdited(null);
            toast.success(items('saved'));
          }}
        />
      ) : null}
    </AdminPage>
  );
}

'use client';

import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Tag } from '@/components/ui/display/tag';
import { useToast } from '@/components/ui/feedback/toast';
import { footerRows, type StaffFooterEntry } from '@/lib/contracts/staff/site-content';
import { useFooter, useRemoveFooterEntry, useReorderFooter } from '../../queries/site-content';
import { AdminPage } from '../admin-page';
import { QueryStates } from '../query-states';
import { FooterDialog, type FooterPlace } from './footer-dialog';
import { SiteItems } from './site-items';

type LevelProps = { label: string; entries: readonly StaffFooterEntry[]; onEdit: (entry: StaffFooterEntry) => void };

function Level({ label, entries, onEdit }: LevelProps) {
  const [t, locale] = [useTranslations('admin.footer'), useLocale()];
  const { mutateAsync: reorder } = useReorderFooter();
  const { mutateAsync: remove } = useRemoveFooterEntry();
  return (
    <SiteItems
      label={label}
      items={entries}
      nameOf={({ titles }) => titles[locale]}
      content={({ titles, url, has_count }) => (
        <>
          <p className="type-ui flex flex-wrap items-center gap-2">
            {titles[locale]}
            {has_count ? <Tag tone="info">{t('count')}</Tag> : null}
          </p>
          {url ? <p className="type-xs text-ink-2">{url}</p> : null}
        </>
      )}
      onEdit={onEdit}
      onReorder={reorder}
      onRemove={remove}
    />
  );
}

type OpenForm = (place: FooterPlace, title: string) => void;

/** A row of the footer: its groups, and the links of each. */
function Row({ row, entries, open }: { row: FooterPlace['row']; entries: readonly StaffFooterEntry[]; open: OpenForm }) {
  const [t, items, locale] = [useTranslations('admin.footer'), useTranslations('admin.site_items'), useLocale()];
  const own = entries.filter((entry) => entry.row === row);
  const groups = own.filter(({ parent_id }) => parent_id === null);
  const edit = (entry: StaffFooterEntry) =>
    open({ row, parentId: entry.parent_id, entry }, items('edit', { name: entry.titles[locale] }));
  const addLabel = t(row === 'social' ? 'add_network' : 'add_group');
  return (
    <section aria-label={t(`rows.${row}`)} className="mt-6">
      <h2 className="type-h3 mb-2">{t(`rows.${row}`)}</h2>
      <Level label={t(`rows.${row}`)} entries={groups} onEdit={edit} />
      <Button
        variant="secondary"
        size="sm"
        icon={<PlusIcon aria-hidden="true" className="size-4.5" />}
        onClick={() => open({ row, parentId: null, entry: null }, addLabel)}
        className="mt-2"
      >
        {addLabel}
      </Button>
      {row === 'social'
        ? null
        : groups.map(({ id, titles }) => (
            <div key={id} className="mt-4 border-l-2 border-line pl-4">
              <h3 className="type-ui mb-2">{titles[locale]}</h3>
              <Level label={titles[locale]} entries={own.filter(({ parent_id }) => parent_id === id)} onEdit={edit} />
              <Button
                variant="ghost"
                size="sm"
                icon={<PlusIcon aria-hidden="true" className="size-4.5" />}
                onClick={() => open({ row, parentId: id, entry: null }, t('add_link', { name: titles[locale] }))}
                className="mt-1"
              >
                {t('add_link', { name: titles[locale] })}
              </Button>
            </div>
          ))}
    </section>
  );
}

/** The footer: columns of links with their counts, the last line, and pages on social networks. */
export function FooterEditor() {
  const items = useTranslations('admin.site_items');
  const toast = useToast();
  const query = useFooter();
  const { data } = query;
  const [form, setForm] = useState<{ place: FooterPlace; title: string } | null>(null);
  return (
    <AdminPage view="footer">
      <QueryStates query={query} />
      {data
        ? footerRows.map((row) => <Row key={row} row={row} entries={data} open={(place, title) => setForm({ place, title })} />)
        : null}
      {form ? (
        <FooterDialog
          {...form}
          isOpen
          onOpenChange={(isOpen) => isOpen || setForm(null)}
          onDone={() => {
            setForm(null);
            toast.success(items('saved'));
          }}
        />
      ) : null}
    </AdminPage>
  );
}

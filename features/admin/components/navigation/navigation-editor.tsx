'use client';

import { DotsSixVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsSixVertical';
import { EyeIcon } from '@phosphor-icons/react/dist/ssr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureToast } from '@/components/crud/crud-toasts';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { SortableGrid, type SortHandle } from '@/components/ui/display/sortable-grid';
import { Tag } from '@/components/ui/display/tag';
import { useToast } from '@/components/ui/feedback/toast';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import type { StaffNavEntry } from '@/lib/contracts/staff/navigation';
import { useChangeNavEntry, useNavigation, useRemoveNavEntry, useReorderNavigation } from '../../queries/navigation';
import { AdminPage } from '../admin-page';
import { MoveButtons } from '../move-buttons';
import { QueryStates } from '../query-states';
import { NavEntryDialog } from './nav-entry-dialog';

/** Removes an entry, after a confirmation. */
function RemoveEntry({ entry: { key, titles } }: { entry: StaffNavEntry }) {
  const [t, locale] = [useTranslations('admin.navigation'), useLocale()];
  const toast = useToast();
  const showFailure = useFailureToast();
  const { mutateAsync, isPending } = useRemoveNavEntry();
  const [isConfirming, setIsConfirming] = useState(false);
  const name = titles[locale];
  const remove = async () => {
    await mutateAsync(key).then(() => toast.success(t('removed')), showFailure);
    setIsConfirming(false);
  };
  return (
    <>
      <IconButton label={t('remove', { name })} onClick={() => setIsConfirming(true)}>
        <TrashIcon aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('remove_title', { name })}
        text={t('remove_text')}
        labels={{ cancel: t('cancel'), confirm: t('remove_confirm'), loading: t('removing') }}
        onConfirm={() => void remove()}
        isLoading={isPending}
      />
    </>
  );
}

/** Opens the form of a new entry. */
function AddEntry({ parents }: { parents: readonly StaffNavEntry[] }) {
  const t = useTranslations('admin.navigation');
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<PlusIcon aria-hidden="true" className="size-5" />} onClick={() => setIsOpen(true)} className="mb-4">
        {t('add')}
      </Button>
      <NavEntryDialog
        entry={null}
        parents={parents}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onDone={() => {
          setIsOpen(false);
          toast.success(t('added'));
        }}
      />
    </>
  );
}

type RowProps = { entry: StaffNavEntry; handle: SortHandle; onUp: (() => void) | null; onDown: (() => void) | null };

function EntryRow({ entry, handle, onUp, onDown }: RowProps) {
  const [t, locale] = [useTranslations('admin.navigation'), useLocale()];
  const toast = useToast();
  const showFailure = useFailureToast();
  const { mutateAsync } = useChangeNavEntry();
  const [isOpen, setIsOpen] = useState(false);
  const { key, titles, is_hidden, badge, url } = entry;
  const name = titles[locale];
  const toggle = () => mutateAsync({ key, titles, badge, is_hidden: !is_hidden }).catch(showFailure);
  const HiddenIcon = is_hidden ? EyeSlashIcon : EyeIcon;
  return (
    <div className="flex items-center gap-1 rounded-control bg-surface px-1.5 py-1 shadow-hairline max-sm:flex-wrap max-sm:justify-end">
      <button
        type="button"
        {...handle}
        aria-label={t('drag', { name })}
        className="inline-flex size-11 shrink-0 cursor-grab touch-none items-center justify-center rounded-control hover:bg-tuff-100"
      >
        <DotsSixVerticalIcon aria-hidden="true" className="size-5" />
      </button>
      <div className="min-w-0 flex-1 max-sm:min-w-3/4">
        <p className="type-ui flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
          {name}
          {badge ? <Tag tone="info">{badge.titles[locale]}</Tag> : null}
          {is_hidden ? <Tag tone="neutral">{t('hidden')}</Tag> : null}
        </p>
        {url ? <p className="type-xs text-ink-2 [overflow-wrap:anywhere]">{url}</p> : null}
      </div>
      <MoveButtons labels={{ up: t('up', { name }), down: t('down', { name }) }} onUp={onUp} onDown={onDown} />
      <IconButton label={t(is_hidden ? 'show' : 'hide', { name })} onClick={() => void toggle()}>
        <HiddenIcon aria-hidden="true" />
      </IconButton>
      <IconButton label={t('change', { name })} onClick={() => setIsOpen(true)}>
        <PencilSimpleIcon aria-hidden="true" />
      </IconButton>
      <RemoveEntry entry={entry} />
      <NavEntryDialog
        key={JSON.stringify([titles, badge, url])}
        entry={entry}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onDone={() => {
          setIsOpen(false);
          toast.success(t('changed'));
        }}
      />
    </div>
  );
}

/** The entries of one level: moved by dragging, by keyboard, and by the buttons up and down. */
function Level({ label, entries }: { label: string; entries: StaffNavEntry[] }) {
  const t = useTranslations('admin.navigation');
  const showFailure = useFailureToast();
  const { mutateAsync } = useReorderNavigation();
  const keys = entries.map(({ key }) => key);
  const move = (key: string, to: number) => {
    const rest = keys.filter((other) => other !== key);
    mutateAsync([...rest.slice(0, to), key, ...rest.slice(to)]).catch(showFailure);
  };
  return (
    <SortableGrid
      label={label}
      ids={keys}
      onMove={move}
      className="flex flex-col gap-1.5"
      labels={{
        role: t('sort.role'),
        instructions: t('sort.instructions'),
        lifted: (position) => t('sort.lifted', { position }),
        over: (position, total) => t('sort.over', { position, total }),
        dropped: (position, total) => t('sort.dropped', { position, total }),
        cancelled: (position) => t('sort.cancelled', { position }),
      }}
      renderItem={(key, handle) => {
        const index = keys.indexOf(key);
        const entry = entries[index];
        return entry ? (
          <EntryRow
            entry={entry}
            handle={handle}
            onUp={index > 0 ? () => move(key, index - 1) : null}
            onDown={index < keys.length - 1 ? () => move(key, index + 1) : null}
          />
        ) : null;
      }}
    />
  );
}

/** The main navigation: entries are added, removed, reordered, renamed, hidden and badged without a release. */
export function NavigationEditor() {
  const [t, locale] = [useTranslations('admin.navigation'), useLocale()];
  const query = useNavigation();
  const { data } = query;
  const top = data?.filter(({ parent_key }) => parent_key === null) ?? [];
  return (
    <AdminPage view="navigation">
      <p className="type-sm mb-4 text-ink-2">{t('text')}</p>
      <QueryStates query={query} />
      {data ? <AddEntry parents={top} /> : null}
      {data ? <Level label={t('top')} entries={top} /> : null}
      {top.map(({ key, titles }) => {
        const children = data?.filter(({ parent_key }) => parent_key === key) ?? [];
        if (children.length === 0) return null;
        const label = t('children', { name: titles[locale] });
        return (
          <section key={key} className="mt-6">
            <h2 className="type-h3 mb-2">{label}</h2>
            <Level label={label} entries={children} />
          </section>
        );
      })}
    </AdminPage>
  );
}

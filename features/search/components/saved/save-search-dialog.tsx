'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CrudDialog } from '@/components/crud/crud-dialog';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/navigation/link';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { localePath } from '@/lib/routes/locale-path';
import { useModal } from '@/lib/stores/modal-store';
import { rememberIntent } from '@/lib/stores/pending-intent';
import { isGuest } from '@/lib/stores/session/is-guest';
import { buildFilterChips } from '../../domain/filters/filter-chips';
import { saveAtOnceIntent } from '../../domain/save-at-once-intent';
import { saveSearch } from '../../queries/saved-searches';
import { SavedSearchFields } from './saved-search-fields';
import { newSearchForm, savedSearchFields, savedSearchFormSchema, toSaveBody } from './saved-search-form';

type State = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Says that the search is saved, and where it is. */
function SavedNotice({ isOpen, onOpenChange }: State) {
  const [t, common, locale] = [useTranslations('saved_searches.save'), useTranslations('common'), useLocale()];
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      width={444}
      title={t('done_title')}
      description={t('done_text')}
      closeLabel={common('close')}
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Link href={localePath(locale, '/account/searches')} className={buttonClasses({ variant: 'secondary' })}>
          {t('all')}
        </Link>
        <Button onClick={() => onOpenChange(false)}>{common('close')}</Button>
      </div>
    </Dialog>
  );
}

/** Asks whether every new listing of the country is meant. */
function NoFilterQuestion({ isOpen, onOpenChange, onConfirm }: State & { onConfirm: () => void }) {
  const [t, common] = [useTranslations('saved_searches.save'), useTranslations('common')];
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      width={444}
      title={t('no_filter_title')}
      description={t('no_filter_text')}
      closeLabel={common('close')}
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onConfirm}>
          {t('no_filter_confirm')}
        </Button>
        <Button onClick={() => onOpenChange(false)}>{t('no_filter_choose')}</Button>
      </div>
    </Dialog>
  );
}

type Props = State & {
  /** Identifies the search: its draft and its intents. */
  name: string;
  filters: StatementFilters;
  title: string;
  /** Whether a guest had pressed save before the sign-in. */
  isSavedAtOnce: boolean;
  onSaved: () => void;
};

/**
 * Saves the search of a list. A guest signs in after pressing save: the form is stored as a draft, and is sent once there is an account.
 */
export function SaveSearchDialog({ name, filters, title, isSavedAtOnce, onSaved, isOpen, onOpenChange }: Props) {
  const t = useTranslations('saved_searches');
  const [isSaved, setIsSaved] = useState(false);
  const [isConfirmed, setIsConfirmed] = useState(isSavedAtOnce || buildFilterChips(filters).length > 0);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const form = useForm({ resolver: zodResolver(savedSearchFormSchema), defaultValues: newSearchForm(title) });
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setIsSaved(false);
  }
  if (isSaved) return <SavedNotice isOpen={isOpen} onOpenChange={onOpenChange} />;
  if (!isConfirmed)
    return <NoFilterQuestion isOpen={isOpen} onOpenChange={onOpenChange} onConfirm={() => setIsConfirmed(true)} />;
  return (
    <CrudDialog
      item={null}
      formName={name}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSaved={() => {
        setIsSaved(true);
        onSaved();
      }}
      isSavedAtOnce={isSavedAtOnce}
      form={form}
      names={savedSearchFields}
      save={async (values) => {
        if (!isGuest()) return saveSearch(toSaveBody(values, filters));
        await rememberIntent(saveAtOnceIntent(name));
        onOpenChange(false);
        useModal.getState().open('login');
        return false;
      }}
      title={t('save.title')}
      description={t('save.text')}
    >
      <SavedSearchFields />
    </CrudDialog>
  );
}

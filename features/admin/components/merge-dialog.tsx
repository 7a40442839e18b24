'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/inputs/field';
import { Dialog } from '@/components/ui/overlays/dialog';
import { Autocomplete } from '@/components/ui/selects/autocomplete';
import { useStreets } from '@/lib/api/places/streets';
import type { NewStreet } from '@/lib/contracts/admin';
import { streetQueryLengthMin } from '@/lib/contracts/locations';
import { useDebounced } from '@/lib/use-debounced';

const debounceMs = 300;

type Props = {
  street: NewStreet;
  name: string;
  isOpen: boolean;
  isBusy: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onMerge: (into: number) => void;
};

/** Chooses the known street of the same city that a new one is another spelling of. */
export function MergeDialog({ street, name, isOpen, isBusy, onOpenChange, onMerge }: Props) {
  const [t, common, locale] = [useTranslations('admin.streets'), useTranslations('common'), useLocale()];
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<{ id: number; label: string } | null>(null);
  // A changed text is another street.
  const into = chosen?.label === text ? chosen.id : null;
  const { data = [], isFetching } = useStreets(useDebounced(text.trim(), debounceMs), street.city_id);
  const options = data
    .filter(({ id }) => id !== street.id)
    .map(({ id, display_names, place_names }) => ({
      id: String(id),
      label: display_names[locale],
      description: place_names[locale],
    }));
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      width={595}
      title={t('merge_title', { name })}
      description={t('merge_text')}
      closeLabel={common('close')}
    >
      <Field label={t('into')} isRequired>
        <Autocomplete
          value={text}
          onValueChange={setText}
          options={options}
          onSelect={({ id, label }) => setChosen({ id: Number(id), label })}
          isLoading={isFetching}
          loadingText={t('searching')}
          emptyText={t('not_found')}
          minLength={streetQueryLengthMin}
        />
      </Field>
      <div className="mt-4 flex justify-end gap-2">
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          {t('cancel')}
        </Button>
        <Button disabled={into === null} isLoading={isBusy} onClick={() => into !== null && onMerge(into)}>
          {t('merge')}
        </Button>
      </div>
    </Dialog>
  );
}

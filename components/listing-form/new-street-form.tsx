'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { ApiFailure } from '@/lib/api/client';
import { useCreateStreet } from '@/lib/api/places/streets';
import { useErrorTexts } from '@/lib/i18n/error-texts';
import { useListingForm, useListingValues } from './listing-form-context';

const lengthMin = 4;
const lengthMax = 100;

type Props = { name: string; onAdded: (id: number, name: string) => void; onCancel: () => void };

/** The panel that adds a street to the chosen place. */
export function NewStreetForm({ name: initialName, onAdded, onCancel }: Props) {
  useErrorTexts();
  const errors = useTranslations('errors');
  const { hasRequiredMarks, texts } = useListingForm();
  const { street } = texts;
  const place = useListingValues(({ city_id, district_id, urban_id }) => ({ city_id, district_id, urban_id }));
  const creation = useCreateStreet();
  const [name, setName] = useState(initialName);
  const [error, setError] = useState<string>();
  const panel = useRef<HTMLDivElement>(null);
  const isShort = name.trim().length < lengthMin;
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);

  const add = () => {
    const { city_id } = place;
    if (city_id === null || isShort) return setError(street.short(lengthMin));
    creation.mutate(
      { ...place, city_id, display_name: name.trim() },
      {
        onSuccess: ({ street_id, display_name }) => onAdded(street_id, display_name),
        onError: (failure) =>
          setError(failure instanceof ApiFailure && failure.status === 429 ? errors('too_many') : street.failed),
      },
    );
  };
  return (
    <div ref={panel} className="flex flex-col gap-3 rounded-card bg-tuff-50 p-4">
      <Field label={street.newName} error={error} isRequired={hasRequiredMarks}>
        <Input
          value={name}
          maxLength={lengthMax}
          autoComplete="off"
          required
          onValueChange={(text) => {
            setName(text);
            setError(undefined);
          }}
          onBlur={() => {
            if (isShort && name !== '') setError(street.short(lengthMin));
          }}
          onKeyDown={(event) => {
            // Enter adds the street; it must not submit the form around it.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="tonal"
          size="md"
          disabled={isShort}
          isLoading={creation.isPending}
          loadingText={street.sending}
          onClick={add}
        >
          {street.add}
        </Button>
        <Button variant="ghost" size="md" onClick={onCancel}>
          {street.cancel}
        </Button>
      </div>
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { ApiFailure } from '@/lib/api/client';
import { createStreet } from '../../queries/streets';
import { useEstimate } from '../../stores/estimate-context';

const lengthMin = 4;
const lengthMax = 100;

type Props = { name: string; onAdded: (id: number, name: string) => void; onCancel: () => void };

/** The panel that adds a street to the chosen place. */
export function NewStreetForm({ name: typed, onAdded, onCancel }: Props) {
  const t = useTranslations('ai.street');
  const errors = useTranslations('errors');
  const { city_id, district_id, urban_id } = useEstimate(({ values }) => values);
  const [name, setName] = useState(typed);
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const isShort = name.trim().length < lengthMin;
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);

  const add = async () => {
    if (city_id === null || isShort) return setFault(t('short', { count: lengthMin }));
    setSending(true);
    try {
      const street = await createStreet({ display_name: name.trim(), city_id, district_id, urban_id });
      onAdded(street.street_id, street.display_name);
    } catch (error) {
      setFault(error instanceof ApiFailure && error.status === 429 ? errors('too_many') : t('failed'));
      setSending(false);
    }
  };
  return (
    <div ref={panel} className="mt-3 flex flex-col gap-3 rounded-card bg-tuff-50 p-4">
      <Field label={t('name')} error={fault}>
        <Input
          value={name}
          maxLength={lengthMax}
          autoComplete="off"
          required
          onValueChange={(text) => {
            setName(text);
            setFault(null);
          }}
          onBlur={() => {
            if (isShort && name !== '') setFault(t('short', { count: lengthMin }));
          }}
          onKeyDown={(event) => {
            // The street is not the form around it.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void add();
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="tonal"
          size="md"
          disabled={isShort}
          isLoading={isSending}
          loadingText={t('sending')}
          onClick={() => void add()}
        >
          {t('add')}
        </Button>
        <Button variant="ghost" size="md" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}

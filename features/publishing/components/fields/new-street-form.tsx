'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { ApiFailure } from '@/lib/api/client';
import { createStreet } from '../../queries/streets';
import { usePublishFormState } from '../form-context';

const lengthMin = 4;
const lengthMax = 100;

type Props = { name: string; onAdded: (id: number, name: string) => void; onCancel: () => void };

/** The panel that adds a street to the chosen place. */
export function NewStreetForm({ name: typed, onAdded, onCancel }: Props) {
  const t = useTranslations('publishing');
  const errors = useTranslations('errors');
  const { city_id, district_id, urban_id } = usePublishFormState(({ values }) => values);
  const [name, setName] = useState(typed);
  const [fault, setFault] = useState<string>();
  const [isSending, setSending] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);

  const add = async () => {
    if (city_id === null) return;
    if (name.trim().length < lengthMin) return setFault(t('faults.street_short', { count: lengthMin }));
    setSending(true);
    try {
      const street = await createStreet({ display_name: name.trim(), city_id, district_id, urban_id });
      onAdded(street.street_id, street.display_name);
    } catch (error) {
      setFault(error instanceof ApiFailure && error.status === 429 ? errors('too_many') : t('faults.street_failed'));
      setSending(false);
    }
  };
  return (
    <div ref={panel} className="flex flex-col gap-3 rounded-card bg-tuff-50 p-4">
      <Field label={t('street_new')} error={fault} isRequired>
        <Input
          value={name}
          maxLength={lengthMax}
          autoComplete="off"
          onValueChange={(text) => {
            setName(text);
            setFault(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void add();
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="tonal" size="md" isLoading={isSending} loadingText={t('street_sending')} onClick={() => void add()}>
          {t('street_add')}
        </Button>
        <Button variant="ghost" size="md" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}

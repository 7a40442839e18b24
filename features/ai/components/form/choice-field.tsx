'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/ui/inputs/field';
import { Select } from '@/components/ui/inputs/select';
import type { Localised } from '@/lib/contracts/common';
import { useEstimate, useEstimateStore } from '../../stores/estimate-context';
import { useFieldError } from './use-field-error';

type ChoiceName = 'city_id' | 'district_id' | 'urban_id' | 'project_type_id' | 'status_id' | 'condition_id' | 'room_type_id';

type Props = {
  name: ChoiceName;
  options: readonly { id: number; display_names: Localised }[];
  /** What follows from the choice beside the field itself. */
  onChosen?: (id: number) => void;
  className?: string;
};

/** A choice of one from a list. */
export function ChoiceField({ name, options, onChosen, className }: Props) {
  const t = useTranslations('ai');
  const locale = useLocale();
  const store = useEstimateStore();
  const value = useEstimate(({ values }) => values[name]);
  const fault = useFieldError(name);
  return (
    <div className={className} data-field={name}>
      <Field label={t(`fields.${name}`)} error={fault}>
        <Select
          options={options.map(({ id, display_names }) => ({ value: String(id), label: display_names[locale] }))}
          value={value === null ? null : String(value)}
          onValueChange={(next) => {
            store.getState().change({ [name]: Number(next) });
            onChosen?.(Number(next));
          }}
          placeholder={t('form.choose')}
          disabled={options.length === 0}
        />
      </Field>
    </div>
  );
}

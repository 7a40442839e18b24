'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { useEstimate, useEstimateStore } from '../../stores/estimate-context';
import { useFieldError } from './use-field-error';

type NumberName = 'area' | 'floor' | 'total_floors' | 'balcony_area';

/** A whole number: nothing but digits can be typed. What is wrong with it is told once it was left. */
export function NumberField({ name, maxDigits, className }: { name: NumberName; maxDigits: number; className?: string }) {
  const t = useTranslations('ai.fields');
  const store = useEstimateStore();
  const value = useEstimate(({ values }) => values[name]);
  const fault = useFieldError(name);
  // An area that came with a statement may have decimals; taken for digits alone it would grow tenfold.
  const isWhole = value === null || Number.isInteger(value);
  return (
    <div className={className} data-field={name}>
      <Field label={t(name)} error={fault}>
        <Input
          kind={isWhole ? 'number' : 'decimal'}
          maxDigits={maxDigits}
          value={value === null ? '' : String(value)}
          onValueChange={(text) => store.getState().change({ [name]: text === '' ? null : Number(text) })}
          required
        />
      </Field>
    </div>
  );
}

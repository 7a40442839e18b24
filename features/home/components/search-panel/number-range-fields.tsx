'use client';

import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';

interface NumberRangeFieldsProps {
  /** Accessible name of the group. */
  label: string;
  fromLabel: string;
  toLabel: string;
  from: string;
  to: string;
  unit: string;
  onFromChange: (value: string) => void;
  onToChange: (value: string) => void;
}

const DIGITS_MAX = 9;

/** Two numbers, the ends of a range. */
export function NumberRangeFields({
  label,
  fromLabel,
  toLabel,
  from,
  to,
  unit,
  onFromChange,
  onToChange,
}: NumberRangeFieldsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot be laid out beside its fields.
    <div role="group" aria-label={label} className="grid grid-cols-2 gap-3">
      <Field label={fromLabel}>
        <Input kind="number" isGrouped maxDigits={DIGITS_MAX} value={from} onValueChange={onFromChange} suffix={unit} />
      </Field>
      <Field label={toLabel}>
        <Input kind="number" isGrouped maxDigits={DIGITS_MAX} value={to} onValueChange={onToChange} suffix={unit} />
      </Field>
    </div>
  );
}

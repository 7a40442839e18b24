'use client';

import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

interface BoundsFieldsProps {
  /** Accessible name of the pair. */
  label: string;
  fromLabel: string;
  toLabel: string;
  from: string;
  to: string;
  sign: string;
  onFromChange: (value: string) => void;
  onToChange: (value: string) => void;
}

const DIGITS_MAX = 9;

/** Two numbers, the ends of a range. */
export function BoundsFields({ label, fromLabel, toLabel, from, to, sign, onFromChange, onToChange }: BoundsFieldsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot be laid out beside its fields.
    <div role="group" aria-label={label} className="grid grid-cols-2 gap-3">
      <Field label={fromLabel}>
        <Input kind="number" isGrouped maxDigits={DIGITS_MAX} value={from} onValueChange={onFromChange} suffix={sign} />
      </Field>
      <Field label={toLabel}>
        <Input kind="number" isGrouped maxDigits={DIGITS_MAX} value={to} onValueChange={onToChange} suffix={sign} />
      </Field>
    </div>
  );
}

'use client';

import type { ReactNode } from 'react';
import { Input } from '@/components/ui/inputs/input';
import { Switch } from '@/components/ui/inputs/switch';
import type { FlagName, NumberName, TextName } from '../../domain/form-values';
import { useFormField } from '../form-context';
import { FieldFrame } from './field-frame';

type NumberProps = {
  name: NumberName;
  isRequired?: boolean;
  /** Whole numbers take no decimal point. */
  isWhole?: boolean;
  isGrouped?: boolean;
  suffix?: ReactNode;
  hint?: ReactNode;
  className?: string;
};

const digitsMax = 9;

export function NumberField({ name, isRequired, isWhole = false, isGrouped, suffix, hint, className }: NumberProps) {
  const { value, setValue } = useFormField(name);
  return (
    <FieldFrame name={name} isRequired={isRequired} hint={hint} className={className}>
      <Input
        kind={isWhole ? 'number' : 'decimal'}
        value={value}
        onValueChange={setValue}
        isGrouped={isGrouped}
        maxDigits={digitsMax}
        suffix={suffix}
      />
    </FieldFrame>
  );
}

type TextProps = {
  name: TextName;
  isRequired?: boolean;
  maxLength?: number;
  placeholder?: string;
  inputMode?: 'url' | 'text' | 'numeric';
  autoComplete?: string;
  hint?: ReactNode;
  className?: string;
};

export function TextField({ name, isRequired, hint, className, autoComplete = 'off', ...props }: TextProps) {
  const { value, setValue } = useFormField(name);
  return (
    <FieldFrame name={name} isRequired={isRequired} hint={hint} className={className}>
      <Input {...props} autoComplete={autoComplete} value={value} onValueChange={setValue} />
    </FieldFrame>
  );
}

export function FlagField({ name, label }: { name: FlagName; label: string }) {
  const { value, setValue } = useFormField(name);
  return (
    <Switch checked={value} onCheckedChange={setValue}>
      {label}
    </Switch>
  );
}

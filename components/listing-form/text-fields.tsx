'use client';

import type { ReactNode } from 'react';
import { Input } from '@/components/ui/inputs/input';
import { Switch } from '@/components/ui/inputs/switch';
import type { FlagName, NumberName, TextName } from '@/lib/domain/statement/listing-values';
import { FieldFrame } from './field-frame';
import { useListingField } from './listing-form-context';

type NumberProps = {
  name: NumberName;
  isRequired?: boolean;
  /** Whole numbers take no decimal point. */
  isWhole?: boolean | undefined;
  isGrouped?: boolean;
  digitsMax?: number;
  suffix?: ReactNode;
  hint?: ReactNode;
  className?: string | undefined;
};

export function NumberField({
  name,
  isRequired,
  isWhole = false,
  isGrouped = false,
  digitsMax = 9,
  suffix,
  hint,
  className,
}: NumberProps) {
  const { value, setValue } = useListingField(name);
  // A stored value may have decimals; read as digits only it would grow tenfold.
  const isDecimal = !isWhole || value.includes('.');
  return (
    <FieldFrame name={name} isRequired={isRequired} hint={hint} className={className}>
      <Input
        kind={isDecimal ? 'decimal' : 'number'}
        value={value}
        onValueChange={setValue}
        isGrouped={isGrouped}
        maxDigits={digitsMax}
        suffix={suffix}
        required={isRequired}
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
  /** Called after the form has the new text. */
  onChanged?: () => void;
};

export function TextField({ name, isRequired, hint, className, onChanged, autoComplete = 'off', ...props }: TextProps) {
  const { value, setValue } = useListingField(name);
  return (
    <FieldFrame name={name} isRequired={isRequired} hint={hint} className={className}>
      <Input
        {...props}
        autoComplete={autoComplete}
        value={value}
        onValueChange={(text) => {
          setValue(text);
          onChanged?.();
        }}
        required={isRequired}
      />
    </FieldFrame>
  );
}

export function FlagField({ name, label }: { name: FlagName; label: string }) {
  const { value, setValue } = useListingField(name);
  return (
    <Switch checked={value} onCheckedChange={setValue}>
      {label}
    </Switch>
  );
}

'use client';

import { useLocale } from 'next-intl';
import { Chip } from '@/components/ui/buttons/chip';
import { Select } from '@/components/ui/selects/select';
import type { Localised } from '@/lib/contracts/common';
import type { ChoiceName } from '@/lib/domain/statement/listing-values';
import { FieldFrame } from './field-frame';
import { useListingField, useListingForm } from './listing-form-context';

type Props = {
  name: ChoiceName;
  options: readonly { id: number; display_names: Localised }[];
  isRequired?: boolean;
  /** Chips show every option at once; a list saves room where there are many long ones. */
  look?: 'chips' | 'list' | undefined;
  /** Whether the choice can be cleared. */
  isClearable?: boolean;
  isDisabled?: boolean;
  /** Shows a disabled list where there are no options; otherwise there is no field then. */
  isShownEmpty?: boolean;
  hint?: string | undefined;
  className?: string | undefined;
};

const nothing = '';

function Chips({ name, options, isClearable = true, isDisabled = false }: Props) {
  const locale = useLocale();
  const { value, setValue } = useListingField(name);
  return (
    <div className="flex flex-wrap gap-2">
      {options.map(({ id, display_names }) => (
        <Chip
          key={id}
          isSelected={value === id}
          isDisabled={isDisabled && value !== id}
          onSelectedChange={(isOn) => {
            if (isOn) setValue(id);
            else if (isClearable && !isDisabled) setValue(null);
          }}
        >
          {display_names[locale]}
        </Chip>
      ))}
    </div>
  );
}

function List({ name, options, isClearable = true, isDisabled = false }: Props) {
  const locale = useLocale();
  const { texts } = useListingForm();
  const { value, setValue } = useListingField(name);
  const entries = options.map(({ id, display_names }) => ({ value: String(id), label: display_names[locale] }));
  return (
    <Select
      options={isClearable ? [{ value: nothing, label: texts.notStated }, ...entries] : entries}
      value={value === null ? null : String(value)}
      onValueChange={(next) => setValue(next === nothing ? null : Number(next))}
      placeholder={texts.choose}
      disabled={isDisabled || options.length === 0}
    />
  );
}

/** One entry of a dictionary. */
export function ChoiceField(props: Props) {
  const { name, options, isRequired, look = 'chips', isShownEmpty = false, hint, className } = props;
  if (options.length === 0 && !isShownEmpty) return null;
  return (
    <FieldFrame name={name} isRequired={isRequired} hint={hint} as={look === 'chips' ? 'group' : 'control'} className={className}>
      {look === 'chips' ? <Chips {...props} /> : <List {...props} />}
    </FieldFrame>
  );
}

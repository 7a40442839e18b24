'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Chip } from '@/components/ui/buttons/chip';
import { Select } from '@/components/ui/inputs/select';
import type { Option } from '@/lib/contracts/parameters';
import type { ChoiceName } from '../../domain/form-values';
import { useFormField } from '../form-context';
import { FieldFrame } from './field-frame';

type Props = {
  name: ChoiceName;
  options: readonly Option[];
  isRequired?: boolean;
  /** Chips show every choice at once, a list saves room where there are many long ones. */
  look?: 'chips' | 'list';
  /** A choice that may be changed but not taken back. */
  isKept?: boolean;
  isDisabled?: boolean;
  hint?: string;
  className?: string;
};

const nothing = '';

function Chips({ name, options, isKept, isDisabled }: Props) {
  const locale = useLocale();
  const { value, setValue } = useFormField(name);
  return (
    <div className="flex flex-wrap gap-2">
      {options.map(({ id, display_names }) => (
        <Chip
          key={id}
          isSelected={value === id}
          isDisabled={isDisabled && value !== id}
          onSelectedChange={(isOn) => {
            if (isOn) setValue(id);
            else if (!isKept && !isDisabled) setValue(null);
          }}
        >
          {display_names[locale]}
        </Chip>
      ))}
    </div>
  );
}

function List({ name, options, isKept }: Props) {
  const locale = useLocale();
  const t = useTranslations('publishing');
  const { value, setValue } = useFormField(name);
  const entries = options.map(({ id, display_names }) => ({ value: String(id), label: display_names[locale] }));
  return (
    <Select
      options={isKept ? entries : [{ value: nothing, label: t('not_said') }, ...entries]}
      value={value === null ? null : String(value)}
      onValueChange={(next) => setValue(next === nothing ? null : Number(next))}
      placeholder={t('choose')}
    />
  );
}

/** One entry of a dictionary; nothing at all where the type and deal offer none. */
export function ChoiceField(props: Props) {
  const { name, options, isRequired, look = 'chips', hint, className } = props;
  if (options.length === 0) return null;
  return (
    <FieldFrame name={name} isRequired={isRequired} hint={hint} as={look === 'chips' ? 'group' : 'control'} className={className}>
      {look === 'chips' ? <Chips {...props} /> : <List {...props} />}
    </FieldFrame>
  );
}

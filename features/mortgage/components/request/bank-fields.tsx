'use client';

import { useLocale } from 'next-intl';
import type { Control } from 'react-hook-form';
import { FormInput } from '@/components/form/form-input';
import { FormTextarea } from '@/components/form/form-textarea';
import type { LoanField } from '@/lib/contracts/mortgage';
import type { FormValues } from '../../stores/mortgage-store';

const textareaRows = 3;
/** Rules of digits alone bring the keyboard of digits on phones; what was typed is checked as it stands. */
const isOfDigits = ({ rules }: LoanField): boolean => rules.some((rule) => rule === 'numeric' || rule.startsWith('digits'));

type Props = { fields: readonly LoanField[]; control: Control<FormValues> };

/** What the chosen bank asks for beside the person, as its data say. */
export function BankFields({ fields, control }: Props) {
  const locale = useLocale();
  return fields.map((field) => {
    const { name, type, titles, placeholders, required } = field;
    const shared = { control, name, label: titles[locale], isRequired: required === 1, placeholder: placeholders[locale] };
    return type === 'textarea' ? (
      <FormTextarea key={name} {...shared} rows={textareaRows} />
    ) : (
      <FormInput key={name} {...shared} inputMode={isOfDigits(field) ? 'decimal' : 'text'} />
    );
  });
}

'use client';

import { useLocale } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { FormInput } from '@/components/form/form-input';
import { FormSelect } from '@/components/form/form-select';
import { FormTextarea } from '@/components/form/form-textarea';
import { cn } from '@/lib/cn';
import type { OrderField } from '@/lib/contracts/money/orders';
import { useSession } from '@/lib/stores/session/session-store';

/** The part of a form's values that fields of the database are in. */
type DefinedValues = { fields: Record<string, string> };

const textareaRows = 3;
const textMax = 255;
/** Fields that the browser can validate. */
const autoComplete: Readonly<Record<string, string>> = {
  name: 'name',
  first_name: 'given-name',
  last_name: 'family-name',
  email: 'email',
};

function DefinedInput({ field, hint }: { field: OrderField; hint: string | undefined }) {
  const locale = useLocale();
  const { control, watch } = useFormContext<DefinedValues>();
  const phones = useSession((state) => state.user?.valid_phone_numbers);
  const { name, type, title, placeholder, required, options } = field;
  const path = `fields.${name}` as const;
  const shared = {
    control,
    name: path,
    label: title[locale],
    isRequired: required === 1,
    ...(placeholder[locale] ? { placeholder: placeholder[locale] } : {}),
    ...(hint ? { hint } : {}),
  };
  if (type === 'textarea') return <FormTextarea {...shared} rows={textareaRows} />;
  if (type === 'select')
    return <FormSelect {...shared} options={options.map(({ value, label }) => ({ value, label: label[locale] }))} />;
  if (type === 'phone') return <FormInput {...shared} kind="phone" isVerified={phones?.includes(watch(path) ?? '') ?? false} />;
  if (type === 'number') return <FormInput {...shared} kind="decimal" />;
  return <FormInput {...shared} maxLength={textMax} autoComplete={autoComplete[name] ?? 'off'} />;
}

type Props = { fields: readonly OrderField[]; hints?: Readonly<Record<string, string>> };

/** Whether a number of short fields goes into rows of three; two and four go into rows of two. */
const isInThrees = (count: number): boolean => count === 3 || count > 4;

/** Fields that the database defines, two or three in a row; longer texts have the whole width. */
export function DefinedFields({ fields, hints = {} }: Props) {
  if (fields.length === 0) return null;
  const short = fields.filter(({ type }) => type !== 'textarea').length;
  return (
    <div className={cn('grid gap-4', short > 1 && 'sm:grid-cols-2', isInThrees(short) && 'lg:grid-cols-3')}>
      {fields.map((field) => (
        <div
          key={field.name}
          data-field={`fields.${field.name}`}
          className={field.type === 'textarea' ? 'col-span-full' : undefined}
        >
          <DefinedInput field={field} hint={hints[field.name]} />
        </div>
      ))}
    </div>
  );
}

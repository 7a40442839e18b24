'use client';

import { useTranslations } from 'next-intl';
import type { Control, FieldValues, Path } from 'react-hook-form';
import { FormInput } from '@/components/form/form-input';
import { FormTextarea } from '@/components/form/form-textarea';
import { cn } from '@/lib/cn';
import { locales } from '@/lib/contracts/locales';

type Props<Values extends FieldValues> = {
  control: Control<Values, unknown, FieldValues>;
  /** The field that contains a text by language. */
  name: string;
  label: string;
  maxLength: number;
  /** A longer text, three lines high. */
  isLong?: boolean;
  isOptional?: boolean;
  className?: string;
};

/** A text in the three languages, each in its own field. */
export function LocalisedFields<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, maxLength, isLong = false, isOptional = false, className } = props;
  const t = useTranslations('admin.languages');
  return (
    <div className={cn('grid gap-4 lg:grid-cols-3', className)}>
      {locales.map((locale) => {
        const shared = { control, name: `${name}.${locale}` as Path<Values>, label: `${label}, ${t(locale)}`, maxLength };
        return isLong ? (
          <FormTextarea key={locale} {...shared} isRequired={!isOptional} rows={3} />
        ) : (
          <FormInput key={locale} {...shared} isRequired={!isOptional} autoComplete="off" />
        );
      })}
    </div>
  );
}

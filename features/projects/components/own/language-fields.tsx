'use client';

import { useTranslations } from 'next-intl';
import { type FieldValues, type Path, useFormContext } from 'react-hook-form';
import { FormInput } from '@/components/form/form-input';
import { FormTextarea } from '@/components/form/form-textarea';
import { locales } from '@/lib/contracts/locales';

type Props<Values extends FieldValues> = {
  name: Path<Values>;
  label: string;
  maxLength: number;
  isRequired?: boolean;
  /** Of a longer text; a single line without it. */
  rows?: number;
};

/** A text in each language of the site; the form is read from its context. */
export function LanguageFields<Values extends FieldValues>({ name, label, rows, ...field }: Props<Values>) {
  const t = useTranslations('own_projects');
  const { control } = useFormContext<Values>();
  return locales.map((locale) => {
    const shared = {
      ...field,
      control,
      name: `${name}.${locale}` as Path<Values>,
      label: t('in_language', { field: label, language: t(`languages.${locale}`) }),
    };
    return rows === undefined ? (
      <FormInput key={locale} {...shared} autoComplete="off" />
    ) : (
      <FormTextarea key={locale} {...shared} rows={rows} />
    );
  });
}

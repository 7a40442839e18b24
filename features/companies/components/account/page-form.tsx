'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormInput } from '@/components/form/form-input';
import { FormFailureAlert, useFormSubmit } from '@/components/form/form-submit';
import { FormTextarea } from '@/components/form/form-textarea';
import { Button } from '@/components/ui/buttons/button';
import type { OwnCompany } from '@/lib/contracts/companies/own-company';
import { locales } from '@/lib/contracts/locales';
import { saveOwnCompany } from '../../queries/own-company';

const aboutMax = 2000;
type Texts = Record<(typeof locales)[number], string>;
type Values = { about: Texts; address: Texts; website: string; founded_year: string };

/** The texts of the public page. What the form does not show stays as it is. */
export function PageForm({ company }: { company: OwnCompany }) {
  const t = useTranslations('own_company.form');
  const [isSaved, setIsSaved] = useState(false);
  const form = useForm<Values>({
    defaultValues: {
      about: company.about,
      address: company.address,
      website: company.website ?? '',
      founded_year: company.founded_year === null ? '' : String(company.founded_year),
    },
  });
  const { submit, failure, isSending } = useFormSubmit(form, ['website', 'founded_year'], async (values: Values) => {
    setIsSaved(false);
    await saveOwnCompany({
      about: values.about,
      address: values.address,
      website: values.website,
      founded_year: values.founded_year === '' ? null : Number(values.founded_year),
      latitude: company.latitude,
      longitude: company.longitude,
      cities: company.own_cities,
      districts: company.own_districts,
      opening_hours: company.opening_hours,
      cover: company.cover,
    });
    setIsSaved(true);
  });
  const { control } = form;
  return (
    <form method="post" noValidate onSubmit={submit} className="flex max-w-160 flex-col gap-4">
      <h2 className="type-h3">{t('title')}</h2>
      {locales.map((locale) => (
        <FormTextarea
          key={locale}
          control={control}
          name={`about.${locale}`}
          label={`${t('about')}, ${t(`in_${locale}`)}`}
          rows={4}
          maxLength={aboutMax}
        />
      ))}
      {locales.map((locale) => (
        <FormInput key={locale} control={control} name={`address.${locale}`} label={`${t('address')}, ${t(`in_${locale}`)}`} />
      ))}
      <FormInput control={control} name="website" label={t('website')} />
      <FormInput control={control} name="founded_year" label={t('founded_year')} />
      <FormFailureAlert failure={failure} />
      <div className="flex items-center gap-4">
        <Button type="submit" isLoading={isSending} loadingText={t('saving')}>
          {t('save')}
        </Button>
        <p role="status" className="type-sm text-vine-800">
          {isSaved ? t('saved') : ''}
        </p>
      </div>
    </form>
  );
}

'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormInput } from '@/components/form/form-input';
import { FormFailureAlert, useFormSubmit } from '@/components/form/form-submit';
import { FormTextarea } from '@/components/form/form-textarea';
import type { RenderPinMap } from '@/components/listing-form/pin-field';
import { Button } from '@/components/ui/buttons/button';
import type { OwnCompany } from '@/lib/contracts/companies/own-company';
import { locales } from '@/lib/contracts/locales';
import { type PageValues, pageFormSchema, toPageBody, toPageForm } from '../../page-form';
import { saveOwnCompany } from '../../queries/own-company';
import { CoverField } from './cover-field';
import { HoursFields } from './hours-fields';
import { OfficePin } from './office-pin';
import { ServedPlaces } from './served-places';

const aboutMax = 2000;

/** The public page: its texts, opening hours, places, pin and cover. */
export function PageForm({ company, renderMap }: { company: OwnCompany; renderMap: RenderPinMap }) {
  const t = useTranslations('own_company.form');
  const [isSaved, setIsSaved] = useState(false);
  const form = useForm<PageValues>({ resolver: zodResolver(pageFormSchema), defaultValues: toPageForm(company) });
  const { submit, failure, isSending } = useFormSubmit(form, ['website', 'founded_year'], async (values: PageValues) => {
    setIsSaved(false);
    await saveOwnCompany(toPageBody(values));
    setIsSaved(true);
  });
  const { control, watch, setValue } = form;
  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={submit} className="flex max-w-160 flex-col gap-5">
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
        <OfficePin renderMap={renderMap} pin={watch('pin')} onChange={(pin) => setValue('pin', pin)} />
        <ServedPlaces value={watch('places')} onChange={(places) => setValue('places', places)} />
        <HoursFields />
        <FormInput control={control} name="website" label={t('website')} />
        <FormInput control={control} name="founded_year" label={t('founded_year')} />
        <CoverField value={watch('cover')} onChange={(cover) => setValue('cover', cover)} />
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
    </FormProvider>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { FormDate } from '@/components/form/form-date';
import { FormInput } from '@/components/form/form-input';
import { FormSelect } from '@/components/form/form-select';
import { PlaceField } from '@/components/place-picker/place-field';
import { type QuestionnaireStep, questionnaireConditions, valuationPurposes } from '@/lib/contracts/questionnaires';
import { tbilisiDay } from '@/lib/domain/time/tbilisi';
import { useMessage } from '@/lib/i18n/use-message';
import type { AnswersForm } from './questionnaire-form';

export type PropertyTypeOption = { value: string; label: string };
type Props = { form: AnswersForm; step: QuestionnaireStep; types: readonly PropertyTypeOption[] };

const addressMax = 200;
const nameMax = 100;

function PlaceStep({ form, types }: Omit<Props, 'step'>) {
  const t = useTranslations('questionnaire.fields');
  const translate = useMessage();
  const { control, setValue, clearErrors, formState } = form;
  const place = useWatch({ control, name: 'place' });
  const key = formState.errors.place?.message;
  return (
    <>
      <FormSelect control={control} name="real_estate_type" label={t('real_estate_type')} options={types} isRequired />
      <PlaceField
        label={t('place')}
        isRequired
        value={place}
        onChange={(next) => {
          setValue('place', next, { shouldDirty: true });
          clearErrors('place');
        }}
        error={key === undefined ? null : translate(key)}
      />
      <FormInput
        control={control}
        name="address"
        label={t('address')}
        isRequired
        maxLength={addressMax}
        autoComplete="street-address"
      />
    </>
  );
}

/** The fields of one step. */
export function StepFields({ form, step, types }: Props) {
  const t = useTranslations('questionnaire');
  const { control } = form;
  if (step === 1) return <PlaceStep form={form} types={types} />;
  if (step === 2)
    return (
      <>
        <FormInput control={control} name="area" label={t('fields.area')} kind="decimal" isRequired />
        <FormInput control={control} name="floor" label={t('fields.floor')} hint={t('floor_hint')} kind="number" />
        <FormSelect
          control={control}
          name="condition"
          label={t('fields.condition')}
          isRequired
          options={questionnaireConditions.map((value) => ({ value, label: t(`conditions.${value}`) }))}
        />
      </>
    );
  if (step === 3)
    return (
      <>
        <FormSelect
          control={control}
          name="purpose"
          label={t('fields.purpose')}
          isRequired
          options={valuationPurposes.map((value) => ({ value, label: t(`purposes.${value}`) }))}
        />
        <FormDate control={control} name="wished_date" label={t('fields.wished_date')} min={tbilisiDay(new Date())} />
      </>
    );
  return (
    <>
      <FormInput control={control} name="name" label={t('fields.name')} isRequired maxLength={nameMax} autoComplete="name" />
      <FormInput control={control} name="phone" label={t('fields.phone')} kind="phone" isRequired />
    </>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { FormInput } from '@/components/form/form-input';
import { FormSelect } from '@/components/form/form-select';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { isGuest } from '@/lib/stores/session/is-guest';
import { PushField } from './push-field';
import { alertHours, alertTimes, nameMax, type SavedSearchForm } from './saved-search-form';

/** The time of an hour: "9:00". */
export const hourText = (hour: number): string => `${hour}:00`;

/** The name of a saved search, and when its alerts come. */
export function SavedSearchFields() {
  const t = useTranslations('saved_searches');
  const { control, register, watch } = useFormContext<SavedSearchForm>();
  const when = watch('when');
  return (
    <>
      <FormInput control={control} name="name" label={t('name')} maxLength={nameMax} autoComplete="off" isRequired />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormSelect
          control={control}
          name="when"
          label={t('when')}
          options={alertTimes.map((time) => ({ value: time, label: t(`times.${time}`) }))}
        />
        {when === 'daily' || when === 'weekly' ? (
          <FormSelect
            control={control}
            name="hour"
            label={t('hour')}
            options={alertHours.map((hour) => ({ value: String(hour), label: hourText(hour) }))}
          />
        ) : null}
      </div>
      {when === 'paused' ? null : <Checkbox {...register('is_mailed')}>{t('is_mailed')}</Checkbox>}
      {/* A browser is added to an account. */}
      {when === 'paused' || isGuest() ? null : <PushField />}
    </>
  );
}

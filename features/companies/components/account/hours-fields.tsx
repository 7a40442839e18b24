'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { FormInput } from '@/components/form/form-input';
import { Switch } from '@/components/ui/inputs/switch';
import { type PageValues, weekdays } from '../../page-form';

/** Opening hours of each weekday; a day without them is closed. */
export function HoursFields() {
  const t = useTranslations('own_company.form');
  const days = useTranslations('companies.weekdays');
  const { control, watch, setValue } = useFormContext<PageValues>();
  return (
    <fieldset>
      <legend className="type-label mb-1.5">{t('hours')}</legend>
      <div className="flex flex-col divide-y divide-line">
        {weekdays.map((weekday, index) => {
          const isOpen = watch(`hours.${index}.is_open`);
          const day = days(String(weekday) as '1');
          return (
            <div key={weekday} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
              <div className="min-w-44 flex-1">
                <Switch checked={isOpen} onCheckedChange={(isOn) => setValue(`hours.${index}.is_open`, isOn)}>
                  {day}
                </Switch>
              </div>
              {isOpen ? (
                <div className="grid grid-cols-2 gap-3">
                  {(['from', 'to'] as const).map((end) => (
                    <FormInput
                      key={end}
                      control={control}
                      name={`hours.${index}.${end}`}
                      label={t(`hours_${end}`)}
                      aria-label={t(`hours_${end}_of`, { day })}
                      inputMode="numeric"
                      placeholder="10:00"
                      maxLength={5}
                      autoComplete="off"
                    />
                  ))}
                </div>
              ) : (
                <p className="type-sm text-ink-2">{t('hours_closed')}</p>
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

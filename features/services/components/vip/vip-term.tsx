'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { DateInput } from '@/components/ui/inputs/date-input';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { promotionDaysMax, startsAheadDaysMax } from '@/lib/contracts/money/promotion';
import { dayMs } from '@/lib/domain/time/duration';
import { tbilisiDay } from '@/lib/domain/time/tbilisi';
import { formatDateTime } from '@/lib/format/date';
import { vipTerms } from '../../domain/vip-order';

const chipClass =
  'type-ui relative inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-full px-4 font-normal inset-ring inset-ring-line-2 transition hover:inset-ring-ink-2 has-checked:bg-brand-soft has-checked:font-semibold has-checked:text-brand-text has-checked:inset-ring-[1.5px] has-checked:inset-ring-brand has-disabled:cursor-not-allowed has-disabled:text-disabled has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

type DaysProps = {
  value: string;
  onChange: (days: string) => void;
  /** The days of a placement, which a package fixes; null without one. */
  fixedDays: number | null;
  /** Ready to show. */
  error: string | null;
};

/** The usual terms as chips, and any other as a number. */
function Days({ value, onChange, fixedDays, error }: DaysProps) {
  const t = useTranslations('vip.order');
  const name = useId();
  const [isTyped, setIsTyped] = useState(() => !vipTerms.some((days) => String(days) === value));
  const isLocked = fixedDays !== null;
  return (
    <div data-field="days">
      <Field as="group" label={t('days')} hint={isLocked ? t('package_term', { days: fixedDays }) : t('warned')} error={error}>
        <div className="flex flex-wrap gap-2">
          {vipTerms.map((days) => (
            <label key={days} className={chipClass}>
              <input
                type="radio"
                name={name}
                disabled={isLocked}
                checked={isLocked ? days === fixedDays : !isTyped && value === String(days)}
                onChange={() => {
                  setIsTyped(false);
                  onChange(String(days));
                }}
                aria-label={t('days_count', { count: days })}
                className="sr-only"
              />
              <span className="num">{days}</span>
            </label>
          ))}
          <label className={chipClass}>
            <input
              type="radio"
              name={name}
              disabled={isLocked}
              checked={!isLocked && isTyped}
              onChange={() => setIsTyped(true)}
              className="sr-only"
            />
            {t('other')}
          </label>
          {isTyped && !isLocked ? (
            <div className="w-28">
              <Input
                kind="number"
                value={value}
                onValueChange={onChange}
                maxDigits={2}
                aria-label={t('other_days', { max: promotionDaysMax })}
              />
            </div>
          ) : null}
        </div>
      </Field>
    </div>
  );
}

type Props = DaysProps & {
  startsOn: string;
  onStartChange: (day: string) => void;
  startError: string | null;
  /** When the time of the first statement is used up; null while it is not known. */
  endsAt: string | null;
};

/** How long, from when, and until when: the end comes from the server. */
export function VipTerm({ startsOn, onStartChange, startError, endsAt, ...days }: Props) {
  const t = useTranslations('vip.order');
  const locale = useLocale();
  const [now] = useState(() => new Date());
  return (
    <div className="grid gap-x-4 gap-y-5 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <Days {...days} />
      <div data-field="starts_on">
        <Field label={t('starts')} hint={t('starts_hint')} error={startError}>
          <DateInput
            value={startsOn}
            onValueChange={onStartChange}
            min={tbilisiDay(now)}
            max={tbilisiDay(new Date(now.getTime() + startsAheadDaysMax * dayMs))}
          />
        </Field>
      </div>
      <div>
        <p className="type-label">{t('ends')}</p>
        <p aria-live="polite" className="type-body mt-1.5 flex min-h-12 items-center rounded-control bg-tuff-100 px-3.5">
          {endsAt ? formatDateTime(new Date(endsAt), now, locale) : '—'}
        </p>
      </div>
    </div>
  );
}

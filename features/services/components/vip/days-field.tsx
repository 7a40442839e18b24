'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { promotionDaysMax } from '@/lib/contracts/money/promotion';
import { vipTerms } from '../../domain/vip-order';

const chipClass =
  'type-ui relative inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-full px-4 font-normal inset-ring inset-ring-line-2 transition hover:inset-ring-ink-2 has-checked:bg-brand-soft has-checked:font-semibold has-checked:text-brand-text has-checked:inset-ring-[1.5px] has-checked:inset-ring-brand has-disabled:cursor-not-allowed has-disabled:text-disabled has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

interface DaysFieldProps {
  value: string;
  onChange: (days: string) => void;
  /** The days of a placement, which a package fixes; null without one. */
  fixedDays: number | null;
  hint: string;
  /** Ready to show. */
  error: string | null;
}

/** The usual terms as chips, and any other as a number. */
export function DaysField({ value, onChange, fixedDays, hint, error }: DaysFieldProps) {
  const t = useTranslations('vip.order');
  const name = useId();
  const [isTyped, setIsTyped] = useState(() => !vipTerms.some((days) => String(days) === value));
  const isLocked = fixedDays !== null;
  return (
    <div data-field="days">
      <Field as="group" label={t('days')} hint={hint} error={error}>
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

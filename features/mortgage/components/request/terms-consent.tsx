'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { useMortgage } from '../../stores/mortgage-store';

/** The consent, and the way to what is consented to. */
export function TermsConsent() {
  const t = useTranslations('mortgage.form');
  const id = useId();
  const { termsAndConditions, agree, readTerms } = useMortgage();
  return (
    <div className="flex items-center gap-3">
      <Checkbox id={id} aria-labelledby={`${id}-text`} checked={termsAndConditions} onCheckedChange={agree} />
      <p id={`${id}-text`} className="type-sm">
        {t.rich('agree', {
          check: (chunks) => (
            <label htmlFor={id} className="cursor-pointer py-3">
              {chunks}
            </label>
          ),
          terms: (chunks) => (
            <button
              type="button"
              onClick={() => readTerms(true)}
              className="hit min-h-6 rounded-sm font-medium text-link underline-offset-4 hover:underline"
            >
              {chunks}
            </button>
          ),
        })}
      </p>
    </div>
  );
}

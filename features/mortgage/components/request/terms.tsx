'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { useMortgage } from '../../stores/mortgage-store';

/** The consent, with a link to its terms. */
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

const sections = [
  ['data_title', 'data_text'],
  ['credit_title', 'credit_text'],
  ['figures_title', 'figures_text'],
  ['withdrawal_title', 'withdrawal_text'],
] as const;

/** What is agreed to. */
export function TermsText() {
  const t = useTranslations('mortgage.terms');
  return (
    <div className="flex flex-col gap-5">
      {sections.map(([title, text]) => (
        <section key={title}>
          <h3 className="type-ui font-semibold">{t(title)}</h3>
          <p className="type-sm mt-1 leading-6 text-ink-2">{t(text)}</p>
        </section>
      ))}
    </div>
  );
}

/** Back to the form, with or without the consent. */
export function TermsFooter() {
  const t = useTranslations('mortgage.terms');
  const { readTerms, agree } = useMortgage();
  return (
    <div className="flex gap-3">
      <Button variant="secondary" onClick={() => readTerms(false)}>
        {t('back')}
      </Button>
      <Button onClick={() => agree(true)} className="flex-1">
        {t('agree')}
      </Button>
    </div>
  );
}

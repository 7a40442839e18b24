'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { useMortgage } from '../../stores/mortgage-store';

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

/** Back to the form without a word, or with the consent. */
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

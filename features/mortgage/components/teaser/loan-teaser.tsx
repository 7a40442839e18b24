import { useLocale, useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/buttons/button';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { statementLoanPath } from '@/lib/routes/addresses/money/loan-address';
import type { TeaserLoan } from '../../domain/teaser-loan';
import { useLoanFormatters } from '../calculator/use-loan-formatters';

type Props = {
  loan: TeaserLoan;
  /** A panel beside the page, or a row of it on small screens. */
  look: 'panel' | 'row';
};

function Panel({ loan }: { loan: TeaserLoan }) {
  const t = useTranslations('mortgage.teaser');
  const locale = useLocale();
  const { money, percent, months, years } = useLoanFormatters(loan.currencyId);
  const facts = [
    t('longest_term', { term: years(loan.months) ?? months(loan.months) }),
    t('down_payment', { percent: percent(loan.participationPercent) }),
    percent(loan.yearlyPercent),
  ];
  return (
    <section aria-label={t('title')} className="rounded-card bg-saffron-50 p-5 inset-ring inset-ring-saffron-200 print:hidden">
      <div className="flex items-center justify-between gap-3">
        <h2 className="type-ui flex items-center gap-2 font-semibold">
          <SpriteIcon name="percent" className="size-5" />
          {t('title')}
        </h2>
        <p className="type-xs text-ink-2">{loan.bankNames[locale]}</p>
      </div>
      <p className="mt-2">
        <span className="type-price">{money(loan.monthlyPayment)}</span>{' '}
        <span className="type-sm text-ink-2">{t('per_month')}</span>
      </p>
      <p className="type-xs text-ink-2">{facts.join(' · ')}</p>
      <a
        href={statementLoanPath()}
        rel="nofollow"
        data-loan="fromStatement"
        className={`${buttonClasses({ variant: 'secondary', isFullWidth: true })} mt-3.5`}
      >
        {t('calculate')}
      </a>
    </section>
  );
}

function Row({ loan }: { loan: TeaserLoan }) {
  const t = useTranslations('mortgage.teaser');
  const { money, percent, months, years } = useLoanFormatters(loan.currencyId);
  const term = t('longest_term', { term: years(loan.months) ?? months(loan.months) });
  return (
    <a
      href={statementLoanPath()}
      rel="nofollow"
      data-loan="fromStatement"
      className="flex min-h-16 items-center gap-3 rounded-card bg-saffron-50 px-4 py-2.5 inset-ring inset-ring-saffron-200 print:hidden"
    >
      <SpriteIcon name="percent" className="size-6 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="num type-ui block font-semibold">
          {money(loan.monthlyPayment)} {t('per_month')}
        </span>
        <span className="type-xs block text-ink-2">{[t('short'), term, percent(loan.participationPercent)].join(' · ')}</span>
      </span>
      <span className="type-ui shrink-0 text-link">{t('calculate_short')}</span>
    </a>
  );
}

/** The monthly instalment of a statement at the bank that the calculator begins with, with a link to it. */
export function LoanTeaser({ loan, look }: Props) {
  return look === 'panel' ? <Panel loan={loan} /> : <Row loan={loan} />;
}

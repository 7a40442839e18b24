import { useLocale, useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/buttons/button';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import { formatPrice } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { loanPath } from '@/lib/routes/addresses/money/loan-address';

/** The example loan: a round price at the bank that the calculator starts with. */
export type LoanExample = {
  price: number;
  currencyId: number;
  participationPercent: number;
  years: number;
  monthlyPayment: number;
};

const cardClass = 'flex rounded-modal p-6 lg:min-h-72 lg:p-9';
const tagClass = 'type-xs inline-flex min-h-7 items-center gap-1.5 self-start rounded-full px-3 font-medium';

/** Heights of the drawn bars in percent: prices around the estimated one. */
const bars = [18, 26, 34, 48, 62, 80, 100, 82, 66, 50, 36, 28, 20];

const barGround = (height: number): string => (height >= 80 ? 'bg-saperavi-500' : 'bg-saperavi-800');

function Bars() {
  return (
    <div aria-hidden="true" className="ml-auto hidden w-60 shrink-0 flex-col self-end xl:flex">
      <p className="type-ui relative mb-2 self-center rounded-sm bg-saffron-200 px-3 py-1 font-bold text-on-saffron after:absolute after:top-full after:left-1/2 after:size-2 after:-translate-x-1/2 after:-translate-y-1 after:rotate-45 after:bg-saffron-200">
        ? ₾
      </p>
      <div className="flex h-36 items-end gap-1.5 border-b border-white/25">
        {bars.map((height) => (
          <span key={height} className={cn('flex-1 rounded-t-[4px]', barGround(height))} style={{ height: `${height}%` }} />
        ))}
      </div>
      <div className="num type-xs mt-1 flex justify-center gap-8 text-deep-ink-2">
        <span>−6%</span>
        <span>+6%</span>
      </div>
    </div>
  );
}

function EstimatePromo() {
  const t = useTranslations('home.promos.estimate');
  return (
    <section aria-labelledby="promo-estimate" className={cn(cardClass, 'on-deep gap-8 bg-deep text-deep-ink')}>
      <div className="flex min-w-0 flex-1 flex-col">
        <p className={cn(tagClass, 'bg-saperavi-900 text-saffron-200')}>
          <SpriteIcon name="chart-line-up" className="size-4" />
          {t('tag')}
        </p>
        <h2 id="promo-estimate" className="mt type-h2 mt-4 text-white">
          {t('title')}
        </h2>
        <p className="type-sm mt-2 mb-6 max-w-88 text-deep-ink-2">{t('text')}</p>
        <Link
          href="?ai_modal=true"
          scroll={false}
          rel="nofollow"
          className={cn(buttonClasses({ variant: 'secondary' }), 'mt-auto self-start inset-ring-0')}
        >
          {t('action')}
        </Link>
      </div>
      <Bars />
    </section>
  );
}

/** Two settings of the calculator as its sliders show them. */
function Setting({ label, value, share }: { label: string; value: string; share: number }) {
  return (
    <div className="mt-3">
      <p className="type-xs flex justify-between gap-3 large-text:flex-wrap">
        <span className="text-ink-2">{label}</span>
        <span className="num font-semibold">{value}</span>
      </p>
      <div aria-hidden="true" className="relative mt-3.5 mb-2.5 h-1 rounded-full bg-tuff-300">
        <span className="absolute inset-y-0 left-0 rounded-full bg-brand" style={{ width: `${share}%` }} />
        <span
          className="absolute top-1/2 size-6 -translate-1/2 rounded-full bg-white inset-ring-[1.5px] inset-ring-brand after:absolute after:inset-0 after:m-auto after:size-1.5 after:rounded-full after:bg-brand"
          style={{ left: `clamp(12px, ${share}%, 100% - 12px)` }}
        />
      </div>
    </div>
  );
}

const yearsMax = 20;

function Example({ example }: { example: LoanExample }) {
  const t = useTranslations('home.promos.loan');
  const locale = useLocale();
  const { price, currencyId, participationPercent: percent, years, monthlyPayment } = example;
  return (
    <div className="w-full shrink-0 self-center rounded-card bg-surface p-5 shadow-sh-1 lg:max-xl:hidden xl:w-64">
      <p className="type-xs text-ink-2">{t('example', { price: formatPrice(price, currencyId, locale) })}</p>
      <p className="type-price mt-0.5 text-[calc(1.625rem*var(--k))] leading-[1.3] large-text:whitespace-normal">
        {formatPrice(Math.round(monthlyPayment), currencyId, locale)}{' '}
        <span className="type-xs font-normal text-ink-2">{t('per_month')}</span>
      </p>
      <Setting label={t('down_payment')} value={`${formatNumber(percent, locale)}%`} share={percent} />
      <Setting label={t('term')} value={t('years', { count: years })} share={(years / yearsMax) * 100} />
    </div>
  );
}

function LoanPromo({ example }: { example: LoanExample | null }) {
  const t = useTranslations('home.promos.loan');
  const locale = useLocale();
  return (
    <section aria-labelledby="promo-loan" className={cn(cardClass, 'gap-6 bg-saffron-100 max-xl:flex-col xl:gap-8')}>
      <div className="flex min-w-0 flex-1 flex-col">
        <p className={cn(tagClass, 'bg-white/75')}>
          <SpriteIcon name="percent" className="size-4" />
          {t('tag')}
        </p>
        <h2 id="promo-loan" className="mt type-h2 mt-4">
          {t('title')}
        </h2>
        <p className="type-sm mt-2 mb-6 max-w-88 text-tuff-700">{t('text')}</p>
        <a
          href={loanPath(locale)}
          rel="nofollow"
          data-loan="fromHomeCard"
          className={cn(buttonClasses({ variant: 'ink' }), 'mt-auto self-start')}
        >
          {t('action')}
        </a>
      </div>
      {example ? <Example example={example} /> : null}
    </section>
  );
}

/** The estimate and the loan calculator, on the only tinted band of the page. */
export function Promos({ example }: { example: LoanExample | null }) {
  return (
    <div className="bg-bg-2 py-6 lg:py-9">
      <div className="container-page grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-5 side:grid-cols-[1.02fr_1fr]">
        <EstimatePromo />
        <LoanPromo example={example} />
      </div>
    </div>
  );
}

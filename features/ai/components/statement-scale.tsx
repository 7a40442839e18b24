import { useLocale, useTranslations } from 'next-intl';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Tag } from '@/components/ui/display/tag';
import { Link } from '@/components/ui/navigation/link';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import type { CurrencyId } from '@/lib/domain/money/currency';
import { formatPrice, formatPricePerSqm } from '@/lib/format/money';
import { shownRange, trackOf } from '../domain/result';

const tags = {
  below: { tone: 'info', icon: 'trend-down' },
  at: { tone: 'ok', icon: 'check-circle-fill' },
  above: { tone: 'warning', icon: 'trend-up' },
} as const;

type Priced = Pick<StatementDetail, 'price' | 'price_band' | 'area'>;
type Figures = { price: number; estimate: number; perSqm: number; interval: { low: number; high: number } };

/** The price and the estimate in one currency, at the statement's own rate, so that their ratio is the same in both currencies. */
function figuresOf({ price, price_band: band, area }: Priced, currencyId: CurrencyId): Figures | null {
  const [gel, own] = [price[1], price[currencyId]];
  if (!band || !gel || !own) return null;
  const rate = own.price_total / gel.price_total;
  const estimate = band.estimate * rate;
  const interval = { low: band.interval.low * rate, high: band.interval.high * rate };
  return { price: own.price_total, estimate, perSqm: estimate / area, interval };
}

/** The band of ±6% inside a wider track, and a flag at this statement's price. */
function Track({ figures, currencyId }: { figures: Figures; currencyId: CurrencyId }) {
  const t = useTranslations('ai.scale');
  const locale = useLocale();
  const money = (amount: number) => formatPrice(Math.round(amount), currencyId, locale);
  const { bandStart, bandEnd, flag } = trackOf(figures.price, figures.estimate);
  const range = shownRange(figures.estimate);
  return (
    <div className="mt-4">
      <p
        className="num type-xs relative inline-block rounded-sm bg-tuff-900 px-2.5 py-1 font-semibold whitespace-nowrap text-white large-text:whitespace-normal"
        style={{ left: `${flag}%`, transform: `translateX(-${flag}%)` }}
      >
        {t('this', { price: money(figures.price) })}
      </p>
      <div aria-hidden="true" className="relative mt-3 h-2.5 rounded-full bg-tuff-200">
        <span className="absolute inset-y-0 bg-vine-500" style={{ left: `${bandStart}%`, right: `${100 - bandEnd}%` }} />
        <span className="absolute -top-3.5 h-6 w-0.5 -translate-x-1/2 bg-tuff-900" style={{ left: `${flag}%` }} />
      </div>
      <div className="relative mt-2 h-11">
        {[
          { at: bandStart, amount: range.low, percent: '−6%' },
          { at: bandEnd, amount: range.high, percent: '+6%' },
        ].map(({ at, amount, percent }) => (
          <p key={percent} className="num absolute -translate-x-1/2 text-center" style={{ left: `${at}%` }}>
            <span className="type-sm block font-semibold">{money(amount)}</span>
            <span className="type-xs block text-ink-2">{percent}</span>
          </p>
        ))}
      </div>
    </div>
  );
}

/** Compares a statement's price to the market, by the model behind the estimate; empty where the model has too little data. */
export function StatementScale({ statement, currencyId }: { statement: Priced; currencyId: CurrencyId }) {
  const t = useTranslations('ai.scale');
  const locale = useLocale();
  const { price_band: band } = statement;
  const figures = figuresOf(statement, currencyId);
  if (!band || !figures) return null;
  const { tone, icon } = tags[band.band];
  const money = (amount: number) => formatPrice(Math.round(amount), currencyId, locale);
  return (
    <section aria-labelledby={`price-scale-${currencyId}`} className="border-t border-line p-4 lg:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h3 id={`price-scale-${currencyId}`} className="type-h3">
            {t('title')}
          </h3>
          <p className="type-sm text-ink-2">{t('text', { count: band.comparables_count })}</p>
        </div>
        <Tag tone={tone} icon={<SpriteIcon name={icon} className="size-4" />}>
          {t(band.band)}
        </Tag>
      </div>
      <Track figures={figures} currencyId={currencyId} />
      <p className="type-sm num mt-1 text-ink-2">
        {t('interval', { low: money(figures.interval.low), high: money(figures.interval.high) })}
      </p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-3">
        <p className="type-sm num">
          {t('estimate')} <b className="font-semibold">{money(figures.estimate)}</b>
          <span className="text-ink-2"> · {formatPricePerSqm(figures.perSqm, currencyId, locale)}</span>
        </p>
        <Link
          href="?ai_modal=true&statementInner=true"
          scroll={false}
          rel="nofollow"
          className="type-sm hit inline-flex min-h-8 items-center gap-1.5 font-medium text-link hover:underline print:hidden"
        >
          {t('link')}
          <SpriteIcon name="arrow-right" className="size-4" />
        </Link>
      </div>
    </section>
  );
}

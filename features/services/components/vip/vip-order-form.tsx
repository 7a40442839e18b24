'use client';

import { useLocale, useTranslations } from 'next-intl';
import { PayProblemAlert } from '@/components/checkout/pay-problem';
import { PaymentChoice } from '@/components/checkout/payment-choice';
import { FormFailureAlert } from '@/components/form/form-submit';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Link } from '@/components/ui/navigation/link';
import type { ServiceTypes } from '@/lib/contracts/money/services';
import type { OwnStatementCard } from '@/lib/contracts/statements/own-statements';
import { placementDays } from '@/lib/domain/order/price-book';
import { formatLari } from '@/lib/format/money';
import { useMessage } from '@/lib/i18n/use-message';
import { localePath } from '@/lib/routes/locale-path';
import type { VipStart } from '../../domain/vip-order';
import { useActiveStatements } from '../../queries/order-form';
import { useStatementPromotions } from '../../queries/promotion';
import { OrderSection } from '../order/order-section';
import { OrderSum } from '../order/order-summary';
import { PayBar } from '../order/pay-bar';
import { TierCards } from './tier-cards';
import { useVipOrder } from './use-vip-order';
import { VipStatements } from './vip-statements';
import { PromotedCard, PromotionEnds, PromotionNotes } from './vip-summary';
import { VipTerm } from './vip-term';

export type VipOrderProps = { catalogue: ServiceTypes; start: VipStart };
type VipOrder = ReturnType<typeof useVipOrder>;

/** What is bought, what it costs and until when, and the button that pays it. */
function VipAside({ vip, cards }: { vip: VipOrder; cards: readonly OwnStatementCard[] }) {
  const t = useTranslations('vip.order');
  const locale = useLocale();
  const translate = useMessage();
  const { values, preview, packageId, amount, isPaying, problem, failure, order } = vip;
  const first = cards.find(({ id }) => id === values.statements[0]);
  const left = preview.data?.package;
  const label =
    packageId !== null ? t('pay_package') : amount === null ? t('pay_short') : t('pay', { amount: formatLari(amount, locale) });
  const quote = values.statements.length > 0 ? preview.data : undefined;
  // The price is still being requested, so the order cannot be paid yet.
  const isWaiting = values.statements.length > 0 && amount === null;
  return (
    <aside aria-labelledby="order-summary" className="min-w-0 lg:sticky lg:top-6">
      <div className="rounded-modal bg-surface p-5 shadow-sh-3 lg:p-6">
        <h2 id="order-summary" className="type-h3 mb-3">
          {t('summary')}
        </h2>
        {first ? <PromotedCard card={first} tierId={values.tier_id} /> : null}
        <OrderSum
          quote={quote}
          isStale={preview.isFetching}
          failure={preview.error && !quote ? translate(preview.error.message) : null}
        />
        <PromotionEnds preview={quote} cards={cards} />
        {left ? (
          <p className="type-sm mt-4 rounded-control bg-saffron-100 px-4 py-3" aria-live="polite">
            {left.left_after < 0
              ? t('package_short', { count: -left.left_after })
              : t('package_after', { count: left.left_after })}
          </p>
        ) : null}
        <div className="mt-4 flex flex-col gap-4">
          <PayProblemAlert problem={problem} />
          <FormFailureAlert failure={failure} />
          <Button
            size="lg"
            isFullWidth
            isLoading={isPaying}
            disabled={isWaiting}
            loadingText={t('sending')}
            onClick={() => void order()}
            className="max-lg:hidden"
          >
            {label}
          </Button>
        </div>
        <p className="type-xs mt-3 text-center text-ink-2">{t('asked_first')}</p>
      </div>
      <PromotionNotes preview={quote} cards={cards} />
      <PayBar
        labels={{
          total: t('total'),
          amount: quote && amount !== null ? formatLari(amount, locale) : '—',
          pay: packageId === null ? t('pay_short') : t('pay_package_short'),
          pending: t('sending'),
        }}
        isSending={isPaying}
        isDisabled={isWaiting}
        onPay={() => void order()}
      />
    </aside>
  );
}

function VipForm({ catalogue, start, cards }: VipOrderProps & { cards: readonly OwnStatementCard[] }) {
  const t = useTranslations('vip.order');
  const vip = useVipOrder(catalogue.types, start);
  const translate = useMessage();
  const { form, values, preview, packages, selection, select, packageId, amount, order } = vip;
  const { data: promotions = [] } = useStatementPromotions(cards.map(({ id }) => id));
  const { errors } = form.formState;
  const errorOf = (name: keyof typeof values): string | null => {
    const key = errors[name]?.message;
    return typeof key === 'string' ? translate(key) : null;
  };
  const set = { shouldDirty: true };
  const chosen = values.statements.filter((id) => cards.some((card) => card.id === id));
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void order();
      }}
      className="grid items-start gap-x-12 gap-y-6 max-lg:pb-18 lg:grid-cols-[1fr_--spacing(100)]"
    >
      <div className="min-w-0">
        <OrderSection
          number={1}
          title={t('statements')}
          aside={<span className="type-sm text-ink-2">{t('chosen', { chosen: chosen.length, count: cards.length })}</span>}
        >
          <VipStatements
            cards={cards}
            promotions={promotions}
            tierId={values.tier_id}
            value={values.statements}
            onChange={(ids) => form.setValue('statements', ids, set)}
            error={errorOf('statements')}
          />
        </OrderSection>
        <OrderSection number={2} title={t('tier')} aside={<CompareLink />}>
          <TierCards types={catalogue.types} value={values.tier_id} onChange={(id) => form.setValue('tier_id', id, set)} />
        </OrderSection>
        <OrderSection number={3} title={t('term')}>
          <VipTerm
            days={values.days}
            onDaysChange={(days) => form.setValue('days', days, set)}
            fixedDays={packageId === null ? null : placementDays}
            error={errorOf('days')}
            startsOn={values.starts_on}
            onStartChange={(day) => form.setValue('starts_on', day, set)}
            startError={errorOf('starts_on')}
            endsAt={chosen.length > 0 ? (preview.data?.statements[0]?.ends_at ?? null) : null}
          />
        </OrderSection>
        <OrderSection number={4} title={t('payment')}>
          <PaymentChoice value={selection} onChange={select} amount={packageId === null ? amount : 0} packages={packages} />
        </OrderSection>
      </div>
      <VipAside vip={vip} cards={cards} />
    </form>
  );
}

function CompareLink() {
  const t = useTranslations('vip.order');
  const locale = useLocale();
  return (
    <Link href={`${localePath(locale, '/VIP')}#tiers`} className="type-ui text-link hover:underline">
      {t('compare')}
    </Link>
  );
}

/** Orders VIP for the visitor's active statements. */
export function VipOrderForm(props: VipOrderProps) {
  const t = useTranslations('vip.order');
  const common = useTranslations('common');
  const locale = useLocale();
  const statements = useActiveStatements(true);
  return (
    <QueryBoundary query={statements} failedText={t('failed')} retryLabel={common('retry')}>
      {(cards) =>
        cards.length === 0 ? (
          <EmptyState
            art="house"
            title={t('none')}
            text={t('none_text')}
            actions={
              <Link href={localePath(locale, '/account/statements')} className={buttonClasses()}>
                {t('own_statements')}
              </Link>
            }
          />
        ) : (
          <VipForm {...props} cards={cards} />
        )
      }
    </QueryBoundary>
  );
}

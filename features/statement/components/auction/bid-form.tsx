'use client';

import { MinusIcon } from '@phosphor-icons/react/dist/ssr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useLocale, useTranslations } from 'next-intl';
import { Chip } from '@/components/ui/buttons/chip';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { roundDecimal } from '@/lib/domain/rounding';
import { offeredBids } from '@/lib/domain/statement/auction';
import { currencySymbol, formatPrice } from '@/lib/format/money';
import type { Standing } from '../../domain/bid';
import { placeBid } from '../../queries/place-bid';
import { SubmissionForm } from '../actions/submission-form';
import { useBid } from './use-bid';

const wholeDigitsMax = 9;

type AmountProps = { standing: Standing; bid: ReturnType<typeof useBid>; isTried: boolean };

/** The amount: typed, moved by steps, or one of three that are offered. */
function AmountField({ standing: { currency_id: currencyId, step }, bid, isTried }: AmountProps) {
  const { amount, lowest, text, setText } = bid;
  const error = isTried ? bid.error : null;
  const locale = useLocale();
  const t = useTranslations('auction.form');
  const price = (value: number) => formatPrice(value, currencyId, locale);
  const move = (steps: number) => setText(String(Math.max(lowest, roundDecimal((amount ?? lowest) + steps * step, 2))));
  const symbol = currencySymbol(currencyId);
  return (
    <div className="flex flex-col gap-2.5">
      <Field
        label={t('amount')}
        hint={t('step', { price: price(step) })}
        isHintBeside
        error={error && (error.kind === 'enter' ? t('enter') : t('too_low', { price: price(error.lowest) }))}
      >
        <div className="flex items-center gap-2">
          <IconButton
            label={t('less')}
            variant="outline"
            className="size-12"
            disabled={amount === null || amount <= lowest}
            onClick={() => move(-1)}
          >
            <MinusIcon aria-hidden="true" className="size-5" />
          </IconButton>
          <Input
            ref={bid.input}
            name="amount"
            kind="decimal"
            isGrouped
            maxDigits={wholeDigitsMax}
            suffix={symbol}
            value={text}
            onValueChange={setText}
            className="text-center font-semibold"
          />
          <IconButton label={t('more')} variant="outline" className="size-12" onClick={() => move(1)}>
            <PlusIcon aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      </Field>
      <fieldset aria-label={t('offered')} className="num flex flex-wrap gap-2 *:grow">
        {offeredBids(lowest, step).map((offered) => (
          <Chip key={offered} isSelected={amount === offered} onSelectedChange={() => setText(String(offered))}>
            {price(offered)}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}

type Props = { statementId: number; standing: Standing; place?: typeof placeBid };

/** The form to bid. After a bid it shows the bidder's number and is reset. */
export function BidForm({ statementId, standing, place = placeBid }: Props) {
  const locale = useLocale();
  const t = useTranslations('auction.form');
  const bid = useBid(statementId, standing, place);
  const { amount, error, placed, hasAccepted } = bid;
  const price = (value: number) => formatPrice(value, standing.currency_id, locale);
  return (
    <section aria-label={t('title')} className="mt-5">
      {placed ? (
        <InlineAlert tone="success" isLive className="mb-4">
          {t('placed', { price: price(placed.amount), bidder: placed.bidder })}
        </InlineAlert>
      ) : null}
      <SubmissionForm
        key={placed?.count}
        firstInvalidField={() => (error ? '[name=amount]' : hasAccepted ? null : '[name=terms]')}
        send={bid.send}
        onSent={bid.onSent}
        buttonSize="lg"
        labels={{
          send: amount === null ? t('send_any') : t('send', { price: price(amount) }),
          sending: t('sending'),
          limit: (minutes) => t('limit', { minutes }),
          // The sign-in opens automatically, and the field shows the lowest bid.
          refusal: (kind) => (kind === 'signed-out' || kind === 'too_low' ? null : t(kind)),
        }}
      >
        {(isTried) => (
          <>
            <AmountField standing={standing} bid={bid} isTried={isTried} />
            <Field
              as="group"
              label={t('consent')}
              isLabelHidden
              error={isTried && !hasAccepted ? t('consent_missing') : null}
              className="-my-2"
            >
              <Checkbox name="terms" checked={hasAccepted} onCheckedChange={bid.setHasAccepted} className="text-ink-2">
                {t('consent')}
              </Checkbox>
            </Field>
          </>
        )}
      </SubmissionForm>
    </section>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { Segmented } from '@/components/ui/inputs/segmented';
import type { Mortgage } from '@/lib/contracts/mortgage';
import { isPriceValid, readPrice } from '@/lib/domain/loan/calculator';
import { currencySymbol } from '@/lib/format/money';
import { useCurrencyName } from '../use-currency-name';

const priceDigitsMax = 9;

interface PriceFieldProps {
  price: number | null;
  onPriceChange: (price: number | null) => void;
  /** Those that the chosen bank lends in. */
  currencies: Mortgage['currencies'];
  currencyId: number;
  onCurrencyChange: (currencyId: number) => void;
  /** For a calculation that begins with no price of its own. */
  isAutoFocused?: boolean;
}

/** What the property costs, and in which currency it is lent for. */
export function PriceField(props: PriceFieldProps) {
  const { price, onPriceChange, currencies, currencyId, onCurrencyChange, isAutoFocused = false } = props;
  const t = useTranslations('mortgage');
  const box = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once, when the field appears.
  useEffect(() => {
    // A finger would get the keyboard over half of the sheet before anything was read.
    if (isAutoFocused && window.matchMedia?.('(pointer: fine)').matches) box.current?.focus();
  }, []);
  const nameOf = useCurrencyName();
  return (
    <div className="flex items-start gap-2">
      <Field label={t('price')} error={isPriceValid(price) ? null : t('price_error')} className="flex-1">
        <Input
          ref={box}
          kind="number"
          isGrouped
          maxDigits={priceDigitsMax}
          value={price === null ? '' : String(price)}
          onValueChange={(text) => onPriceChange(readPrice(text))}
          onFocus={({ target }) => target.select()}
          className="font-semibold"
        />
      </Field>
      {/* As far down as the label beside it is high. */}
      <Segmented
        label={t('currency')}
        value={String(currencyId)}
        onValueChange={(value) => onCurrencyChange(Number(value))}
        options={currencies.map((currency) => ({
          value: String(currency.id),
          label: currencySymbol(currency.id),
          accessibleLabel: nameOf(currency),
        }))}
        className="mt-6.5 min-h-12 [&>label]:min-h-10"
      />
    </div>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Chip } from '@/components/ui/buttons/chip';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { currencyIds } from '@/lib/domain/money/currency';
import { currencySymbol, formatPrice } from '@/lib/format/money';
import { useMessage } from '@/lib/i18n/use-message';
import { readAmount } from '../../domain/amount';

const suggestedAmounts = [20, 50, 100, 200];
const wholeDigitsMax = 7;

interface AmountFieldProps {
  value: string;
  onValueChange: (text: string) => void;
  /** Message key of the API's error. */
  errorKey?: string | null;
  hasSuggestions?: boolean;
}

/** The amount of a top-up in GEL, with the usual ones to choose from. Its own errors show once the visitor has left the field. */
export function AmountField({ value, onValueChange, errorKey, hasSuggestions = false }: AmountFieldProps) {
  const t = useTranslations('top_up');
  const locale = useLocale();
  const translate = useMessage();
  const [isTouched, setIsTouched] = useState(false);
  const read = readAmount(value);
  const wrong = isTouched && 'errorKey' in read ? read.errorKey : (errorKey ?? null);
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('amount')} isRequired error={wrong === null ? null : translate(wrong)}>
        <Input
          kind="decimal"
          name="amount"
          maxDigits={wholeDigitsMax}
          isGrouped
          value={value}
          onValueChange={onValueChange}
          onBlur={() => setIsTouched(true)}
          suffix={
            <span aria-hidden="true" className={hasSuggestions ? 'text-[calc(1.75rem*var(--k))]' : undefined}>
              {currencySymbol(currencyIds.gel)}
            </span>
          }
          {...(hasSuggestions ? { boxClassName: 'min-h-16', className: 'text-[calc(1.75rem*var(--k))] font-semibold' } : {})}
        />
      </Field>
      {hasSuggestions ? (
        <div className="flex flex-wrap gap-2 *:flex-1">
          {suggestedAmounts.map((amount) => (
            <Chip
              key={amount}
              isSelected={'amount' in read && read.amount === amount}
              onSelectedChange={() => onValueChange(String(amount))}
            >
              <span className="num">{formatPrice(amount, currencyIds.gel, locale)}</span>
            </Chip>
          ))}
        </div>
      ) : null}
    </div>
  );
}

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { useMessage } from '@/lib/i18n/use-message';
import { readAmount } from '../../domain/amount';
import { AmountField } from './amount-field';
import { PayButton } from './pay-button';
import type { TopUpPayment } from './use-top-up';

export type LoyaltyValues = { amount: string; number: string };

interface LoyaltyFormProps {
  values: LoyaltyValues;
  onChange: (values: LoyaltyValues) => void;
  isSending: boolean;
  onPay: (amount: number, payment: TopUpPayment) => void;
}

const digitsMax = 19;
const numberShape = /^\d{8,19}$/;

/** Method 3: an amount, and the number of a loyalty card. */
export function LoyaltyForm({ values, onChange, isSending, onPay }: LoyaltyFormProps) {
  const t = useTranslations('top_up');
  const translate = useMessage();
  const [isTouched, setIsTouched] = useState(false);
  const read = readAmount(values.amount);
  const isNumber = numberShape.test(values.number);
  const wrong = isTouched && !isNumber ? (values.number === '' ? 'errors.field_required' : 'errors.loyalty_card') : null;
  const isReady = 'amount' in read && isNumber;
  return (
    <form
      noValidate
      method="post"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isSending) onPay(read.amount, { pay_with: 'loyalty_card', loyalty_card: values.number });
      }}
    >
      <AmountField value={values.amount} onValueChange={(amount) => onChange({ ...values, amount })} hasSuggestions />
      <Field label={t('loyalty_number')} isRequired error={wrong === null ? null : translate(wrong)}>
        <Input
          kind="number"
          name="loyalty_card"
          maxDigits={digitsMax}
          value={values.number}
          onValueChange={(number) => onChange({ ...values, number })}
          onBlur={() => setIsTouched(true)}
        />
      </Field>
      <PayButton amount={isReady ? read.amount : null} isSending={isSending} />
    </form>
  );
}

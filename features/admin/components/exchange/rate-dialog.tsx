'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { CrudDialog } from '@/components/crud/crud-dialog';
import { FormDate } from '@/components/form/form-date';
import { FormInput } from '@/components/form/form-input';
import { FormTextarea } from '@/components/form/form-textarea';
import { toPlainDecimal } from '@/lib/domain/money/amount';
import { tbilisiDay, tbilisiDayEnd } from '@/lib/domain/time/tbilisi';
import { useSetRate } from '../../queries/exchange';
import { CodeField, codeSchema } from '../money/money-dialog';

const reasonMax = 500;
const schema = z.object({
  rate: z
    .string()
    .trim()
    .regex(/^\d{1,3}([.,]\d{1,4})?$/, 'errors.amount'),
  ends_at: z.string().min(1, 'errors.field_required'),
  reason: z.string().trim().min(3, 'errors.field_required').max(reasonMax, 'errors.field_too_big'),
  code: codeSchema,
});

type Props = {
  currencyId: number;
  /** The code of the currency. */
  currency: string;
  now: Date;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDone: () => void;
};

/** Sets a manual rate until the end of a day. */
export function RateDialog({ currencyId, currency, now, isOpen, onOpenChange, onDone }: Props) {
  const t = useTranslations('admin.exchange_rate');
  const today = tbilisiDay(now);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { rate: '', ends_at: today, reason: '', code: '' } });
  const { mutateAsync } = useSetRate();
  return (
    <CrudDialog
      item={null}
      formName={`exchange rate ${currencyId}`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSaved={onDone}
      form={form}
      names={['rate', 'ends_at', 'reason', 'code']}
      save={({ ends_at: day, rate, ...rest }) =>
        mutateAsync({
          ...rest,
          rate: toPlainDecimal(rate),
          currency_id: currencyId,
          ends_at: tbilisiDayEnd(day).toISOString(),
        })
      }
      title={t('set_title', { currency })}
      description={t('set_text')}
    >
      <FormInput control={form.control} name="rate" label={t('rate')} maxLength={8} inputMode="decimal" isRequired />
      <FormDate control={form.control} name="ends_at" label={t('last_day')} min={today} isRequired />
      <FormTextarea control={form.control} name="reason" label={t('reason')} maxLength={reasonMax} isRequired />
      <CodeField control={form.control} name="code" />
    </CrudDialog>
  );
}

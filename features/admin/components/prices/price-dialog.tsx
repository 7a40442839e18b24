'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { CrudDialog } from '@/components/crud/crud-dialog';
import { FormDate } from '@/components/form/form-date';
import { FormInput } from '@/components/form/form-input';
import { toPlainDecimal } from '@/lib/domain/money/amount';
import { dayMs } from '@/lib/domain/time/duration';
import { tbilisiDay, tbilisiDayStart } from '@/lib/domain/time/tbilisi';
import { useAddPrice } from '../../queries/prices';
import { CodeField, codeSchema } from '../money/money-dialog';

const schema = z.object({
  amount: z.string().regex(/^\d{1,7}([.,]\d{1,2})?$/, 'errors.amount'),
  starts_at: z.string(),
  code: codeSchema,
});

type Props = {
  /** The key of the price and its name. */
  priceKey: string;
  name: string;
  /** Label of the amount with its unit. */
  amountLabel: string;
  now: Date;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDone: () => void;
};

/** Changes one price from now, or from the beginning of a day, on. */
export function PriceDialog({ priceKey, name, amountLabel, now, isOpen, onOpenChange, onDone }: Props) {
  const t = useTranslations('admin.prices');
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { amount: '', starts_at: '', code: '' } });
  const { mutateAsync } = useAddPrice();
  return (
    <CrudDialog
      item={null}
      formName={`price ${priceKey}`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSaved={onDone}
      form={form}
      names={['amount', 'starts_at', 'code']}
      save={({ amount, starts_at: day, code }) =>
        mutateAsync({
          key: priceKey,
          amount: toPlainDecimal(amount),
          code,
          ...(day === '' ? {} : { starts_at: tbilisiDayStart(day).toISOString() }),
        })
      }
      title={t('change_title', { name })}
      description={t('change_text')}
    >
      <FormInput control={form.control} name="amount" kind="decimal" label={amountLabel} isRequired />
      <FormDate
        control={form.control}
        name="starts_at"
        label={t('from_day')}
        hint={t('from_day_hint')}
        min={tbilisiDay(new Date(now.getTime() + dayMs))}
      />
      <CodeField control={form.control} name="code" />
    </CrudDialog>
  );
}

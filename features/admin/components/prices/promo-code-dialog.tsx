'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useServiceName } from '@/components/checkout/use-service-name';
import { CrudDialog } from '@/components/crud/crud-dialog';
import { FormDate } from '@/components/form/form-date';
import { FormInput } from '@/components/form/form-input';
import { FormSelect } from '@/components/form/form-select';
import { toPlainDecimal } from '@/lib/domain/money/amount';
import { serviceIds } from '@/lib/domain/order/services';
import { tbilisiDay, tbilisiDayEnd, tbilisiDayStart } from '@/lib/domain/time/tbilisi';
import { useAddPromoCode } from '../../queries/prices';
import { CodeField, codeSchema } from '../money/money-dialog';

const number = z.string().regex(/^\d*$/, 'errors.amount');
const schema = z
  .object({
    code: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9-]{3,40}$/, 'errors.promo_code_format'),
    service_id: z.string(),
    kind: z.enum(['percent', 'amount']),
    percent: number,
    amount: number,
    uses_max: z.string().regex(/^\d{1,7}$/, 'errors.field_required'),
    starts_at: z.string(),
    ends_at: z.string(),
    totp: codeSchema,
  })
  .refine((values) => values[values.kind] !== '', { path: ['percent'], message: 'errors.field_required' });
type Values = z.infer<typeof schema>;

const everyService = 'all';
const none: Values = {
  ...{ code: '', service_id: everyService, kind: 'percent', percent: '', amount: '', uses_max: '1' },
  ...{ starts_at: '', ends_at: '', totp: '' },
};

/** A code is valid from the beginning of its first day to the end of its last. */
const toBody = ({ code, service_id, kind, uses_max, starts_at, ends_at, percent, amount }: Omit<Values, 'totp'>) => ({
  ...{ code, uses_max: toPlainDecimal(uses_max), [kind]: toPlainDecimal({ percent, amount }[kind]) },
  ...(service_id === everyService ? {} : { service_id: Number(service_id) }),
  ...(starts_at === '' ? {} : { starts_at: tbilisiDayStart(starts_at).toISOString() }),
  ...(ends_at === '' ? {} : { ends_at: tbilisiDayEnd(ends_at).toISOString() }),
});

type Props = { now: Date; isOpen: boolean; onOpenChange: (isOpen: boolean) => void; onDone: () => void };

/** Adds a promo code. */
export function PromoCodeDialog({ now, isOpen, onOpenChange, onDone }: Props) {
  const t = useTranslations('admin.promo_codes');
  const serviceName = useServiceName();
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: none });
  const { mutateAsync } = useAddPromoCode();
  const kind = form.watch('kind');
  const { control } = form;
  const services = Object.values(serviceIds).map((id) => ({ value: String(id), label: serviceName(id) ?? String(id) }));
  return (
    <CrudDialog
      item={null}
      formName="promo code"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSaved={onDone}
      form={form}
      names={['code', 'service_id', 'percent', 'amount', 'uses_max', 'starts_at', 'ends_at', 'totp']}
      save={({ totp, ...values }) => mutateAsync({ totp, data: toBody(values) })}
      title={t('add')}
    >
      <FormInput control={control} name="code" label={t('code')} maxLength={40} autoComplete="off" isRequired />
      <FormSelect
        control={control}
        name="service_id"
        label={t('service')}
        options={[{ value: everyService, label: t('every_service') }, ...services]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormSelect
          control={control}
          name="kind"
          label={t('kind')}
          options={[
            { value: 'percent', label: t('kinds.percent') },
            { value: 'amount', label: t('kinds.amount') },
          ]}
        />
        <FormInput key={kind} control={control} name={kind} kind="number" maxLength={5} label={t(`values.${kind}`)} isRequired />
      </div>
      <FormInput control={control} name="uses_max" kind="number" maxLength={7} label={t('uses_max')} isRequired />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormDate control={control} name="starts_at" label={t('first_day')} hint={t('first_day_hint')} min={tbilisiDay(now)} />
        <FormDate control={control} name="ends_at" label={t('last_day')} hint={t('last_day_hint')} min={tbilisiDay(now)} />
      </div>
      <CodeField control={control} name="totp" />
    </CrudDialog>
  );
}

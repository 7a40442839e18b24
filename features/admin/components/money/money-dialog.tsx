'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { z } from 'zod';
import { CrudDialog } from '@/components/crud/crud-dialog';
import { type FormFieldProps, FormInput } from '@/components/form/form-input';
import { FormTextarea } from '@/components/form/form-textarea';
import { toPlainDecimal } from '@/lib/domain/money/amount';

export const codeSchema = z.string().regex(/^\d{6}$/, 'errors.totp_required');
const reason = z.string().trim().min(3, 'errors.field_required').max(500, 'errors.field_too_big');
const amount = z.string().regex(/^(\d{1,7}([.,]\d{1,2})?)?$/, 'errors.amount');
const schemas = {
  code: z.object({ amount: z.string(), reason: z.string(), code: codeSchema }),
  reason: z.object({ amount: z.string(), reason, code: z.string() }),
  credit: z.object({ amount, reason, code: codeSchema }),
};

export type MoneyValues = { amount: string; reason: string; code: string };
type Props = {
  /** Identifies the action. */
  name: string;
  /** What it asks for: only the code, only a reason, or an amount, a reason and the code. */
  asks: keyof typeof schemas;
  title: string;
  description: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** @param key the same one until the action has succeeded with these values */
  act: (values: MoneyValues, key: string) => Promise<void>;
  onDone: () => void;
};

/** The idempotency key of an action; a change of the body makes a new one. The code is not part of it, since a retry needs a fresh code. */
function useActKey(): (values: MoneyValues) => string {
  const [attempt] = useState({ body: '', key: '' });
  return (values) => {
    const body = `${values.amount}\n${values.reason}`;
    if (attempt.key === '' || attempt.body !== body) Object.assign(attempt, { body, key: crypto.randomUUID() });
    return attempt.key;
  };
}

/** The code of the authenticator. */
export function CodeField<Values extends FieldValues>({ control, name }: Pick<FormFieldProps<Values>, 'control' | 'name'>) {
  const t = useTranslations('admin');
  return (
    <FormInput
      control={control}
      name={name}
      kind="number"
      maxLength={6}
      autoComplete="one-time-code"
      label={t('totp')}
      hint={t('totp_hint')}
      isRequired
    />
  );
}

/** Asks for the amount, the reason and a fresh code of the authenticator, as far as the action needs them. */
export function MoneyDialog({ name, asks, title, description, isOpen, onOpenChange, act, onDone }: Props) {
  const t = useTranslations('admin');
  const form = useForm<MoneyValues>({
    resolver: zodResolver(schemas[asks]),
    defaultValues: { amount: '', reason: '', code: '' },
  });
  const keyOf = useActKey();
  return (
    <CrudDialog
      item={null}
      formName={name}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSaved={onDone}
      form={form}
      names={['amount', 'reason', 'code']}
      save={({ amount: typed, ...values }) => {
        const plain = { ...values, amount: toPlainDecimal(typed) };
        return act(plain, keyOf(plain));
      }}
      title={title}
      description={description}
    >
      {asks === 'credit' ? (
        <FormInput control={form.control} name="amount" kind="decimal" label={t('amount')} hint={t('amount_hint')} />
      ) : null}
      {asks === 'code' ? null : (
        <FormTextarea
          control={form.control}
          name="reason"
          label={t('reason')}
          hint={t('money_reason_hint')}
          maxLength={500}
          isRequired
        />
      )}
      {asks === 'reason' ? null : <CodeField control={form.control} name="code" />}
    </CrudDialog>
  );
}

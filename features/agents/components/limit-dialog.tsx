'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { CrudDialog } from '@/components/crud/crud-dialog';
import { FormInput } from '@/components/form/form-input';
import { useToast } from '@/components/ui/feedback/toast';
import type { Agent } from '@/lib/contracts/account/agents';
import type { WalletLimit } from '@/lib/contracts/money/company-wallet';
import { toPlainDecimal } from '@/lib/domain/money/amount';
import { formatLari } from '@/lib/format/money';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { useSetWalletLimit } from '../queries/agents';

type Props = { agent: Agent; limit: WalletLimit; onClose: () => void };

const limitFormSchema = z.object({ monthly: z.string().regex(/^\d{1,7}([.,]\d{1,2})?$/, 'errors.amount') });

/** What an agent may pay from the company's wallet in a month. */
export function LimitDialog({ agent, limit, onClose }: Props) {
  const t = useTranslations('agents.limit');
  const locale = useLocale();
  const toast = useToast();
  const { mutateAsync } = useSetWalletLimit(agent.id);
  const form = useForm({ resolver: zodResolver(limitFormSchema), defaultValues: { monthly: String(limit.monthly) } });
  return (
    <CrudDialog
      item={null}
      formName={`wallet limit ${agent.id} ${limit.monthly}`}
      isOpen
      onOpenChange={onClose}
      onSaved={() => {
        toast.success(t('saved'));
        onClose();
      }}
      form={form}
      names={['monthly']}
      save={({ monthly }) => mutateAsync(toPlainDecimal(monthly))}
      title={t('title', { name: transliterateName(agent.name, locale) })}
      description={t('text')}
    >
      <FormInput
        control={form.control}
        name="monthly"
        kind="decimal"
        label={t('monthly')}
        hint={t('spent', { spent: formatLari(limit.spent, locale), left: formatLari(limit.left, locale) })}
        maxDigits={7}
        autoComplete="off"
        isRequired
      />
    </CrudDialog>
  );
}

'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { CrudDialog } from '@/components/crud/crud-dialog';
import { FormTextarea } from '@/components/form/form-textarea';

const schema = z.object({ reason: z.string().trim().min(1, 'errors.field_required').max(500, 'errors.field_too_big') });

type Props = {
  /** Identifies the decision. */
  name: string;
  title: string;
  description: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  decide: (reason: string) => Promise<void>;
  onDecided: () => void;
};

/** Asks for the reason of a decision, which the author reads verbatim. */
export function DecisionDialog({ name, title, description, isOpen, onOpenChange, decide, onDecided }: Props) {
  const t = useTranslations('admin');
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } });
  return (
    <CrudDialog
      item={null}
      formName={name}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSaved={onDecided}
      form={form}
      names={['reason']}
      save={({ reason }) => decide(reason)}
      title={title}
      description={description}
    >
      <FormTextarea control={form.control} name="reason" label={t('reason')} hint={t('reason_hint')} maxLength={500} isRequired />
    </CrudDialog>
  );
}

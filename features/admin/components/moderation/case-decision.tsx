'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormSelect } from '@/components/form/form-select';
import { FormFailureAlert, useFormSubmit } from '@/components/form/form-submit';
import { FormTextarea } from '@/components/form/form-textarea';
import { Button } from '@/components/ui/buttons/button';
import { cn } from '@/lib/cn';
import { decisionReasons } from '@/lib/contracts/account/notifications';
import {
  type CaseDecision,
  type CaseDecisionBody,
  caseDecisions,
  decisionsOf,
  type ModerationCase,
  reasonsOf,
} from '@/lib/contracts/staff/moderation';
import { useDigitKeys } from './use-queue-keys';

const commentMax = 500;
const schema = z
  .object({
    decision: z.enum(caseDecisions, 'errors.field_required'),
    reason: z.enum(decisionReasons, 'errors.field_required'),
    comment: z.string().trim().max(commentMax, 'errors.field_too_big'),
  })
  .refine(({ reason, comment }) => reason !== 'other' || comment !== '', { path: ['comment'], message: 'errors.field_required' });
type Values = z.infer<typeof schema>;

type ChoiceProps = { found: ModerationCase; form: UseFormReturn<Values> };

/** The decisions as cards with their keys. Another decision has other reasons. */
function DecisionChoice({ found, form }: ChoiceProps) {
  const t = useTranslations('admin.moderation');
  const decisions = decisionsOf[found.kind];
  const current = form.watch('decision');
  const choose = (decision: CaseDecision) => {
    if (decision === form.getValues('decision')) return;
    form.setValue('decision', decision, { shouldDirty: true });
    form.resetField('reason');
    form.clearErrors();
  };
  useDigitKeys((digit) => {
    const decision = decisions[digit - 1];
    if (decision) choose(decision);
  });
  const textKey = found.kind === 'duplicate' ? 'pair' : 'one';
  const error = form.formState.errors.decision;
  return (
    <fieldset>
      <legend className="type-ui mb-2">{t('decision')}</legend>
      <div className="grid grid-cols-2 gap-2 xl:grid-cols-4">
        {decisions.map((decision, index) => (
          <label
            key={decision}
            className={cn(
              'relative flex cursor-pointer flex-col gap-1 rounded-card p-3 shadow-hairline transition hover:bg-tuff-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
              current === decision && 'bg-brand-soft outline-2 -outline-offset-2 outline-brand',
            )}
          >
            <input
              type="radio"
              name={`decision ${found.id}`}
              value={decision}
              checked={current === decision}
              onChange={() => choose(decision)}
              aria-invalid={error ? true : undefined}
              className="sr-only"
            />
            <span className="type-ui flex items-center gap-2">
              <kbd className="type-xs grid size-5 place-items-center rounded-badge border border-line">{index + 1}</kbd>
              {t(`decisions.${decision}.${textKey}`)}
            </span>
            <span className="type-xs text-ink-2">{t(`decisions.${decision}.${textKey}_text`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Props = {
  found: ModerationCase;
  /** Rejects with ApiFailure. */
  decide: (body: CaseDecisionBody) => Promise<void>;
};

/** Takes the decision on a case with its reason. */
export function CaseDecisionForm({ found, decide }: Props) {
  const [t, reasons] = [useTranslations('admin.moderation'), useTranslations('notifications.reasons')];
  const [first] = decisionsOf[found.kind];
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: { decision: first ?? 'hide', comment: '' } });
  const { submit, failure, isSending } = useFormSubmit(form, ['reason', 'comment'], decide);
  const offered = reasonsOf[form.watch('decision')];
  return (
    <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-3">
      <DecisionChoice found={found} form={form} />
      <p className="type-xs text-ink-2">{t('author_told')}</p>
      <FormSelect
        control={form.control}
        name="reason"
        label={t('reason')}
        placeholder={t('reason_placeholder')}
        isRequired
        options={offered.map((reason) => ({ value: reason, label: reasons(reason) }))}
      />
      <FormTextarea
        control={form.control}
        name="comment"
        label={t('comment')}
        hint={t('comment_hint')}
        maxLength={commentMax}
        rows={2}
      />
      <FormFailureAlert failure={failure} />
      <Button type="submit" isLoading={isSending} loadingText={t('sending')} className="self-end">
        {t('confirm')}
      </Button>
    </form>
  );
}

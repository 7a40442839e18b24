import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef } from 'react';
import { RemovableChip } from '@/components/ui/buttons/chip';
import { Field, useFieldControl } from '@/components/ui/inputs/field';
import { useMessage } from '@/lib/i18n/use-message';
import { commitEmail, extraEmailsMax } from '../../domain/extra-emails';

export type ExtraEmails = { emails: string[]; text: string; errorKey: string | null };

interface ExtraEmailsFieldProps {
  value: ExtraEmails;
  onChange: (value: ExtraEmails) => void;
  /** Where the invoice goes anyway. */
  recipient: string | null;
}

/** Commits what is typed. @returns the new value; its `text` is what could not be added */
export function commitTyped(value: ExtraEmails, recipient: string | null): ExtraEmails {
  const commit = commitEmail(value.text, value.emails, recipient);
  if (commit.kind === 'error') return { ...value, errorKey: commit.key };
  return { emails: commit.kind === 'added' ? commit.emails : value.emails, text: '', errorKey: null };
}

function EmailsBox({ value, onChange, recipient }: ExtraEmailsFieldProps) {
  const t = useTranslations('top_up');
  const input = useRef<HTMLInputElement>(null);
  const { labelId: _, isRequired: __, ...field } = useFieldControl();
  const { emails, text } = value;
  const isFull = emails.length >= extraEmailsMax;
  const commit = () => onChange(commitTyped(value, recipient));
  const remove = (email: string) => {
    onChange({ ...value, emails: emails.filter((other) => other !== email) });
    input.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Otherwise it would send the form.
      event.preventDefault();
      commit();
    } else if (event.key === 'Backspace' && text === '' && emails.length > 0) onChange({ ...value, emails: emails.slice(0, -1) });
  };
  return (
    <div
      data-invalid={field['aria-invalid'] ? '' : undefined}
      data-disabled={isFull ? '' : undefined}
      className="field-box w-full flex-wrap gap-1.5 px-2 py-1.5"
    >
      {emails.map((email) => (
        <RemovableChip key={email} removeLabel={t('email_remove', { email })} onRemove={() => remove(email)}>
          <span className="max-w-60 truncate">{email}</span>
        </RemovableChip>
      ))}
      <input
        {...field}
        ref={input}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={255}
        value={text}
        disabled={isFull}
        // A text that was emptied is no longer wrong.
        onChange={({ target }) =>
          onChange({ ...value, text: target.value, errorKey: target.value.trim() === '' ? null : value.errorKey })
        }
        onKeyDown={handleKey}
        onBlur={commit}
        className="type-body min-h-8.5 w-full min-w-40 flex-1 bg-transparent px-1.5 text-ink outline-none disabled:cursor-not-allowed"
      />
    </div>
  );
}

/** Up to three further addresses for an invoice. Enter and leaving the field add what is typed; Backspace in an empty one removes the last. */
export function ExtraEmailsField(props: ExtraEmailsFieldProps) {
  const t = useTranslations('top_up');
  const translate = useMessage();
  const { emails, errorKey } = props.value;
  return (
    <div className="relative">
      <Field label={t('emails')} error={errorKey === null ? null : translate(errorKey)}>
        <EmailsBox {...props} />
      </Field>
      <span className="num type-xs absolute top-0.5 right-0 text-ink-2">
        {t('emails_count', { count: emails.length, max: extraEmailsMax })}
      </span>
    </div>
  );
}

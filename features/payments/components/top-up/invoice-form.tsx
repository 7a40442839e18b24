import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Field } from '@/components/ui/inputs/field';
import { Textarea } from '@/components/ui/inputs/textarea';
import { Link } from '@/components/ui/navigation/link';
import { type FormErrors, toFormErrors } from '@/lib/api/forms/form-errors';
import type { SessionUser } from '@/lib/contracts/account/auth';
import { useMessage } from '@/lib/i18n/use-message';
import { localePath } from '@/lib/routes/locale-path';
import { readAmount } from '../../domain/amount';
import type { InvoiceRequest } from '../../queries/request-invoice';
import { AmountField } from './amount-field';
import { commitTyped, type ExtraEmails, ExtraEmailsField } from './extra-emails-field';

export type InvoiceValues = { amount: string; comment: string; emails: ExtraEmails };

const commentLengthMax = 255;

interface InvoiceFormProps {
  user: SessionUser;
  values: InvoiceValues;
  onChange: (values: InvoiceValues) => void;
  isSending: boolean;
  /** Rejects with the ApiFailure of a form that was refused by its fields. */
  onRequest: (request: InvoiceRequest) => Promise<void>;
}

function ReadOnlyRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-2.5">
      <dt className="type-sm text-ink-2">{label}</dt>
      <dd className="type-sm text-right font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The recipient of the invoice from the account, read-only. */
function InvoiceDetails({ user }: { user: SessionUser }) {
  const t = useTranslations('top_up');
  const locale = useLocale();
  const missing = (
    <Link href={localePath(locale, '/account/personalInformation')} className="text-link hover:underline">
      {t('fill_in')}
    </Link>
  );
  return (
    <dl>
      <ReadOnlyRow label={t('organisation')}>{user.legal_name ?? missing}</ReadOnlyRow>
      <ReadOnlyRow label={t('identification_code')}>
        <span className="num">{user.identification_code ?? missing}</span>
      </ReadOnlyRow>
      <ReadOnlyRow label={t('user_id')}>
        <span className="num">{user.id}</span>
      </ReadOnlyRow>
      <ReadOnlyRow label={t('recipient')}>{user.email ?? missing}</ReadOnlyRow>
      <ReadOnlyRow label={t('purpose')}>{t('purpose_text')}</ReadOnlyRow>
    </dl>
  );
}

type Refusal = { amount: string | null; emails: string | null; form: FormErrors<string>['form'] };
const noRefusal: Refusal = { amount: null, emails: null, form: null };

function readRefusal(error: unknown): Refusal {
  const { fields, form } = toFormErrors(error, ['amount', 'cc_emails']);
  const keyOf = (name: string) => fields.find((field) => field.name === name)?.key ?? null;
  return { amount: keyOf('amount'), emails: keyOf('cc_emails'), form };
}

/** Method 2: an invoice for a company's transfer. */
export function InvoiceForm({ user, values, onChange, isSending, onRequest }: InvoiceFormProps) {
  const t = useTranslations('top_up');
  const translate = useMessage();
  const [refusal, setRefusal] = useState<Refusal>(noRefusal);
  const read = readAmount(values.amount);
  const request = async (amount: number) => {
    // The button may be pressed before the field loses focus.
    const emails = commitTyped(values.emails, user.email);
    onChange({ ...values, emails });
    if (emails.errorKey !== null) return;
    setRefusal(noRefusal);
    const comment = values.comment.trim() || t('purpose_text');
    await onRequest({ amount, comment, cc_emails: emails.emails }).catch((error) => setRefusal(readRefusal(error)));
  };
  return (
    <form
      noValidate
      method="post"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if ('amount' in read && !isSending) void request(read.amount);
      }}
    >
      <InvoiceDetails user={user} />
      <AmountField value={values.amount} onValueChange={(amount) => onChange({ ...values, amount })} errorKey={refusal.amount} />
      <ExtraEmailsField
        value={{ ...values.emails, errorKey: values.emails.errorKey ?? refusal.emails }}
        onChange={(emails) => onChange({ ...values, emails })}
        recipient={user.email}
      />
      <Field label={t('comment')}>
        <Textarea
          name="comment"
          rows={2}
          maxLength={commentLengthMax}
          placeholder={t('optional')}
          value={values.comment}
          onChange={({ target }) => onChange({ ...values, comment: target.value })}
        />
      </Field>
      {refusal.form ? (
        <InlineAlert tone="error" isLive>
          {translate(refusal.form.key)}
        </InlineAlert>
      ) : null}
      <Button type="submit" size="lg" isFullWidth disabled={!('amount' in read)} isLoading={isSending} loadingText={t('sending')}>
        {t('request')}
      </Button>
    </form>
  );
}

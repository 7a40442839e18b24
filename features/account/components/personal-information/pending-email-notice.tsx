'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';

type Props = { email: string; isSending: boolean; onResend: () => void };

/** Says that a new e-mail waits for its confirmation link, which can be sent again. */
export function PendingEmailNotice({ email, isSending, onResend }: Props) {
  const t = useTranslations('account.personal');
  return (
    <InlineAlert
      tone="warning"
      action={
        <Button variant="ghost" size="sm" isLoading={isSending} onClick={onResend} className="-my-1.5 shrink-0">
          {t('email_resend')}
        </Button>
      }
    >
      <span className="wrap-anywhere">{t('email_sent', { email })}</span>
    </InlineAlert>
  );
}

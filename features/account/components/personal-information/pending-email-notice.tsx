'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import type { Profile } from '@/lib/contracts/account/profile';

type Props = { profile: Pick<Profile, 'pending_email'>; resend: () => Promise<void> };

/** Whether the e-mail waits for the link of its mail, which can be sent once more. */
export function PendingEmailNotice({ profile: { pending_email: email }, resend }: Props) {
  const t = useTranslations('account.personal');
  const [isSending, setIsSending] = useState(false);
  if (email === null) return null;
  const press = async () => {
    setIsSending(true);
    await resend();
    setIsSending(false);
  };
  return (
    <InlineAlert
      tone="warning"
      action={
        <Button variant="ghost" size="sm" isLoading={isSending} onClick={press} className="-my-1.5 shrink-0">
          {t('email_resend')}
        </Button>
      }
    >
      <span className="wrap-anywhere">{t('email_sent', { email })}</span>
    </InlineAlert>
  );
}

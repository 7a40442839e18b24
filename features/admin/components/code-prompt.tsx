'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Dialog } from '@/components/ui/overlays/dialog';
import { type AskCode, onCodeRequired } from '@/lib/api/fresh-code';
import { CodeForm } from './code-form';

type CodeRequest = { send: Parameters<AskCode>[0]; end: () => void };

/** Asks for a fresh code of the authenticator wherever the API demands one. */
export function CodePrompt() {
  const t = useTranslations('staff_code');
  const [codeRequest, setCodeRequest] = useState<CodeRequest | null>(null);
  useEffect(() => {
    onCodeRequired((send) => new Promise((end) => setCodeRequest({ send, end })));
    return () => onCodeRequired(null);
  }, []);
  const close = () => {
    codeRequest?.end();
    setCodeRequest(null);
  };
  return (
    <Dialog
      open={codeRequest !== null}
      onOpenChange={close}
      width={444}
      title={t('title')}
      description={t('text')}
      closeLabel={t('cancel')}
      isOutsidePressIgnored
    >
      <CodeForm
        label={t('confirm')}
        onCancel={close}
        send={async (code) => {
          const refusal = (await codeRequest?.send(code)) ?? null;
          if (refusal === null) close();
          return refusal;
        }}
      />
    </Dialog>
  );
}

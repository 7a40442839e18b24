'use client';

import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { formatInternationalPhone } from '@/lib/format/phone';
import { isAfterHours } from '../domain/working-hours';
import { CallRequestForm, useCallRequest } from './call-request-form';

function Sent({ phone, onClose }: { phone: string; onClose: () => void }) {
  const t = useTranslations('help.sent');
  const common = useTranslations('common');
  const messageRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button has disappeared: the message takes the focus and is read out.
    messageRef.current?.focus();
  }, []);
  return (
    <div className="flex min-h-full flex-col gap-6 text-center">
      <div ref={messageRef} tabIndex={-1} className="my-auto flex flex-col items-center gap-3 outline-none">
        <CheckCircleIcon weight="fill" aria-hidden="true" className="size-14 text-vine-600" />
        <p className="type-h3">{t('title')}</p>
        <p className="type-body text-ink-2">{t('text', { phone: formatInternationalPhone(phone).replaceAll(' ', '\u00a0') })}</p>
      </div>
      <Button variant="secondary" isFullWidth onClick={onClose}>
        {common('close')}
      </Button>
    </div>
  );
}

interface CallRequestDialogProps {
  isOpen: boolean;
  onClose: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}

/** The form of a call request and its confirmation. Reopened after a request was sent, it is empty again. */
export function CallRequestDialog({ isOpen, onClose, finalFocus }: CallRequestDialogProps) {
  const t = useTranslations('help');
  const common = useTranslations('common');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const request = useCallRequest(setSentTo);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setSentTo(null);
  }
  const isSent = sentTo !== null;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => next || onClose()}
      placement="corner"
      headerTone={isSent ? 'plain' : 'deep'}
      title={isSent ? t('sent.title') : t('menu.request')}
      isTitleHidden={isSent}
      description={isSent ? undefined : t(isAfterHours() ? 'form.text_after_hours' : 'form.text')}
      closeLabel={common('close')}
      finalFocus={finalFocus}
      isOutsidePressIgnored={!isSent}
    >
      {isSent ? <Sent phone={sentTo} onClose={onClose} /> : <CallRequestForm {...request} />}
    </Dialog>
  );
}

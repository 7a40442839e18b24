'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { followedLink } from '@/lib/followed-link';
import { useSession } from '@/lib/stores/session/session-store';
import { usePublishForm } from './form-context';

/** The link that leads a press away from the page, if any: those of phones and mails do not. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = followedLink(event);
  if (!link?.protocol.startsWith('http')) return null;
  return link.pathname === window.location.pathname && link.hash ? null : link;
}

/** Requires a confirmation before unsaved values or running uploads are lost. */
export function LeaveGuard() {
  const t = useTranslations('publishing.leave');
  const { autosave, photos } = usePublishForm();
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    const isSignedOut = () => {
      const { user, isChecked } = useSession.getState();
      return autosave.progress.getState().saveState === 'signed_out' || (isChecked && user === null);
    };
    // After the end of the session the values stay in the browser's storage for the next sign-in; a sign-out removes them.
    const isKept = () => isSignedOut() && autosave.hasLocalCopy();
    const isLosing = () => photos.isBusy() || (autosave.isUnsaved() && !isKept());
    const warn = (event: BeforeUnloadEvent) => {
      if (isLosing()) event.preventDefault();
    };
    const confirm = (event: MouseEvent) => {
      const link = leavingLink(event);
      if (!link || !isLosing()) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(link.href);
    };
    window.addEventListener('beforeunload', warn);
    document.addEventListener('click', confirm, true);
    return () => {
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('click', confirm, true);
    };
  }, [autosave, photos]);

  const leave = () => {
    if (target === null) return;
    autosave.discardChanges();
    window.location.assign(target);
  };
  return (
    <ConfirmDialog
      open={target !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) setTarget(null);
      }}
      title={t('title')}
      text={t('text')}
      labels={{ cancel: t('stay'), confirm: t('leave') }}
      onConfirm={leave}
    />
  );
}

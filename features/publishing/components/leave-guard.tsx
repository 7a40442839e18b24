'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { isUnsaved } from '../stores/form-store';
import { usePublishForm } from './form-context';

/** The link that a click follows in this tab, if any. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!isPlain || !link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  // A number to dial or an address to write to leaves the page where it is.
  if (!link.protocol.startsWith('http')) return null;
  return link.pathname === window.location.pathname && link.hash ? null : link;
}

/** Warns before what is not saved, or photos under way, would be left behind; says nothing otherwise. */
export function LeaveGuard() {
  const t = useTranslations('publishing.leave');
  const { form, autosave, photos } = usePublishForm();
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    const isLosing = () => isUnsaved(form.getState()) || photos.isBusy();
    const warn = (event: BeforeUnloadEvent) => {
      if (isLosing()) event.preventDefault();
    };
    const ask = (event: MouseEvent) => {
      const link = followedLink(event);
      if (!link || !isLosing()) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(link.href);
    };
    window.addEventListener('beforeunload', warn);
    document.addEventListener('click', ask, true);
    return () => {
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('click', ask, true);
    };
  }, [form, photos]);

  const leave = () => {
    if (target === null) return;
    autosave.forget();
    form.setState(({ values }) => ({ savedValues: values }));
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

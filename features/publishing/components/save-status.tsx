'use client';

import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { CloudSlashIcon } from '@phosphor-icons/react/dist/ssr/CloudSlash';
import { FloppyDiskIcon } from '@phosphor-icons/react/dist/ssr/FloppyDisk';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Spinner } from '@/components/ui/feedback/spinner';
import { useModal } from '@/lib/stores/modal-store';
import type { SaveState } from '../domain/save-state';
import { usePublishForm, useSaveState } from './form-context';

const small = 'size-4 shrink-0';

/** States that the owner need not act on. */
const statusIcons: Partial<Record<SaveState, ReactNode>> = {
  waiting: <Spinner className={small} />,
  saving: <Spinner className={small} />,
  saved: <CheckCircleIcon weight="fill" aria-hidden="true" className={`${small} text-vine-600`} />,
  partial: <CheckCircleIcon weight="fill" aria-hidden="true" className={`${small} text-saffron-600`} />,
  stored_locally: <FloppyDiskIcon aria-hidden="true" className={small} />,
  offline: <CloudSlashIcon aria-hidden="true" className={`${small} text-alert-600`} />,
};

/** Says whether what was typed is saved; read out when it changes. */
export function SaveStatus() {
  const t = useTranslations('publishing');
  const save = useSaveState();
  const icon = statusIcons[save];
  return (
    <p role="status" className="type-xs flex min-h-6 items-center gap-1.5 text-ink-2">
      {icon}
      {icon ? t(`save.${save === 'waiting' ? 'saving' : (save as 'saved')}`) : null}
    </p>
  );
}

/** States that the owner has to act on, with the actions. */
export function SaveAlert() {
  const t = useTranslations('publishing.save');
  const common = useTranslations('common');
  const save = useSaveState();
  const { autosave } = usePublishForm();
  const openModal = useModal((state) => state.open);
  const reload = () => {
    autosave.discardChanges();
    window.location.reload();
  };
  if (save === 'offline') {
    return (
      <InlineAlert
        tone="warning"
        action={
          <Button size="sm" variant="secondary" onClick={() => void autosave.saveNow()}>
            {common('retry')}
          </Button>
        }
      >
        {t('offline_text')}
      </InlineAlert>
    );
  }
  if (save === 'signed_out') {
    return (
      <InlineAlert
        tone="warning"
        isLive
        action={
          <Button size="sm" variant="secondary" onClick={() => openModal('login')}>
            {t('sign_in')}
          </Button>
        }
      >
        {t('signed_out')}
      </InlineAlert>
    );
  }
  if (save === 'conflict') {
    return (
      <InlineAlert tone="warning" isLive>
        <p>{t('conflict')}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={reload}>
            {t('reload')}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => void autosave.overwrite()}>
            {t('overwrite')}
          </Button>
        </div>
      </InlineAlert>
    );
  }
  return save === 'rejected' ? (
    <InlineAlert tone="error" isLive>
      {t('rejected')}
    </InlineAlert>
  ) : null;
}

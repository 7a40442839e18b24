'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { undoDeletion } from '../../queries/own-data';

/** Undoes the deletion of the account. The page is loaded again, since every part of it may write again. */
export function UndoDeletion() {
  const t = useTranslations('account.leaving');
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const undo = async () => {
    setState('sending');
    try {
      await undoDeletion();
      window.location.reload();
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        isLoading={state === 'sending'}
        loadingText={t('undoing')}
        onClick={() => void undo()}
        className="mt-2"
      >
        {t('undo')}
      </Button>
      <p role="alert" className="type-sm mt-1 empty:hidden">
        {state === 'failed' ? t('failed') : ''}
      </p>
    </>
  );
}

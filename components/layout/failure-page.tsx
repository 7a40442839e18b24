'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { isChunkLoadError, reloadForChunk } from '@/lib/chunk-reload';
import { localePath } from '@/lib/routes/locale-path';
import { HomeWay } from './error-actions';
import { ErrorScreen } from './error-screen';

interface FailurePageProps {
  error: Error & { digest?: string };
  onRetry: () => void;
}

/** The page that failed while it was made. Its message is never shown: it is meant for the log. */
export function FailurePage({ error, onRetry }: FailurePageProps) {
  const t = useTranslations('errors');
  const locale = useLocale();
  useEffect(() => {
    if (isChunkLoadError(error)) reloadForChunk(window.sessionStorage, Date.now(), () => window.location.reload());
    document.title = t('titles.500');
  }, [error, t]);
  return (
    <ErrorScreen
      code={500}
      codeLabel={t('code', { code: '500' })}
      title={t('titles.500')}
      description={t('descriptions.500')}
      actions={
        <>
          <Button size="lg" onClick={onRetry}>
            {t('retry')}
          </Button>
          <HomeWay href={localePath(locale, '/')} isPrimary={false}>
            {t('home')}
          </HomeWay>
        </>
      }
    />
  );
}

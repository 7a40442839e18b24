'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { localePath } from '@/lib/routes/locale-path';
import { ErrorScreen, HomeLink } from './error-screen';

/** The error page of a failed page, in the language of its address, with a retry button and a link home. */
export function FailureScreen({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('failure');
  const errors = useTranslations('errors');
  const locale = useLocale();
  useEffect(() => {
    document.title = t('title');
  }, [t]);
  return (
    <ErrorScreen
      code={500}
      codeLabel={errors('code', { code: '500' })}
      title={t('title')}
      description={t('description')}
      actions={
        <>
          <Button size="lg" onClick={onRetry}>
            {t('retry')}
          </Button>
          <HomeLink href={localePath(locale, '/')} isPrimary={false}>
            {t('home')}
          </HomeLink>
        </>
      }
    />
  );
}

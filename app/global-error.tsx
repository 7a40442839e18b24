'use client';

import { useSyncExternalStore } from 'react';
import { HomeWay } from '@/components/layout/error-actions';
import { ErrorScreen } from '@/components/layout/error-screen';
import { Button } from '@/components/ui/button';
import { localePath, splitLocale } from '@/lib/routes/locale-path';
import en from '@/messages/en/errors.json';
import ka from '@/messages/ka/errors.json';
import ru from '@/messages/ru/errors.json';
import './globals.css';

const texts = { ka, en, ru };
const noChanges = () => () => {};

/** Stands in for everything, the root layout with its dictionary included; the language is read from the address. */
export default function GlobalFailure({ retry }: { error: Error & { digest?: string }; retry: () => void }) {
  const locale = useSyncExternalStore(
    noChanges,
    () => splitLocale(window.location.pathname).locale,
    () => 'ka' as const,
  );
  const t = texts[locale];
  return (
    <html lang={locale}>
      <body>
        <title>{t.titles['500']}</title>
        <main id="content">
          <ErrorScreen
            code={500}
            codeLabel={t.code.replace('{code}', '500')}
            title={t.titles['500']}
            description={t.descriptions['500']}
            actions={
              <>
                <Button size="lg" onClick={retry}>
                  {t.retry}
                </Button>
                <HomeWay href={localePath(locale, '/')} isPrimary={false}>
                  {t.home}
                </HomeWay>
              </>
            }
          />
        </main>
      </body>
    </html>
  );
}

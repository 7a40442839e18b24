'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Locale } from '@/lib/contracts/locales';
import { splitLocale } from '@/lib/contracts/locales';
import { localePath } from '@/lib/routes/locale-path';

type Props = { locale: Locale; onRetry: () => void };

const code = '500';

/** Without a network the chunk of the error page cannot be loaded either. */
function BareFailure({ locale }: Props) {
  return <a href={localePath(locale, '/')}>{code}</a>;
}

// Every page includes this component and hardly any shows it, so its content is loaded on demand.
const Failure = lazy(async () => {
  const failure = await import('./global-failure').catch(() => null);
  return { default: failure?.GlobalFailure ?? BareFailure };
});

const noChanges = () => () => {};

/** Replaces a page whose root layout failed; the language is read from the address. */
export default function GlobalFailurePage({ retry }: { error: Error & { digest?: string }; retry: () => void }) {
  const locale = useSyncExternalStore(
    noChanges,
    () => splitLocale(window.location.pathname).locale,
    () => 'ka' as const,
  );
  return (
    <html lang={locale}>
      <body style={{ margin: 0 }}>
        <Suspense>
          <Failure locale={locale} onRetry={retry} />
        </Suspense>
      </body>
    </html>
  );
}

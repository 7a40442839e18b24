'use client';

import { type CSSProperties, useSyncExternalStore } from 'react';
import { DoorDrawing } from '@/components/layout/door-drawing';
import { localePath, splitLocale } from '@/lib/routes/locale-path';
import en from '@/messages/en/failure.json';
import ka from '@/messages/ka/failure.json';
import ru from '@/messages/ru/failure.json';

const texts = { ka, en, ru };
const noChanges = () => () => {};

// The page stands in for everything, style sheets included, so its few styles are its own.
const page: CSSProperties = {
  maxWidth: 560,
  margin: '0 auto',
  padding: 24,
  fontFamily: '"Google Sans Variable", system-ui, sans-serif',
  color: '#1c1516',
};
const button: CSSProperties = {
  minHeight: 48,
  padding: '12px 24px',
  borderRadius: 12,
  border: 0,
  background: '#78163e',
  color: '#fff',
  font: 'inherit',
  cursor: 'pointer',
};

/** Stands in for a page whose root layout failed; the dictionary is then missing too, and the language is read from the address. */
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
        <title>{t.title}</title>
        <main style={page}>
          <DoorDrawing code="500" />
          <h1>{t.title}</h1>
          <p>{t.description}</p>
          <p style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
            <button type="button" onClick={retry} style={button}>
              {t.retry}
            </button>
            <a href={localePath(locale, '/')} style={{ color: '#1251b4' }}>
              {t.home}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}

'use client';

import { type CSSProperties, lazy, Suspense } from 'react';
import type { Locale } from '@/lib/contracts/locales';
import { localePath } from '@/lib/routes/locale-path';
import en from '@/messages/en/failure.json';
import ka from '@/messages/ka/failure.json';
import ru from '@/messages/ru/failure.json';

const DoorDrawing = lazy(async () => {
  const drawing = await import('@/components/layout/error/error-illustration').catch(() => null);
  return { default: drawing?.ErrorIllustration ?? ((_: { code: string }) => null) };
});

const texts = { ka, en, ru };
/** The characters of a language, besides the digits and signs that all share. */
const fontFiles = { ka: ['ascii', 'georgian'], en: ['ascii'], ru: ['ascii', 'cyrillic'] };

const fontFace = (script: string): string =>
  `@font-face{font-family:"Google Sans Variable";src:url(/assets/fonts/google-sans-${script}.woff2);font-weight:400 700}`;

/** A size in pixels that grows with the reader's own font size, with the style sheets and without them. */
const size = (px: number): string => `calc(${px / 16}rem * var(--k, 1))`;

// The page replaces everything, style sheets included, so its few styles are its own: two columns that wrap, the drawing on top.
const page: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '24px 48px',
  maxWidth: 1240,
  margin: '0 auto',
  padding: 'clamp(16px, 5vw, 64px) clamp(16px, 3vw, 35px)',
  fontFamily: '"Google Sans Variable", "Noto Sans Georgian", system-ui, sans-serif',
  fontSize: size(16),
  lineHeight: 1.625,
  color: '#1c1516',
};
const textColumn: CSSProperties = { flex: '1 1 320px', maxWidth: 620 };
const drawing: CSSProperties = {
  aspectRatio: '31 / 21',
  flex: '1 1 420px',
  maxWidth: 620,
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: 20,
  lineHeight: 0,
};
const heading: CSSProperties = { margin: 0, fontSize: size(32), fontWeight: 600, lineHeight: 1.25 };
const text: CSSProperties = { margin: '12px 0 0', maxWidth: 480, color: '#605755' };
const actions: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 24 };
const primaryAction: CSSProperties = {
  boxSizing: 'border-box',
  flex: '0 1 auto',
  minHeight: 56,
  padding: '14px 26px',
  borderRadius: 14,
  border: '1px solid #78163e',
  background: '#78163e',
  color: '#fff',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
};
const secondaryAction: CSSProperties = { ...primaryAction, borderColor: '#d0cbc7', background: '#fff', color: '#1c1516' };

/** What is shown in place of a page whose root layout failed; the dictionary is then missing too. */
export function GlobalFailure({ locale, onRetry }: { locale: Locale; onRetry: () => void }) {
  const t = texts[locale];
  return (
    <>
      <title>{t.title}</title>
      <style>{fontFiles[locale].map(fontFace).join('')}</style>
      <main style={page}>
        <div style={textColumn}>
          <h1 className="mt" style={heading}>
            {t.title}
          </h1>
          <p style={text}>{t.description}</p>
          <div style={actions}>
            <button type="button" onClick={onRetry} style={primaryAction}>
              {t.retry}
            </button>
            <a href={localePath(locale, '/')} style={secondaryAction}>
              {t.home}
            </a>
          </div>
        </div>
        <div style={drawing}>
          <Suspense>
            <DoorDrawing code="500" />
          </Suspense>
        </div>
      </main>
    </>
  );
}

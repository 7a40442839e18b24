import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';

/** The language of a text by its letters; undefined for Latin ones, which may be any. */
function detectLanguage(text: string): 'ka' | 'ru' | undefined {
  if (/[\u10A0-\u10FF]/.test(text)) return 'ka';
  return /[\u0400-\u04FF]/.test(text) ? 'ru' : undefined;
}

/** A text that a person wrote, marked with its language. */
export function UserText({ text, children }: { text: string; children?: ReactNode }) {
  const locale = useLocale();
  const language = detectLanguage(text);
  return (
    <span lang={language === locale ? undefined : language} className="whitespace-pre-line wrap-anywhere">
      {children ?? text}
    </span>
  );
}

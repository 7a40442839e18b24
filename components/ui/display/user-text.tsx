import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';

/** The language of a text by its script; undefined for Latin, which may be any language. */
export function detectLanguage(text: string): 'ka' | 'ru' | undefined {
  if (/[\u10A0-\u10FF]/.test(text)) return 'ka';
  return /[\u0400-\u04FF]/.test(text) ? 'ru' : undefined;
}

/** A text that a person wrote, marked with its language where that is not the page's: screen readers pronounce it by that. */
export function UserText({ text, children }: { text: string; children?: ReactNode }) {
  const locale = useLocale();
  const language = detectLanguage(text);
  return (
    <span lang={language === locale ? undefined : language} className="whitespace-pre-line wrap-anywhere">
      {children ?? text}
    </span>
  );
}

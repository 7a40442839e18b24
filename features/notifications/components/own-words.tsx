import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { wordsLanguage } from '../domain/words-language';

/** What a person wrote, in the language that they wrote it in. */
export function OwnWords({ text, children }: { text: string; children?: ReactNode }) {
  const locale = useLocale();
  const language = wordsLanguage(text);
  return (
    <span lang={language === locale ? undefined : language} className="whitespace-pre-line wrap-anywhere">
      {children ?? text}
    </span>
  );
}

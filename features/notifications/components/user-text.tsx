import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { detectLanguage } from '../domain/words-language';

/** What a person wrote, in the language that they wrote it in. */
export function UserText({ text, children }: { text: string; children?: ReactNode }) {
  const locale = useLocale();
  const language = detectLanguage(text);
  return (
    <span lang={language === locale ? undefined : language} className="whitespace-pre-line wrap-anywhere">
      {children ?? text}
    </span>
  );
}

import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LanguageMenu } from '@/components/layout/header/language-menu';
import { Logo } from '@/components/layout/logo';
import { siteSettings } from '@/lib/env';
import { localePath } from '@/lib/routes/locale-path';

/** A page with one task: only the logo and the language menu lead away, and nothing is advertised. */
export async function CompactShell({ children }: { children: ReactNode }) {
  const [t, locale] = [await getTranslations('layout'), await getLocale()];
  const name = siteSettings.name[locale];
  return (
    <>
      <header className="h-[4.9rem] bg-surface shadow-[inset_0_-1px_0_var(--line)] print:hidden">
        <div className="container-page flex h-full items-center justify-between gap-4">
          <Logo name={name} href={localePath(locale, '/')} label={t('logo', { name })} />
          <LanguageMenu label={t('language')} className="type-ui min-h-11" />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </>
  );
}

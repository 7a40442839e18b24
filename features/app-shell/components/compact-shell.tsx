import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { GlobalModals } from '@/components/layout/global-modals';
import { LanguageMenu } from '@/components/layout/header/language-menu';
import { Logo } from '@/components/layout/logo';
import { siteSettings } from '@/lib/env';
import { localePath } from '@/lib/routes/locale-path';
import type { ModalId } from '@/lib/stores/modal-store';

interface CompactShellProps {
  /** The balance and the picture of a signed-in visitor, for the end of the header. */
  account?: ReactNode;
  modals?: Partial<Record<ModalId, ReactNode>>;
  children: ReactNode;
}

/** A page with one task: only the logo, the language menu and the account lead away, and nothing is advertised. */
export async function CompactShell({ account, modals = {}, children }: CompactShellProps) {
  const [t, locale] = [await getTranslations('layout'), await getLocale()];
  const name = siteSettings.name[locale];
  return (
    <>
      <header className="h-[4.9rem] bg-surface shadow-[inset_0_-1px_0_var(--line)] print:hidden">
        <div className="container-page flex h-full items-center gap-3">
          <Logo name={name} href={localePath(locale, '/')} label={t('logo', { name })} />
          <LanguageMenu label={t('language')} className="type-ui ml-auto min-h-11" />
          {account}
        </div>
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <GlobalModals modals={modals} />
    </>
  );
}

import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { GlobalModals } from '@/components/layout/global-modals';
import { LanguageMenu } from '@/components/layout/header/language-menu';
import { languageNames } from '@/components/layout/header/language-names';
import { Logo } from '@/components/layout/logo';
import { PhoneLink } from '@/components/layout/phone-link';
import { Link } from '@/components/ui/navigation/link';
import { siteSettings } from '@/lib/env';
import { contentPagePaths } from '@/lib/routes/addresses/content-address';
import { localePath } from '@/lib/routes/locale-path';
import type { ModalId } from '@/lib/stores/modal-store';
import { getFooterLinks } from '../queries/footer';

interface CompactShellProps {
  /** The back link, for leaving without finishing. */
  back?: { href: string; label: string };
  /** The balance and the picture of a signed-in visitor, for the end of the header. */
  account?: ReactNode;
  modals?: Partial<Record<ModalId, ReactNode>>;
  footerBanner?: ReactNode;
  /** For order pages: the header shows the support phone, the end of the page the legal line. */
  isOrder?: boolean;
  children: ReactNode;
}

/** The end of an order: who sells it, and on which terms. When the API fails, only the links are missing. */
async function LegalLine({ name }: { name: string }) {
  const [t, locale] = [await getTranslations('layout.footer'), await getLocale()];
  const { bottomLinks } = await getFooterLinks(locale);
  const { terms, privacy } = contentPagePaths;
  const legal = [terms, privacy].map((path) => localePath(locale, path));
  return (
    <footer className="container-page type-xs mt-6 pb-6 text-ink-2 max-lg:pb-24 print:hidden">
      <div className="flex flex-wrap items-center gap-x-6 border-t border-line pt-2">
        <span>{t('copyright', { year: String(new Date().getFullYear()), name })}</span>
        {bottomLinks
          .filter(({ href }) => legal.includes(href))
          .map(({ id, href, title }) => (
            <Link key={id} href={href} className="inline-flex min-h-11 items-center hover:text-ink">
              {title}
            </Link>
          ))}
      </div>
    </footer>
  );
}

/** A page with one task: it links to other pages only by the logo, a back link, the language menu and a banner at its end. */
export async function CompactShell({ back, account, modals = {}, footerBanner, isOrder = false, children }: CompactShellProps) {
  const [t, locale] = [await getTranslations('layout'), await getLocale()];
  const { name: names, supportPhone: phone } = siteSettings;
  const name = names[locale];
  return (
    <>
      <header className="h-[4.9rem] bg-surface shadow-[inset_0_-1px_0_var(--line)] print:hidden">
        <div className="container-page flex h-full items-center gap-4 max-sm:gap-2">
          <Logo
            name={name}
            href={localePath(locale, '/')}
            label={t('logo', { name })}
            isMarkOnPhones={back !== undefined && account !== undefined}
          />
          {back ? (
            <Link
              href={back.href}
              className="type-ui inline-flex min-h-11 items-center gap-2 border-line hover:text-brand-text md:ml-2 md:border-l md:pl-6"
            >
              <ArrowLeftIcon aria-hidden="true" className="size-5" />
              <span className="max-md:sr-only">{back.label}</span>
            </Link>
          ) : null}
          <div className="ml-auto flex items-center gap-2 lg:gap-5">
            {isOrder ? (
              <PhoneLink
                phone={phone}
                label={t('phone', { phone })}
                className="type-ui min-h-11 hover:text-brand-text max-lg:hidden"
              />
            ) : null}
            <LanguageMenu
              label={t('language')}
              name={languageNames[locale].name}
              className="type-ui min-h-11 min-w-11 justify-center"
              isIconOnPhones
            />
            {account}
          </div>
        </div>
      </header>
      <div className={footerBanner ? 'flex min-h-[calc(100dvh-4.9rem)] flex-col' : undefined}>
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          {children}
        </main>
        {footerBanner}
      </div>
      {isOrder ? <LegalLine name={name} /> : null}
      <GlobalModals modals={modals} />
    </>
  );
}

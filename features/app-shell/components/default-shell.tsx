import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/footer/footer';
import { GlobalModals } from '@/components/layout/global-modals';
import { Header } from '@/components/layout/header/header';
import { pageBodyId } from '@/components/layout/page-body';
import { currentVisitor } from '@/lib/api/visitor';
import { analyticsScriptUrl, siteSettings } from '@/lib/env';
import { addStatementHref, navigation } from '@/lib/navigation';
import { loanPath } from '@/lib/routes/addresses/money/loan-address';
import { auctionFilters, searchPath } from '@/lib/routes/addresses/search-address';
import type { ModalId } from '@/lib/stores/modal-store';
import { socialLinks } from '../domain/site-config';
import { getFooterLinks } from '../queries/footer';
import { getSiteFrame } from '../queries/site-frame';
import { CompaniesModal } from './companies-modal';

interface DefaultShellProps {
  /** Slots of the header and of the mobile menu for the login or the account. */
  account?: ReactNode;
  menuIdentity?: ReactNode;
  menuAccount?: ReactNode;
  headerBanner?: ReactNode;
  footerBanner?: ReactNode;
  /** The help button, for the header. */
  help?: ReactNode;
  /** Wraps the content, so that what is next to it is not part of it. */
  wrapContent?: (content: ReactNode) => ReactNode;
  /** Modals of other features by their id; each loads its own code when it is first opened. */
  modals?: Partial<Record<ModalId, ReactNode>>;
  children: ReactNode;
}

/** Header, content and footer. When the API fails, only the badges and the footer's links are missing. */
export async function DefaultShell(props: DefaultShellProps) {
  const { account, menuIdentity, menuAccount, headerBanner, footerBanner, help } = props;
  const { wrapContent = (content) => content, modals, children } = props;
  const [t, locale] = [await getTranslations('layout'), await getLocale()];
  const [frame, footer, visitor] = await Promise.all([
    getSiteFrame(locale),
    getFooterLinks(locale),
    currentVisitor().catch(() => null),
  ]);
  const { name, supportPhone, supportEmail, auctionSiteUrl, statementsSiteUrl, interiorSiteUrl, socialUrls } = siteSettings;
  const { entries, badges, companies } = frame ?? { entries: navigation(locale, { interiorSiteUrl }), badges: {}, companies: [] };
  const addStatementUrl = addStatementHref(locale, { statementsSiteUrl, isSignedIn: visitor !== null });
  const companiesModal = companies.length > 0 && <CompaniesModal title={t('companies')} companies={companies} />;
  return (
    <>
      {headerBanner}
      <Header
        hasCompanies={companies.length > 0}
        account={account}
        menuIdentity={menuIdentity}
        menuAccount={menuAccount}
        help={help}
        entries={entries}
        badges={badges}
        links={{
          siteName: name[locale],
          phone: supportPhone,
          auctionUrl: auctionSiteUrl || searchPath(locale, auctionFilters),
          addStatementUrl,
          loanPath: loanPath(locale),
        }}
      />
      <div id={pageBodyId} className="flex min-h-[calc(100dvh-var(--header-h))] flex-col">
        {wrapContent(
          <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
            {children}
          </main>,
        )}
        <Footer
          siteName={name[locale]}
          phone={supportPhone}
          email={supportEmail}
          groups={footer.groups}
          bottomLinks={footer.bottomLinks}
          companies={companies}
          socialLinks={socialLinks(footer.social ?? socialUrls)}
          year={new Date().getFullYear()}
          visits={footer.visits ?? null}
          hasConsent={analyticsScriptUrl !== null}
        />
        {footerBanner}
      </div>
      <GlobalModals modals={companiesModal ? { ...modals, companies: companiesModal } : (modals ?? {})} />
    </>
  );
}

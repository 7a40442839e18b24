import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { pageBodyId } from '@/components/layout/page-body';
import { siteSettings } from '@/lib/env';
import { addStatementUrl, navigation } from '@/lib/navigation';
import { footerBottomLinks, footerGroups, type ResolveAddress } from '../domain/footer-groups';
import { menuBadges } from '../domain/menu-badges';
import { getConfig } from '../queries/get-config';
import { getFooter } from '../queries/get-footer';
import { resolveAddress } from '../queries/resolve-address';

const emptyFooter = { top_footer: [], bottom_footer: [] };

/** Header, content and footer. Without an answer of the API the page still stands: badges and the footer's links are then missing. */
export async function DefaultChrome({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  const [config, footer] = await Promise.all([getConfig().catch(() => null), getFooter().catch(() => emptyFooter)]);
  const resolve: ResolveAddress = (url) => resolveAddress(locale, url).catch(() => null);
  const [groups, bottomLinks] = await Promise.all([
    footerGroups(footer, locale, resolve),
    footerBottomLinks(footer, locale, resolve),
  ]);
  const { name, supportPhone, supportEmail, authSiteUrl, auctionSiteUrl, statementsSiteUrl, interiorSiteUrl } = siteSettings;
  return (
    <>
      <Header
        entries={navigation(locale, { interiorSiteUrl })}
        badges={config ? menuBadges(config.navBadges, locale) : {}}
        links={{
          siteName: name[locale],
          phone: supportPhone,
          auctionUrl: auctionSiteUrl,
          loginUrl: authSiteUrl,
          addStatementUrl: statementsSiteUrl && addStatementUrl(statementsSiteUrl),
        }}
      />
      <div id={pageBodyId} className="flex min-h-[calc(100dvh-var(--header-h))] flex-col">
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Footer
          siteName={name[locale]}
          phone={supportPhone}
          email={supportEmail}
          groups={groups}
          bottomLinks={bottomLinks}
          year={new Date().getFullYear()}
        />
      </div>
    </>
  );
}

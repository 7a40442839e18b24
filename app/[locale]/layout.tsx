import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { ConsentBar } from '@/components/layout/consent-bar';
import { Providers } from '@/components/layout/providers';
import { SkipLink } from '@/components/ui/navigation/skip-link';
import { SessionSync } from '@/features/auth/components/session-sync';
import { currencyCookie, currencyFromKey } from '@/lib/domain/money/currency';
import { analyticsScriptUrl, hasLiveChat, siteSettings } from '@/lib/env';
import { SiteMessages } from '@/lib/i18n/page-messages';
import { routing } from '@/lib/i18n/routing';
import { pageCookieReader } from '@/lib/page-cookie';
import { siteOrigin } from '@/lib/seo/origin';
import { CurrencyBody, CurrencyProvider } from '@/lib/stores/currency';
import '../globals.css';
import '@/components/layout/app-shell.css';

type Params = { params: Promise<{ locale: string }> };

export const viewport: Viewport = { themeColor: '#260913', width: 'device-width', initialScale: 1 };

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return {};
  const t = await getTranslations({ locale, namespace: 'layout' });
  const name = siteSettings.name[locale];
  return {
    metadataBase: new URL(await siteOrigin()),
    title: { default: `${name} · ${t('title')}`, template: `%s · ${name}` },
    description: t('description'),
    applicationName: name,
    icons: {
      icon: [{ url: '/assets/brand/icon.svg', type: 'image/svg+xml' }],
      apple: '/assets/brand/apple-icon.png',
    },
    manifest: `/manifests/${locale}`,
    formatDetection: { telephone: false },
  };
}

/**
 * Fonts of the first lines of a page: in Georgian with the capitals of headings, in Russian with digits, since a line may wrap when their font loads
 * late, in every language with the lari sign.
 */
function preloadFonts(locale: string): void {
  const files =
    { ka: ['google-sans-georgian', 'aivani-caps'], en: ['google-sans-ascii'], ru: ['google-sans-cyrillic', 'google-sans-ascii'] }[
      locale
    ] ?? [];
  for (const file of [...files, 'google-sans-lari'])
    preload(`/assets/fonts/${file}.woff2`, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}

export default async function RootLayout({ children, params }: Params & { children: ReactNode }) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  setRequestLocale(locale);
  preloadFonts(locale);
  const t = await getTranslations('layout');
  const consent = await getTranslations('layout.consent');
  const consentTexts = { label: consent('label'), text: consent('text'), accept: consent('accept'), refuse: consent('refuse') };
  const currencyId = currencyFromKey((await pageCookieReader())(currencyCookie));
  return (
    <html lang={locale} data-scroll-behavior="smooth">
      <CurrencyProvider initialId={currencyId}>
        <CurrencyBody>
          <SkipLink targetId="content" label={t('skip')} />
          <SiteMessages>
            <Providers>
              <SessionSync hasLiveChat={hasLiveChat} />
              {children}
              {analyticsScriptUrl === null ? null : <ConsentBar scriptUrl={analyticsScriptUrl} texts={consentTexts} />}
            </Providers>
          </SiteMessages>
        </CurrencyBody>
      </CurrencyProvider>
    </html>
  );
}

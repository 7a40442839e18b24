import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/buttons/button';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import type { NavigationEntry } from '@/lib/navigation';
import { projectsPath } from '@/lib/routes/addresses/project-address';
import { localePath } from '@/lib/routes/locale-path';
import { serviceRouteOf } from '@/lib/routes/service-routes';
import { CompaniesButton } from '../companies-button';
import { Logo } from '../logo';
import { PhoneLink } from '../phone-link';
import { type CurrencyLabels, CurrencySwitch } from './currency-switch';
import { FavouritesLink } from './favourites-link';
import { HeaderFrame } from './header-frame';
import { LanguageMenu } from './language-menu';
import { languageNames } from './language-names';
import { LazyMenuPanel } from './lazy-menu-panel';
import { type MenuBadge, type MenuEntry, menuEntries, type SiteLinks } from './menu-entries';
import { readMenuTexts } from './menu-texts';
import { MobileMenu } from './mobile-menu';
import { NavBar } from './nav-bar';
import { NavList, navListId } from './nav-list';

interface HeaderProps {
  entries: readonly NavigationEntry[];
  badges: Readonly<Record<string, MenuBadge>>;
  links: SiteLinks;
  hasCompanies: boolean;
  /** The login of a guest, or the bell and the menu of a signed-in visitor; placed beside the add button. */
  account?: ReactNode;
  /** The same for the mobile menu, above its add button and after it. */
  menuIdentity?: ReactNode;
  menuAccount?: ReactNode;
  /** The help button. */
  help?: ReactNode;
}

const innerClass =
  'container-page xl:[body:has([data-page=search])_&]:max-w-none side:[body:has([data-page=search])_&]:px-[35px]';

const topBarServices = ['3d-turi', 'photo-tour'] as const;

interface TopBarProps {
  links: SiteLinks;
  hasCompanies: boolean;
  labels: {
    navigation: string;
    auction: string;
    loan: string;
    companies: string;
    phone: string;
    language: string;
    languageName: string;
  };
  /** Services that the bar leads to. */
  services: readonly { href: string; label: string }[];
  currencyLabels: CurrencyLabels;
}

function TopBar({ links, hasCompanies, labels, services, currencyLabels }: TopBarProps) {
  return (
    <div className="on-deep type-xs hidden h-[2.85rem] bg-deep font-medium text-deep-ink xl:block">
      <div className={cn(innerClass, 'flex h-full items-center gap-6')}>
        <nav aria-label={labels.navigation} className="flex items-center gap-6">
          <Link href={links.auctionUrl} className="inline-flex min-h-6 items-center gap-1.5 hover:text-white">
            <SpriteIcon name="gavel" className="size-4" />
            {labels.auction}
          </Link>
          {services.map(({ href, label }) => (
            <Link key={href} href={href} className="inline-flex min-h-6 items-center hover:text-white">
              {label}
            </Link>
          ))}
          <a
            href={links.loanPath}
            rel="nofollow"
            data-loan="fromHeader"
            className="inline-flex min-h-6 items-center hover:text-white"
          >
            {labels.loan}
          </a>
        </nav>
        {hasCompanies ? <CompaniesButton className="min-h-6 hover:text-white">{labels.companies}</CompaniesButton> : null}
        <div className="ml-auto flex items-center gap-5">
          <PhoneLink phone={links.phone} label={labels.phone} className="min-h-6 hover:text-white" />
          <LanguageMenu label={labels.language} name={labels.languageName} className="min-h-6 hover:text-white" />
          <CurrencySwitch labels={currencyLabels} />
        </div>
      </div>
    </div>
  );
}

type HeaderActionsProps = Omit<HeaderProps, 'badges' | 'entries'> & {
  items: readonly MenuEntry[];
  currencyLabels: CurrencyLabels;
};

/** The end of the main bar. */
async function HeaderActions(props: HeaderActionsProps) {
  const { items, links, hasCompanies, account, menuIdentity, menuAccount, help, currencyLabels } = props;
  const [t, locale] = [await getTranslations('layout'), await getLocale()];
  return (
    <div className="ml-auto flex items-center gap-2 large-text:gap-0">
      <div data-header-extra="" className="contents">
        <FavouritesLink
          href={localePath(locale, '/favorites')}
          label={t('favourites')}
          className="relative inline-flex size-11 items-center justify-center rounded-control hover:bg-tuff-100 max-[359px]:hidden"
        />
        {help}
        {account}
      </div>
      <a
        href={links.addStatementUrl}
        rel="nofollow"
        aria-label={t('add_statement')}
        className={cn(buttonClasses({ size: 'md' }), 'max-lg:hidden')}
      >
        <SpriteIcon name="plus-bold" className="size-4.5" />
        <span className="max-side:hidden">{t('add_statement')}</span>
        <span className="side:hidden">{t('add_statement_short')}</span>
      </a>
      <MobileMenu openLabel={t('menu.open')} closeLabel={t('menu.close')}>
        <LazyMenuPanel
          items={items}
          links={links}
          currencyLabels={currencyLabels}
          hasCompanies={hasCompanies}
          texts={await readMenuTexts(links.phone)}
          identity={menuIdentity}
          account={menuAccount}
        />
      </MobileMenu>
    </div>
  );
}

export async function Header(props: HeaderProps) {
  const { entries, badges, links, hasCompanies, account, menuIdentity, menuAccount, help } = props;
  const [t, serviceNames, locale] = [await getTranslations('layout'), await getTranslations('services.names'), await getLocale()];
  const items = menuEntries(entries, badges, t, serviceNames);
  const addresses = Object.fromEntries(items.map(({ key, children }) => [navListId(key), children.map(({ href }) => href)]));
  const currencyLabels = { label: t('currency'), gel: t('currencies.gel'), dollar: t('currencies.dollar') };
  return (
    <HeaderFrame>
      <TopBar
        links={links}
        hasCompanies={hasCompanies}
        labels={{
          navigation: t('top_navigation'),
          auction: t('auction'),
          loan: t('loan'),
          companies: t('companies'),
          phone: t('phone', { phone: links.phone }),
          language: t('language'),
          languageName: languageNames[locale].name,
        }}
        services={[
          { href: projectsPath(locale), label: t('developers') },
          ...topBarServices.map((key) => ({
            href: localePath(locale, serviceRouteOf(key).landing),
            label: serviceNames(key),
          })),
        ]}
        currencyLabels={currencyLabels}
      />
      <div className="h-[4.9rem] bg-surface shadow-[inset_0_-1px_0_var(--line)] lg:h-[6rem]">
        <div
          className={cn(
            innerClass,
            'flex h-full items-center gap-2 transition-transform duration-200 xl:group-data-[scrolled=true]/header:translate-y-[0.2rem]',
          )}
        >
          <Logo name={links.siteName} href={localePath(locale, '/')} label={t('logo', { name: links.siteName })} />
          <NavBar label={t('main_navigation')} addresses={addresses}>
            <NavList items={items} />
          </NavBar>
          <HeaderActions
            items={items}
            currencyLabels={currencyLabels}
            links={links}
            hasCompanies={hasCompanies}
            account={account}
            menuIdentity={menuIdentity}
            menuAccount={menuAccount}
            help={help}
          />
        </div>
      </div>
    </HeaderFrame>
  );
}

'use client';

import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/navigation/link';
import { NavBadge } from '@/components/ui/navigation/nav-badge';
import { cn } from '@/lib/cn';
import { projectsPath } from '@/lib/routes/addresses/project-address';
import { localePath } from '@/lib/routes/locale-path';
import { serviceRoutes } from '@/lib/routes/service-routes';
import { CompaniesButton } from '../companies-button';
import { PhoneLink } from '../phone-link';
import { CurrencySegments } from './currency-segments';
import type { CurrencyLabels } from './currency-switch';
import { FavouritesCount } from './favourites-link';
import { LanguageSegments } from './language-links';
import type { MenuEntry, SiteLinks } from './menu-entries';
import type { MenuTexts, MenuTile } from './menu-texts';

/** Entries with a drawing of their own; staff may add others. */
const drawn = [
  ...['sale', 'rent', 'daily_rent', 'pledge', 'property_reformation', 'favourites', 'loan', 'developers', 'auction'],
  ...['apartment', 'house', 'country_house', 'commercial', 'land_plot', 'hotel'],
  ...[...serviceRoutes.map(({ key }) => key), 'estimate'],
];

/** A file of its own, which is loaded when the menu is first opened. */
function Drawing({ name, className }: { name: string; className: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`/assets/icons/menu.svg#${name}`} />
    </svg>
  );
}

const onward = <Drawing name="onward" className="size-4.5 shrink-0 text-ink-2" />;

function MenuIcon({ name }: { name: string }) {
  return <Drawing name={drawn.includes(name) ? name : 'other'} className="size-6 shrink-0 text-brand-text" />;
}

const rowClass = 'type-body flex min-h-13.5 items-center gap-3 px-4 font-medium hover:bg-tuff-50';

function ExternalRow({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <a href={href} className={rowClass}>
      {icon}
      <span className="flex flex-1 items-center gap-2">{children}</span>
      <Drawing name="out" className="size-4.5 shrink-0 text-ink-2" />
    </a>
  );
}

interface MenuNavigationProps {
  items: readonly MenuEntry[];
  links: Pick<SiteLinks, 'auctionUrl' | 'loanPath'>;
  texts: MenuTexts;
}

/** A group of entries as tiles under its name. */
function TileGroup({ label, tiles }: { label: string | undefined; tiles: readonly MenuTile[] }) {
  return (
    <div>
      <p className="type-sm mb-1.5 font-medium text-ink-2">{label}</p>
      <ul className="grid gap-2 min-[360px]:grid-cols-2">
        {tiles.map(({ key, label: name, href, isFollowed = true }) => (
          <li key={key} className="flex">
            <Link
              href={href}
              {...(isFollowed ? {} : { rel: 'nofollow', scroll: false })}
              className="type-sm flex min-h-14 flex-1 items-center gap-2.5 rounded-card px-3 py-1.5 font-medium shadow-hairline hover:bg-tuff-50"
            >
              <MenuIcon name={key} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const gavel = <MenuIcon name="auction" />;

/** The rows of the menu; below them the services, and the types of the first deal. */
function MenuNavigation({ items: all, links: { auctionUrl, loanPath }, texts }: MenuNavigationProps) {
  const locale = useLocale();
  const items = all.filter(({ key }) => key !== 'services');
  const [firstDeal] = items;
  const types = firstDeal?.children.filter((child) => child.key !== 'all') ?? [];
  return (
    <nav aria-label={texts.navigation} className="flex flex-col gap-4">
      <ul className="divide-y divide-line overflow-hidden rounded-card shadow-[0_0_0_1px_var(--line)]">
        {items.map((item) => (
          <li key={item.key}>
            {item.isExternal ? (
              <ExternalRow href={item.href} icon={<MenuIcon name={item.key} />}>
                {item.label}
                {item.key === 'property_reformation' ? <NavBadge kind="button" label={texts.isNew} /> : null}
              </ExternalRow>
            ) : (
              <Link href={item.href} className={rowClass}>
                <MenuIcon name={item.key} />
                <span className="flex flex-1 items-center gap-2">
                  {item.label}
                  {item.badge ? <NavBadge {...item.badge} /> : null}
                </span>
                {onward}
              </Link>
            )}
          </li>
        ))}
        <li>
          <Link href={localePath(locale, '/favorites')} className={rowClass}>
            <MenuIcon name="favourites" />
            <span className="flex-1">{texts.favourites}</span>
            <FavouritesCount />
            {onward}
          </Link>
        </li>
        <li>
          <a href={loanPath} rel="nofollow" data-loan="fromHeader" className={rowClass}>
            <MenuIcon name="loan" />
            <span className="flex-1">{texts.loan}</span>
            {onward}
          </a>
        </li>
        {texts.rows.map(({ key, label, href }) => (
          <li key={key}>
            <Link href={href} className={rowClass}>
              <MenuIcon name={key} />
              <span className="flex-1">{label}</span>
              {onward}
            </Link>
          </li>
        ))}
        <li>
          <Link href={projectsPath(locale)} className={rowClass}>
            <MenuIcon name="developers" />
            <span className="flex-1">{texts.developers}</span>
            {onward}
          </Link>
        </li>
        <li>
          {auctionUrl.startsWith('/') ? (
            <Link href={auctionUrl} className={rowClass}>
              {gavel}
              <span className="flex-1">{texts.auction}</span>
              {onward}
            </Link>
          ) : (
            <ExternalRow href={auctionUrl} icon={gavel}>
              {texts.auction}
            </ExternalRow>
          )}
        </li>
      </ul>
      <TileGroup label={texts.services} tiles={texts.tiles} />
      <TileGroup label={firstDeal?.label} tiles={types} />
    </nav>
  );
}

interface MobileMenuPanelProps {
  items: readonly MenuEntry[];
  links: SiteLinks;
  hasCompanies: boolean;
  currencyLabels: CurrencyLabels;
  texts: MenuTexts;
  /** Who is signed in; above everything else. */
  identity?: ReactNode;
  /** The login of a guest beside the add button, or the menu of a signed-in visitor below it. */
  account?: ReactNode;
}

/** What the mobile menu shows, drawn in the browser when it is opened: every page has it, few visits open it. */
export function MobileMenuPanel({ items, links, hasCompanies, currencyLabels, texts, identity, account }: MobileMenuPanelProps) {
  return (
    <div className="container-page flex flex-col gap-4 pt-3.5 pb-[max(--spacing(8),env(safe-area-inset-bottom))]">
      {identity}
      {/* Where both do not fit on a line each gets its own. */}
      <div className="flex flex-wrap gap-2 [&>*+*]:grow">
        <a href={links.addStatementUrl} rel="nofollow" className={cn(buttonClasses(), 'grow-100 px-3 whitespace-nowrap')}>
          <Drawing name="add" className="size-5" />
          {texts.add}
        </a>
        {account}
      </div>
      <MenuNavigation items={items} links={links} texts={texts} />
      <div className="flex gap-3">
        <LanguageSegments label={texts.language} />
        <CurrencySegments labels={currencyLabels} />
      </div>
      <PhoneLink phone={links.phone} label={texts.phone} className="type-body min-h-11 justify-center font-medium" />
      {hasCompanies ? (
        <CompaniesButton className="type-sm min-h-11 self-center px-4 font-medium text-ink-2 hover:text-ink">
          {texts.companies}
        </CompaniesButton>
      ) : null}
    </div>
  );
}

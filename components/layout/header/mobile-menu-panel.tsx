import type { Icon } from '@phosphor-icons/react';
import { ArrowUpRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowUpRight';
import { BankIcon } from '@phosphor-icons/react/dist/ssr/Bank';
import { BedIcon } from '@phosphor-icons/react/dist/ssr/Bed';
import { BuildingIcon } from '@phosphor-icons/react/dist/ssr/Building';
import { BuildingsIcon } from '@phosphor-icons/react/dist/ssr/Buildings';
import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank';
import { CameraIcon } from '@phosphor-icons/react/dist/ssr/Camera';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { ChartLineUpIcon } from '@phosphor-icons/react/dist/ssr/ChartLineUp';
import { CrownIcon } from '@phosphor-icons/react/dist/ssr/Crown';
import { CubeIcon } from '@phosphor-icons/react/dist/ssr/Cube';
import { FacebookLogoIcon } from '@phosphor-icons/react/dist/ssr/FacebookLogo';
import { FarmIcon } from '@phosphor-icons/react/dist/ssr/Farm';
import { GavelIcon } from '@phosphor-icons/react/dist/ssr/Gavel';
import { HandCoinsIcon } from '@phosphor-icons/react/dist/ssr/HandCoins';
import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart';
import { HouseLineIcon } from '@phosphor-icons/react/dist/ssr/HouseLine';
import { KeyIcon } from '@phosphor-icons/react/dist/ssr/Key';
import { PaintRollerIcon } from '@phosphor-icons/react/dist/ssr/PaintRoller';
import { PercentIcon } from '@phosphor-icons/react/dist/ssr/Percent';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { PolygonIcon } from '@phosphor-icons/react/dist/ssr/Polygon';
import { RulerIcon } from '@phosphor-icons/react/dist/ssr/Ruler';
import { ScalesIcon } from '@phosphor-icons/react/dist/ssr/Scales';
import { SealCheckIcon } from '@phosphor-icons/react/dist/ssr/SealCheck';
import { StorefrontIcon } from '@phosphor-icons/react/dist/ssr/Storefront';
import { TagIcon } from '@phosphor-icons/react/dist/ssr/Tag';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/buttons/button';
import { NavBadge } from '@/components/ui/navigation/nav-badge';
import { cn } from '@/lib/cn';
import { projectsPath } from '@/lib/routes/addresses/project-address';
import { localePath } from '@/lib/routes/locale-path';
import { serviceRouteOf } from '@/lib/routes/service-routes';
import { CompaniesButton } from '../companies-button';
import { PhoneLink } from '../phone-link';
import { type CurrencyLabels, CurrencySegments } from './currency-switch';
import { FavouritesCount } from './favourites-link';
import { LanguageSegments } from './language-menu';
import type { MenuEntry, SiteLinks } from './menu-entries';

const icons: Readonly<Record<string, Icon>> = {
  sale: TagIcon,
  rent: KeyIcon,
  daily_rent: CalendarBlankIcon,
  pledge: HandCoinsIcon,
  property_reformation: PaintRollerIcon,
  apartment: BuildingsIcon,
  house: HouseLineIcon,
  country_house: FarmIcon,
  commercial: StorefrontIcon,
  land_plot: PolygonIcon,
  hotel: BedIcon,
  vip: CrownIcon,
  facebook: FacebookLogoIcon,
  '3d-turi': CubeIcon,
  'photo-tour': CameraIcon,
  shefaseba: SealCheckIcon,
  azomva: RulerIcon,
  'check-real-estate': ScalesIcon,
  'booking-service': BankIcon,
  estimate: ChartLineUpIcon,
};

/** Services with a row of their own, and those of the group below. */
const rowServices = ['shefaseba', 'azomva', 'booking-service'] as const;
const groupServices = ['facebook', 'check-real-estate', 'vip', '3d-turi', 'photo-tour'] as const;

function MenuIcon({ name }: { name: string }) {
  const Drawn = icons[name] ?? BuildingIcon;
  return <Drawn aria-hidden="true" className="size-6 shrink-0 text-brand-text" />;
}

const rowClass = 'type-body flex min-h-13.5 items-center gap-3 px-4 font-medium hover:bg-tuff-50';

function ExternalRow({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <a href={href} className={rowClass}>
      {icon}
      <span className="flex flex-1 items-center gap-2">{children}</span>
      <ArrowUpRightIcon aria-hidden="true" className="size-4.5 shrink-0 text-ink-2" />
    </a>
  );
}

interface MenuNavigationProps {
  items: readonly MenuEntry[];
  links: Pick<SiteLinks, 'auctionUrl' | 'loanPath'>;
}

type Tile = { key: string; label: string; href: string; isFollowed?: boolean };

/** A group of entries as tiles under its name. */
function TileGroup({ label, tiles }: { label: string | undefined; tiles: readonly Tile[] }) {
  return (
    <div>
      <p className="type-sm mb-1.5 font-medium text-ink-2">{label}</p>
      <ul className="grid gap-2 min-[360px]:grid-cols-2">
        {tiles.map(({ key, label: name, href, isFollowed = true }) => (
          <li key={key} className="flex">
            <Link
              href={href}
              prefetch={false}
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

/** The services of the group, and the price estimate, which opens over the page. */
async function serviceTiles(): Promise<Tile[]> {
  const [t, names, locale] = [await getTranslations('layout'), await getTranslations('services.names'), await getLocale()];
  return [
    ...groupServices.map((key) => ({ key, label: names(key), href: localePath(locale, serviceRouteOf(key).landing) })),
    { key: 'estimate', label: t('menu.estimate'), href: `${localePath(locale, '/')}?ai_modal=true`, isFollowed: false },
  ];
}

const gavel = <GavelIcon aria-hidden="true" className="size-6 shrink-0 text-brand-text" />;

/** The rows of the menu; below them the services, and the types of the first deal. */
async function MenuNavigation({ items: all, links: { auctionUrl, loanPath } }: MenuNavigationProps) {
  const [t, names, locale] = [await getTranslations('layout'), await getTranslations('services.names'), await getLocale()];
  const items = all.filter(({ key }) => key !== 'services');
  const [firstDeal] = items;
  const types = firstDeal?.children.filter((child) => child.key !== 'all') ?? [];
  return (
    <nav aria-label={t('main_navigation')} className="flex flex-col gap-4">
      <ul className="divide-y divide-line overflow-hidden rounded-card shadow-[0_0_0_1px_var(--line)]">
        {items.map((item) => (
          <li key={item.key}>
            {item.isExternal ? (
              <ExternalRow href={item.href} icon={<MenuIcon name={item.key} />}>
                {item.label}
                {item.key === 'property_reformation' ? <NavBadge kind="button" label={t('new')} /> : null}
              </ExternalRow>
            ) : (
              <Link href={item.href} prefetch={false} className={rowClass}>
                <MenuIcon name={item.key} />
                <span className="flex flex-1 items-center gap-2">
                  {item.label}
                  {item.badge ? <NavBadge {...item.badge} /> : null}
                </span>
                <CaretRightIcon aria-hidden="true" className="size-4.5 shrink-0 text-ink-2" />
              </Link>
            )}
          </li>
        ))}
        <li>
          <Link href={localePath(locale, '/favorites')} prefetch={false} className={rowClass}>
            <HeartIcon aria-hidden="true" className="size-6 shrink-0 text-brand-text" />
            <span className="flex-1">{t('favourites')}</span>
            <FavouritesCount />
            <CaretRightIcon aria-hidden="true" className="size-4.5 shrink-0 text-ink-2" />
          </Link>
        </li>
        <li>
          <a href={loanPath} rel="nofollow" data-loan="fromHeader" className={rowClass}>
            <PercentIcon aria-hidden="true" className="size-6 shrink-0 text-brand-text" />
            <span className="flex-1">{t('loan')}</span>
            <CaretRightIcon aria-hidden="true" className="size-4.5 shrink-0 text-ink-2" />
          </a>
        </li>
        {rowServices.map((key) => (
          <li key={key}>
            <Link href={localePath(locale, serviceRouteOf(key).landing)} prefetch={false} className={rowClass}>
              <MenuIcon name={key} />
              <span className="flex-1">{names(key)}</span>
              <CaretRightIcon aria-hidden="true" className="size-4.5 shrink-0 text-ink-2" />
            </Link>
          </li>
        ))}
        <li>
          <Link href={projectsPath(locale)} prefetch={false} className={rowClass}>
            <BuildingsIcon aria-hidden="true" className="size-6 shrink-0 text-brand-text" />
            <span className="flex-1">{t('developers')}</span>
            <CaretRightIcon aria-hidden="true" className="size-4.5 shrink-0 text-ink-2" />
          </Link>
        </li>
        <li>
          {auctionUrl.startsWith('/') ? (
            <Link href={auctionUrl} prefetch={false} className={rowClass}>
              {gavel}
              <span className="flex-1">{t('auction')}</span>
              <CaretRightIcon aria-hidden="true" className="size-4.5 shrink-0 text-ink-2" />
            </Link>
          ) : (
            <ExternalRow href={auctionUrl} icon={gavel}>
              {t('auction')}
            </ExternalRow>
          )}
        </li>
      </ul>
      <TileGroup label={t('menu.services')} tiles={await serviceTiles()} />
      <TileGroup label={firstDeal?.label} tiles={types} />
    </nav>
  );
}

interface MobileMenuPanelProps {
  items: readonly MenuEntry[];
  links: SiteLinks;
  hasCompanies: boolean;
  currencyLabels: CurrencyLabels;
  /** The login of a guest, or the account of a signed-in visitor; placed at the head of the menu. */
  account?: ReactNode;
}

export async function MobileMenuPanel({ items, links, hasCompanies, currencyLabels, account }: MobileMenuPanelProps) {
  const t = await getTranslations('layout');
  return (
    <div className="container-page flex flex-col gap-4 pt-3.5 pb-[max(2rem,env(safe-area-inset-bottom))]">
      {/* Where both do not fit on a line each gets its own. */}
      <div className="flex flex-wrap gap-2 [&>*+*]:grow">
        <a href={links.addStatementUrl} rel="nofollow" className={cn(buttonClasses(), 'grow-100 px-3 whitespace-nowrap')}>
          <PlusIcon weight="bold" aria-hidden="true" className="size-5" />
          {t('add_statement')}
        </a>
        {account}
      </div>
      <MenuNavigation items={items} links={links} />
      <div className="flex gap-3">
        <LanguageSegments label={t('language')} />
        <CurrencySegments labels={currencyLabels} />
      </div>
      <PhoneLink
        phone={links.phone}
        label={t('phone', { phone: links.phone })}
        className="type-body min-h-11 justify-center font-medium"
      />
      {hasCompanies ? (
        <CompaniesButton className="type-sm min-h-11 self-center px-4 font-medium text-ink-2 hover:text-ink">
          {t('companies')}
        </CompaniesButton>
      ) : null}
    </div>
  );
}

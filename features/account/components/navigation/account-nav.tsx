import type { Icon } from '@phosphor-icons/react';
import { AddressBookIcon } from '@phosphor-icons/react/dist/ssr/AddressBook';
import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell';
import { BellRingingIcon } from '@phosphor-icons/react/dist/ssr/BellRinging';
import { BriefcaseIcon } from '@phosphor-icons/react/dist/ssr/Briefcase';
import { BuildingsIcon } from '@phosphor-icons/react/dist/ssr/Buildings';
import { ChartLineUpIcon } from '@phosphor-icons/react/dist/ssr/ChartLineUp';
import { CodeIcon } from '@phosphor-icons/react/dist/ssr/Code';
import { FileTextIcon } from '@phosphor-icons/react/dist/ssr/FileText';
import { GlobeIcon } from '@phosphor-icons/react/dist/ssr/Globe';
import { HandshakeIcon } from '@phosphor-icons/react/dist/ssr/Handshake';
import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart';
import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House';
import { IdentificationCardIcon } from '@phosphor-icons/react/dist/ssr/IdentificationCard';
import { ListBulletsIcon } from '@phosphor-icons/react/dist/ssr/ListBullets';
import { MegaphoneIcon } from '@phosphor-icons/react/dist/ssr/Megaphone';
import { PercentIcon } from '@phosphor-icons/react/dist/ssr/Percent';
import { RulerIcon } from '@phosphor-icons/react/dist/ssr/Ruler';
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck';
import { SignOutIcon } from '@phosphor-icons/react/dist/ssr/SignOut';
import { SquaresFourIcon } from '@phosphor-icons/react/dist/ssr/SquaresFour';
import { TagIcon } from '@phosphor-icons/react/dist/ssr/Tag';
import { UserIcon } from '@phosphor-icons/react/dist/ssr/User';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree';
import { WalletIcon } from '@phosphor-icons/react/dist/ssr/Wallet';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ComponentType, ReactNode } from 'react';
import { LazyLogOutButton } from '@/components/layout/account/lazy-account';
import { FavouritesCount } from '@/components/layout/header/favourites-link';
import { Avatar } from '@/components/ui/display/avatar';
import { currentStaffRole } from '@/lib/api/visitor';
import { cn } from '@/lib/cn';
import type { SessionUser } from '@/lib/contracts/account/auth';
import { developerSites } from '@/lib/env';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { staffHome } from '@/lib/routes/admin-routes';
import { localePath } from '@/lib/routes/locale-path';
import { accountKindOf } from '@/lib/routes/visitor-kind';
import { type AccountEntryKey, accountEntries } from '../../domain/account-entries';
import { LazyStatementsCount } from './lazy-count';
import type { NavEntryProps } from './nav-entry';

const entryIcons: Readonly<Record<AccountEntryKey, Icon>> = {
  overview: HouseIcon,
  statements: ListBulletsIcon,
  favorites: HeartIcon,
  searches: BellRingingIcon,
  notifications: BellIcon,
  payments: WalletIcon,
  invoice_top_up: FileTextIcon,
  services: SquaresFourIcon,
  measure: RulerIcon,
  estimate: ChartLineUpIcon,
  loan: PercentIcon,
  agents: UsersThreeIcon,
  inventory: AddressBookIcon,
  clients: HandshakeIcon,
  requests: MegaphoneIcon,
  public_page: GlobeIcon,
  projects: BuildingsIcon,
  offers: TagIcon,
  company: BriefcaseIcon,
  profile: UserIcon,
  personal_information: IdentificationCardIcon,
  api: CodeIcon,
  staff: ShieldCheckIcon,
};

/** The type and id of an account in one line. */
export async function formatAccountIdentity(user: SessionUser): Promise<string> {
  const t = await getTranslations('account');
  return t('identity', { kind: t(`kinds.${accountKindOf(user.type_id)}`), id: String(user.id) });
}

/** The picture, name, type and id of the account. */
export async function AccountIdentity({ user, textClassName }: { user: SessionUser; textClassName?: string }) {
  const name = transliterateName(user.name, await getLocale());
  return (
    <>
      <Avatar name={name} size={48} {...(user.logo ? { src: user.logo } : {})} />
      <span className={textClassName}>
        <span className="type-ui block truncate font-semibold">{name}</span>
        <span className="type-xs block truncate text-ink-2">{await formatAccountIdentity(user)}</span>
      </span>
    </>
  );
}

const lists = {
  sidebar: 'flex flex-col gap-0.5',
  menu: 'divide-y divide-line overflow-hidden rounded-card shadow-[0_0_0_1px_var(--line)]',
};
const logOutLooks = {
  sidebar:
    'type-ui mt-2 flex min-h-11.5 w-full items-center gap-3.5 rounded-control px-3.5 hover:bg-tuff-50 max-side:justify-center',
  menu: 'type-body flex min-h-13.5 w-full items-center justify-center gap-3 font-medium',
};

const iconClass = 'size-5.5 shrink-0';

interface AccountNavProps {
  user: SessionUser;
  look: 'sidebar' | 'menu';
  /** Handed in, so that the pages of guests do not load what only the sidebar needs. */
  Entry: ComponentType<NavEntryProps>;
  /** How many notifications are unread. */
  unreadCount?: ReactNode;
}

/** The menu of the account with its sign-out: beside the page, or in the mobile menu. */
export async function AccountNav({ user, look, Entry, unreadCount }: AccountNavProps) {
  const [t, header, locale] = [await getTranslations('account.menu'), await getTranslations('account.header'), await getLocale()];
  const staffPath = staffHome(await currentStaffRole());
  const isSidebar = look === 'sidebar';
  const counts: Partial<Record<AccountEntryKey, ReactNode>> = {
    statements: <LazyStatementsCount />,
    favorites: <FavouritesCount />,
    notifications: unreadCount,
  };
  return (
    <nav aria-label={t('label')}>
      <ul className={lists[look]}>
        {accountEntries(accountKindOf(user.type_id), { sites: developerSites, staffPath }).map((entry) => {
          const Icon = entryIcons[entry.key];
          return (
            <li key={entry.key}>
              <Entry
                entry={entry}
                href={entry.isExternal ? entry.href : localePath(locale, entry.href)}
                label={t(entry.key)}
                externalLabel={t('external_site')}
                look={look}
                count={counts[entry.key]}
                icon={<Icon aria-hidden="true" className={cn(iconClass, 'text-ink-2')} />}
                currentIcon={<Icon aria-hidden="true" weight="fill" className={cn(iconClass, 'text-brand-text')} />}
              />
            </li>
          );
        })}
      </ul>
      <div className={cn(isSidebar && 'mt-2 border-t border-line')}>
        <LazyLogOutButton
          homeHref={localePath(locale, '/')}
          labels={{ signingOut: header('logging_out'), failed: header('log_out_failed') }}
          className={logOutLooks[look]}
        >
          <SignOutIcon aria-hidden="true" className="size-5.5 shrink-0 text-ink-2" />
          <span className={cn(isSidebar && 'flex-1 text-left max-side:sr-only')}>{t('log_out')}</span>
        </LazyLogOutButton>
      </div>
    </nav>
  );
}

import { SignOutIcon } from '@phosphor-icons/react/dist/ssr/SignOut';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ComponentType } from 'react';
import { LogOutButton } from '@/components/layout/account/log-out-button';
import { cn } from '@/lib/cn';
import type { SessionUser } from '@/lib/contracts/account/auth';
import { developerSites } from '@/lib/env';
import { localePath } from '@/lib/routes/locale-path';
import { accountKindOf } from '@/lib/routes/visitor-kind';
import { accountEntries } from '../../domain/account-entries';
import { entryIcons } from './entry-icons';
import type { NavEntryProps } from './nav-entry';

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
}

/** The ways of the account and out of it: beside the page, or in the menu of small screens. */
export async function AccountNav({ user, look, Entry }: AccountNavProps) {
  const [t, words, locale] = [await getTranslations('account.menu'), await getTranslations('account.header'), await getLocale()];
  const isSidebar = look === 'sidebar';
  return (
    <nav aria-label={t('label')}>
      <ul className={lists[look]}>
        {accountEntries(accountKindOf(user.type_id), { sites: developerSites }).map((entry) => {
          const Icon = entryIcons[entry.key];
          return (
            <li key={entry.key}>
              <Entry
                entry={entry}
                href={entry.isExternal ? entry.href : localePath(locale, entry.href)}
                label={t(entry.key)}
                externalLabel={t('external_site')}
                look={look}
                icon={<Icon aria-hidden="true" className={cn(iconClass, 'text-ink-2')} />}
                currentIcon={<Icon aria-hidden="true" weight="fill" className={cn(iconClass, 'text-brand-text')} />}
              />
            </li>
          );
        })}
      </ul>
      <div className={cn(isSidebar && 'mt-2 border-t border-line')}>
        <LogOutButton
          homeHref={localePath(locale, '/')}
          labels={{ signingOut: words('logging_out'), failed: words('log_out_failed') }}
          className={logOutLooks[look]}
        >
          <SignOutIcon aria-hidden="true" className="size-5.5 shrink-0 text-ink-2" />
          <span className={cn(isSidebar && 'flex-1 text-left max-side:sr-only')}>{t('log_out')}</span>
        </LogOutButton>
      </div>
    </nav>
  );
}

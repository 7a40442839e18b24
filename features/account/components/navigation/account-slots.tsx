import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AccountHeader } from '@/components/layout/account/account-header';
import { LazyBalanceCard, LazyBalancePill } from '@/components/layout/account/lazy-account';
import { LoginLink } from '@/components/layout/account/login-link';
import { buttonClasses } from '@/components/ui/buttons/button';
import { Avatar } from '@/components/ui/display/avatar';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import { currentVisitor } from '@/lib/api/visitor';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { localePath } from '@/lib/routes/locale-path';
import { AccountIdentity, AccountNav, formatAccountIdentity } from './account-nav';
import { NavEntry } from './nav-entry';

async function GuestLogin() {
  const [t, locale] = [await getTranslations('layout'), await getLocale()];
  return (
    <LoginLink
      href={localePath(locale, '/auth')}
      label={t('login')}
      className="type-ui inline-flex size-11 items-center justify-center gap-2 rounded-control font-semibold hover:bg-tuff-100 lg:w-auto lg:px-4"
    >
      <SpriteIcon name="user-circle" className="size-6 lg:size-5" />
      <span className="max-lg:hidden">{t('login')}</span>
    </LoginLink>
  );
}

/**
 * The end of the header's main bar: the login of a guest, or the bell and the picture of the signed-in visitor. It is rendered on the
 * server, so that hydration moves nothing.
 */
export async function HeaderAccountSlot({ bell }: { bell?: ReactNode }) {
  const user = await currentVisitor().catch(() => null);
  if (!user) return <GuestLogin />;
  const [t, header, locale] = [await getTranslations('account.menu'), await getTranslations('account.header'), await getLocale()];
  const name = transliterateName(user.name, locale);
  return (
    <AccountHeader
      name={name}
      identity={await formatAccountIdentity(user)}
      logo={user.logo}
      balance={user.balance}
      bell={bell}
      guest={<GuestLogin />}
      hrefs={{
        home: localePath(locale, '/'),
        overview: localePath(locale, '/account'),
        profile: localePath(locale, '/account/profile'),
      }}
      labels={{
        menu: header('menu', { name }),
        balance: header('balance'),
        fill: header('fill'),
        overview: t('overview'),
        profile: t('profile'),
        logOut: t('log_out'),
        signingOut: header('logging_out'),
        failed: header('log_out_failed'),
      }}
    />
  );
}

/** The top of the mobile menu, above its add button: whose account it is and the balance. Nothing for a guest. */
export async function MenuIdentitySlot() {
  const [user, header, locale] = [
    await currentVisitor().catch(() => null),
    await getTranslations('account.header'),
    await getLocale(),
  ];
  if (!user) return null;
  return (
    <div className="flex flex-col gap-3.5">
      <Link href={localePath(locale, '/account/profile')} className="flex min-h-14 items-center gap-3">
        <AccountIdentity user={user} textClassName="min-w-0 flex-1" />
        <SpriteIcon name="chevron-right" className="size-4.5 shrink-0 text-ink-2" />
      </Link>
      <LazyBalanceCard initial={user.balance} labels={{ balance: header('balance'), fill: header('fill') }} />
    </div>
  );
}

/** What follows the add button of the mobile menu: the login of a guest, or the menu of the account. */
export async function MenuAccountSlot({ notifications }: { notifications?: ReactNode }) {
  const [user, t, locale] = [await currentVisitor().catch(() => null), await getTranslations('layout'), await getLocale()];
  if (!user)
    return (
      <LoginLink href={localePath(locale, '/auth')} className={buttonClasses({ variant: 'secondary' })}>
        {t('login')}
      </LoginLink>
    );
  return (
    <div className="mt-1.5 flex min-w-full flex-col gap-3.5">
      {notifications}
      <AccountNav user={user} look="menu" Entry={NavEntry} />
    </div>
  );
}

/** The end of the header of a page with one task: the balance, and the link to the account. A guest has neither. */
export async function CompactAccountSlot({ hasLogin = false }: { /** Whether a guest may sign in here. */ hasLogin?: boolean }) {
  const user = await currentVisitor().catch(() => null);
  if (!user) return hasLogin ? <GuestLogin /> : null;
  const [t, header, locale] = [await getTranslations('account.menu'), await getTranslations('account.header'), await getLocale()];
  return (
    <>
      <LazyBalancePill initial={user.balance} labels={{ balance: header('balance'), fill: header('fill') }} />
      <Link
        href={localePath(locale, '/account')}
        aria-label={t('overview')}
        className="inline-flex size-11 items-center justify-center rounded-full"
      >
        <Avatar name={transliterateName(user.name, locale)} {...(user.logo ? { src: user.logo } : {})} />
      </Link>
    </>
  );
}

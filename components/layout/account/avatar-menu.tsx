'use client';

import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { SignOutIcon } from '@phosphor-icons/react/dist/ssr/SignOut';
import { SquaresFourIcon } from '@phosphor-icons/react/dist/ssr/SquaresFour';
import { UserIcon } from '@phosphor-icons/react/dist/ssr/User';
import { WalletIcon } from '@phosphor-icons/react/dist/ssr/Wallet';
import { Avatar } from '@/components/ui/display/avatar';
import { Link } from '@/components/ui/navigation/link';
import { Menu } from '@/components/ui/overlays/menu';
import { openFillBalance } from '@/lib/stores/payments/fill-balance';
import { useBalance } from './balance';
import { useLogOut } from './log-out-button';

export interface AvatarMenuProps {
  name: string;
  /** Kind of account and its number. */
  identity: string;
  logo: string | null;
  /** GEL, as the server rendered it. */
  balance: number;
  hrefs: { home: string; overview: string; profile: string };
  labels: {
    menu: string;
    balance: string;
    fill: string;
    overview: string;
    profile: string;
    logOut: string;
    signingOut: string;
    failed: string;
  };
}

/** The visitor's picture in the header, which opens the account menu with the sign-out. */
export function AvatarMenu({ name, identity, logo, balance, hrefs, labels }: AvatarMenuProps) {
  const shownBalance = useBalance(balance);
  const { state, logOut } = useLogOut(hrefs.home);
  const notes = { idle: '', signingOut: labels.signingOut, failed: labels.failed };
  return (
    <>
      <Menu
        align="end"
        trigger={
          <button type="button" aria-label={labels.menu} className="inline-flex h-11 items-center gap-1.5 rounded-control px-0.5">
            <Avatar name={name} {...(logo ? { src: logo } : {})} />
            <CaretDownIcon aria-hidden="true" className="size-3.5 text-ink-2" />
          </button>
        }
        header={
          <>
            <p className="type-ui max-w-60 truncate font-semibold">{name}</p>
            <p className="type-xs text-ink-2">{identity}</p>
            <p className="type-ui mt-2 flex items-baseline justify-between gap-3 rounded-control bg-saffron-100 px-3 py-2">
              <span className="type-xs text-saffron-800">{labels.balance}</span>
              <span className="num font-semibold">{shownBalance}</span>
            </p>
          </>
        }
        items={[
          {
            id: 'fill',
            label: labels.fill,
            icon: <WalletIcon aria-hidden="true" className="size-5" />,
            onSelect: () => openFillBalance(),
          },
          {
            id: 'overview',
            label: labels.overview,
            icon: <SquaresFourIcon aria-hidden="true" className="size-5" />,
            link: <Link href={hrefs.overview} />,
          },
          {
            id: 'profile',
            label: labels.profile,
            icon: <UserIcon aria-hidden="true" className="size-5" />,
            link: <Link href={hrefs.profile} />,
          },
          {
            id: 'log-out',
            label: labels.logOut,
            icon: <SignOutIcon aria-hidden="true" className="size-5" />,
            onSelect: () => void logOut(),
          },
        ]}
      />
      <p
        role={state === 'failed' ? 'alert' : 'status'}
        className={
          state === 'failed'
            ? 'type-sm absolute top-full right-4 mt-1 max-w-80 rounded-control bg-alert-100 px-4 py-3 text-alert-800'
            : 'sr-only'
        }
      >
        {notes[state]}
      </p>
    </>
  );
}

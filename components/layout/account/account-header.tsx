'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { useSession } from '@/lib/stores/session-store';
import type { AvatarMenuProps } from './avatar-menu';

/** Apart from the page: guests, most of the visitors, never load it. Its box is there before it. */
const AvatarMenu = dynamic(() => import('./avatar-menu').then((module) => module.AvatarMenu), {
  loading: () => <span className="h-11 w-15.5" />,
});

interface AccountHeaderProps extends AvatarMenuProps {
  bell?: ReactNode;
  /** Stands in their place once the session has ended. */
  guest: ReactNode;
}

/** What the header holds for whoever is signed in. */
export function AccountHeader({ bell, guest, ...menu }: AccountHeaderProps) {
  const hasEnded = useSession((state) => state.isChecked && state.user === null);
  if (hasEnded) return guest;
  return (
    <>
      {bell}
      <div className="flex h-11 min-w-15.5 items-center justify-end max-xl:hidden">
        <AvatarMenu {...menu} />
      </div>
    </>
  );
}

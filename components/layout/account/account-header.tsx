'use client';

import type { ReactNode } from 'react';
import { lazyComponent } from '@/lib/lazy-component';
import { useSession } from '@/lib/stores/session/session-store';
import type { AvatarMenuProps } from './avatar-menu';

/** Loaded on demand: guests, most of the visitors, never need it. A placeholder reserves its box. */
const AvatarMenu = lazyComponent(async () => (await import('./avatar-menu')).AvatarMenu, <span className="h-11 w-15.5" />);

interface AccountHeaderProps extends AvatarMenuProps {
  bell?: ReactNode;
  /** Shown instead once the session has ended. */
  guest: ReactNode;
}

/** The header's slot for a signed-in visitor. */
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

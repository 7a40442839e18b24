'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useState } from 'react';
import { clientOnlyComponent } from '@/lib/lazy-component';
import { fillOptionsOf, isFillAddress } from '@/lib/routes/addresses/fill-address';
import { useModal } from '@/lib/stores/modal-store';
import { useSession } from '@/lib/stores/session/session-store';

const TopUpModal = clientOnlyComponent(async () => (await import('./top-up-modal')).TopUpModal);

interface TopUpSlotProps {
  /** The site's name, which terminals and the apps of banks list. */
  siteName: string;
  /** The wallet in a bank's app; null where none is configured. */
  bankAppUrl: string | null;
}

/** The place of the balance top-up: an address with `fill_balance=true` shows it. A guest has to sign in first. */
export function TopUpSlot(props: TopUpSlotProps) {
  const query = useSearchParams();
  const isRequested = isFillAddress(query);
  const isSignedIn = useSession((state) => state.user !== null);
  const isGuest = useSession((state) => state.isChecked && state.user === null);
  const isOpen = isRequested && isSignedIn;
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  useEffect(() => {
    if (isRequested && isGuest) useModal.getState().open('login');
  }, [isRequested, isGuest]);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <TopUpModal {...props} isOpen={isOpen} options={fillOptionsOf(query)} />
    </Suspense>
  );
}

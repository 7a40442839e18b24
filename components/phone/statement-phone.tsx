'use client';

import { type ReactNode, useCallback } from 'react';
import { latestSearchReport } from '@/lib/stores/lists/search-reports';
import { PhoneProvider } from './phone-provider';

/** Shares the number of a statement. The API call is loaded with the first press: most visitors never call. */
export function StatementPhone({ uuid, children }: { uuid: string; children: ReactNode }) {
  const requestPhone = useCallback(async () => {
    const { showPhone } = await import('@/lib/api/statements/show-phone');
    return showPhone(uuid, latestSearchReport());
  }, [uuid]);
  return <PhoneProvider requestPhone={requestPhone}>{children}</PhoneProvider>;
}

'use client';

import { type ReactNode, useCallback } from 'react';
import { PhoneProvider } from '@/components/phone/phone-provider';
import { latestSearchReport } from '@/lib/stores/lists/search-reports';

/** Shares the number of a statement. The API call is loaded with the first press: most visitors never call. */
export function StatementPhone({ uuid, children }: { uuid: string; children: ReactNode }) {
  const requestPhone = useCallback(async () => {
    const { showPhone } = await import('../../queries/visitor-requests');
    return showPhone(uuid, latestSearchReport());
  }, [uuid]);
  return <PhoneProvider requestPhone={requestPhone}>{children}</PhoneProvider>;
}

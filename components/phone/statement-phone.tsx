'use client';

import { type ReactNode, useCallback } from 'react';
import { PhoneProvider } from './phone-provider';

/** Shares the number of a statement. The API call is loaded with the first press: most visitors never call. */
export function StatementPhone({ uuid, children }: { uuid: string; children: ReactNode }) {
  const requestPhone = useCallback(async () => {
    const [{ showPhone }, { latestSearchReport }] = await Promise.all([
      import('@/lib/api/statements/show-phone'),
      import('@/lib/stores/lists/search-reports'),
    ]);
    return showPhone(uuid, latestSearchReport());
  }, [uuid]);
  return <PhoneProvider requestPhone={requestPhone}>{children}</PhoneProvider>;
}

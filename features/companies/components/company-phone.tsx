'use client';

import { type ReactNode, useCallback } from 'react';
import { PhoneProvider } from '@/components/phone/phone-provider';

/** Shares the number of a company. The code of the API call is loaded by the first press. */
export function CompanyPhone({ id, children }: { id: number; children: ReactNode }) {
  const requestPhone = useCallback(async () => {
    const { showCompanyPhone } = await import('../queries/company-requests');
    return showCompanyPhone(id);
  }, [id]);
  return <PhoneProvider requestPhone={requestPhone}>{children}</PhoneProvider>;
}

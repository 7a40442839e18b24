'use client';

import { type ReactNode, useCallback } from 'react';
import { PhoneProvider } from '@/components/phone/phone-provider';

/** Shares the number of a project's developer between the card and the call bar. The code of the API call is loaded by the first press. */
export function ProjectPhoneProvider({ projectId, children }: { projectId: number; children: ReactNode }) {
  const requestPhone = useCallback(async () => {
    const { showProjectPhone } = await import('@/features/projects/queries/visitor-requests');
    return showProjectPhone(String(projectId));
  }, [projectId]);
  return <PhoneProvider requestPhone={requestPhone}>{children}</PhoneProvider>;
}

'use client';

import type { ReactNode } from 'react';
import { PhoneProvider } from '@/features/statement/components/contact/phone-provider';

/** The call is loaded with the first press: most visitors never call. */
async function fetchPhone(reference: string) {
  const { showProjectPhone } = await import('@/features/projects/queries/visitor-requests');
  return showProjectPhone(reference);
}

/** Shares the revealed number of a project's developer between the card and the call bar. */
export function ProjectPhoneProvider({ projectId, children }: { projectId: number; children: ReactNode }) {
  return (
    <PhoneProvider uuid={String(projectId)} requestPhone={fetchPhone}>
      {children}
    </PhoneProvider>
  );
}

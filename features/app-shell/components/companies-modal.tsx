'use client';

import { clientOnlyComponent } from '@/lib/lazy-component';
import type { CompanyItem } from '../domain/site-config';

const CompaniesDialog = clientOnlyComponent(async () => (await import('./companies-dialog')).CompaniesDialog);

/** The list of the group's companies; its code is loaded when it is first opened. */
export function CompaniesModal(props: { title: string; companies: readonly CompanyItem[] }) {
  return <CompaniesDialog {...props} />;
}

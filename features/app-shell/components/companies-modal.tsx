'use client';

import { clientOnlyComponent } from '@/lib/lazy-component';
import type { CompanyItem } from '../domain/site-config';

const CompaniesDialog = clientOnlyComponent(async () => (await import('./companies-dialog')).CompaniesDialog);

/** The list of the group's companies; its code comes with the first opening. */
export function CompaniesModal(props: { title: string; companies: readonly CompanyItem[] }) {
  return <CompaniesDialog {...props} />;
}

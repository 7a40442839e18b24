'use client';

import dynamic from 'next/dynamic';
import type { CompanyItem } from '../domain/site-config';

const CompaniesDialog = dynamic(async () => (await import('./companies-dialog')).CompaniesDialog, { ssr: false });

/** The list of the group's companies; its code comes with the first opening. */
export function CompaniesModal(props: { title: string; companies: readonly CompanyItem[] }) {
  return <CompaniesDialog {...props} />;
}

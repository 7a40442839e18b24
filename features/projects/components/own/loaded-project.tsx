'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { OwnProjectDetail } from '@/lib/contracts/companies/own-projects';
import { useOwnProject } from '../../queries/written-projects';

/** Loads a project, then shows its parts. */
export function LoadedProject({ id, children }: { id: number; children: (project: OwnProjectDetail) => ReactNode }) {
  const t = useTranslations('own_projects');
  const { data, isError } = useOwnProject(id);
  if (isError) return <InlineAlert tone="error">{t('not_loaded')}</InlineAlert>;
  return data === undefined ? <Skeleton className="mt-4 h-32 rounded-card" /> : children(data);
}

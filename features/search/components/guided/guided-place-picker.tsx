'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import type { ReactElement } from 'react';
import { withQueryProvider } from '@/lib/api/query-provider';
import { consistentAnswers } from '@/lib/domain/statement/guided-steps';
import { startLoading } from '@/lib/loading-progress';
import { guidedPath, readGuidedAddress } from '@/lib/routes/addresses/guided-address';
import { PlaceDraftFilter } from '../filters/place-draft-filter';

/** The picker of places; its button shows the question of the place again, with the places chosen. */
export const GuidedPlacePicker = withQueryProvider(function GuidedPlacePicker({
  query,
  trigger,
}: {
  query: string;
  trigger: ReactElement;
}) {
  const locale = useLocale();
  const router = useRouter();
  return (
    <PlaceDraftFilter
      isInitiallyOpen
      filters={readGuidedAddress(query).filters}
      streets={[]}
      onApply={(filters) => {
        startLoading();
        router.replace(guidedPath(locale, consistentAnswers(filters), 'place'));
      }}
      trigger={trigger}
    />
  );
});

'use client';

import { Skeleton } from '@/components/ui/feedback/skeleton';
import { PinMap } from '@/features/map/components/location-map/pin-map';
import { clientOnlyComponent } from '@/lib/lazy-component';

/** The form is long and only its own pages need it. */
const PublishForm = clientOnlyComponent(
  async () => (await import('@/features/publishing/components/publish-form')).PublishForm,
  <Skeleton className="mx-auto h-120 w-full max-w-220 rounded-card" />,
);

/** Where a number is confirmed. */
const phonesPath = '/account/personalInformation#phones';

type Props = {
  statementId: number | null;
  userId: number;
  phones: readonly string[];
  googleMapsKey: string | undefined;
};

/** The form with its map, which another feature draws. */
export function PublishPage({ googleMapsKey, ...props }: Props) {
  return (
    <PublishForm {...props} phonesPath={phonesPath} renderMap={(map) => <PinMap {...map} googleMapsKey={googleMapsKey} />} />
  );
}

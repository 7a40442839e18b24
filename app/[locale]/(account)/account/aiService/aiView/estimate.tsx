'use client';

import { Skeleton } from '@/components/ui/feedback/skeleton';
import { PinMap } from '@/features/map/components/location-map/pin-map';
import { clientOnlyComponent } from '@/lib/lazy-component';

/** The form is long and only this page and the modal need it. */
const EstimatePage = clientOnlyComponent(
  async () => (await import('@/features/ai/components/estimate-page')).EstimatePage,
  <Skeleton className="h-120 w-full rounded-card" />,
);

type Props = { googleMapsKey: string | undefined; excludedUserId: number | null };

/** The estimate with its map, which another feature draws. */
export function Estimate({ googleMapsKey, excludedUserId }: Props) {
  return <EstimatePage excludedUserId={excludedUserId} renderMap={(map) => <PinMap {...map} googleMapsKey={googleMapsKey} />} />;
}

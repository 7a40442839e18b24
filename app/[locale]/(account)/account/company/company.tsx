'use client';

import { OwnCompany } from '@/features/companies/components/account/own-company';
import { PinMap } from '@/features/map/components/location-map/pin-map';

type Props = { claimId: number | null; googleMapsKey: string | undefined };

/** The company's page of the account with the map of its pin. */
export function Company({ claimId, googleMapsKey }: Props) {
  return <OwnCompany claimId={claimId} renderMap={(map) => <PinMap {...map} googleMapsKey={googleMapsKey} />} />;
}

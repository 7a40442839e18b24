'use client';

import { PinMap } from '@/features/map/components/location-map/pin-map';
import { OwnProjects } from '@/features/projects/components/own/own-projects';

/** A developer's projects with the map of their pins. */
export function Projects({ googleMapsKey }: { googleMapsKey: string | undefined }) {
  return <OwnProjects renderMap={(map) => <PinMap {...map} googleMapsKey={googleMapsKey} />} />;
}

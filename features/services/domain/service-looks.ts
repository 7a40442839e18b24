import type { SpriteIconName } from '@/components/ui/display/sprite-icon';
import { type ServiceName, serviceRows } from '@/lib/contracts/money/service-table';

/** The sign of a service, and drawings by their names: what it is about, what an order leads to, samples of its results. */
type ServiceLook = { icon: SpriteIconName; hero?: string; result?: string; samples?: readonly string[] };

const looks: Readonly<Record<ServiceName, ServiceLook>> = {
  vip: { icon: 'coronet', hero: 'tower-04' },
  facebook: { icon: 'facebook-logo', hero: 'tower-07' },
  tour3d: {
    icon: 'cube',
    hero: 'panorama-01',
    result: 'panorama-01',
    samples: ['panorama-02', 'panorama-01', 'panorama-03'],
  },
  photoTour: {
    icon: 'camera',
    hero: 'living-01',
    result: 'living-01',
    samples: ['kitchen-01', 'bedroom-02', 'terrace-01', 'bathroom-01', 'living-03'],
  },
  rate: { icon: 'seal-check', hero: 'house-05' },
  measure: {
    icon: 'ruler',
    hero: 'floorplan-02',
    result: 'floorplan-02',
    samples: ['floorplan-01', 'floorplan-03', 'floorplan-05'],
  },
  legalCheck: { icon: 'scales', hero: 'old-03' },
  publicRegistry: { icon: 'bank', hero: 'office-01' },
  package: { icon: 'coronet' },
  publication: { icon: 'grid' },
  aiData: { icon: 'grid' },
};

const unlisted: ServiceLook = { icon: 'grid' };

export const lookOf = (serviceId: number): ServiceLook => {
  const name = serviceRows.find(({ id }) => id === serviceId)?.name;
  return name ? looks[name] : unlisted;
};

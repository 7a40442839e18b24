import type { AccessRow } from './access-matrix-rows';

const everyone: AccessRow['statuses'] = [401, 200, 200, 200, 200, 200];

/** Orders and what is ordered. */
export const orderRows: Record<string, AccessRow> = {
  'POST /api/v1/promo-codes/check': {
    // There is no such code.
    statuses: [401, 422, 422, 422, 422, 422],
    prepare: () => ({ body: { code: 'NONE', service_id: 9 } }),
  },
  'POST /api/v1/services/:key/notify-me': {
    statuses: everyone,
    prepare: () => ({ path: { key: '3d-service' }, body: { city_id: 46 } }),
  },
};

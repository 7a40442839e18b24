import type { AccessRow } from './access-matrix-row';

/** Nobody of the matrix is of the staff: for all of them these addresses do not exist. */
const routes = ['GET /api/v1/admin/overview'];

export const staffRows: Record<string, AccessRow> = Object.fromEntries(
  routes.map((route) => [route, { statuses: [401, 404, 404, 404, 404, 404] }]),
);

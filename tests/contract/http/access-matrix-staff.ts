import type { AccessRow } from './access-matrix-row';

/** Nobody of the matrix is of the staff: for all of them these addresses do not exist. */
const routes = [
  'GET /api/v1/admin/overview',
  'GET /api/v1/admin/articles',
  'POST /api/v1/admin/articles',
  'GET /api/v1/admin/articles/:id',
  'PUT /api/v1/admin/articles/:id',
  'DELETE /api/v1/admin/articles/:id',
  'GET /api/v1/admin/pages',
  'GET /api/v1/admin/pages/:key',
  'PUT /api/v1/admin/pages/:key',
  'POST /api/v1/admin/content/preview',
  'GET /api/v1/admin/contact-messages',
  'PUT /api/v1/admin/contact-messages/:id/handled',
];

export const staffRows: Record<string, AccessRow> = Object.fromEntries(
  routes.map((route) => [route, { statuses: [401, 404, 404, 404, 404, 404] }]),
);

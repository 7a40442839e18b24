import type { AccessRow } from './access-matrix-row';

/** Nobody of the matrix is of the staff: for all of them these addresses do not exist. */
const routes = [
  'GET /api/v1/admin/forms',
  'POST /api/v1/admin/forms',
  'PUT /api/v1/admin/forms/:id',
  'GET /api/v1/admin/forms/:id/responses',
  'GET /api/v1/admin/forms/:id/responses.csv',
  'GET /api/v1/admin/overview',
  'GET /api/v1/admin/banners',
  'POST /api/v1/admin/banners',
  'PUT /api/v1/admin/banners/:id',
  'DELETE /api/v1/admin/banners/:id',
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
  'GET /api/v1/admin/navigation',
  'PUT /api/v1/admin/navigation/order',
  'PUT /api/v1/admin/navigation/entries/:key',
  'GET /api/v1/admin/leads/:kind',
  'PUT /api/v1/admin/leads/:kind/:id',
  'GET /api/v1/admin/users',
  'GET /api/v1/admin/users/:id',
  'POST /api/v1/admin/users/:id/ban',
  'POST /api/v1/admin/users/:id/unban',
  'GET /api/v1/admin/moderation',
  'POST /api/v1/admin/moderation/:id',
  'POST /api/v1/admin/moderation/:id/undo',
  'GET /api/v1/admin/blocked-words',
  'POST /api/v1/admin/blocked-words',
  'PUT /api/v1/admin/blocked-words/:id',
  'DELETE /api/v1/admin/blocked-words/:id',
  'GET /api/v1/admin/appeals',
  'POST /api/v1/admin/appeals/:id',
];

export const staffRows: Record<string, AccessRow> = {
  ...Object.fromEntries(routes.map((route) => [route, { statuses: [401, 404, 404, 404, 404, 404] }])),
  'GET /api/v1/bans/own': { statuses: [401, 200, 200, 200, 200, 200] },
  // Nobody of the matrix is banned.
  'POST /api/v1/bans/own/appeal': {
    statuses: [401, 404, 404, 404, 404, 404],
    prepare: () => ({ body: { text: 'Please look at it again.' } }),
  },
};

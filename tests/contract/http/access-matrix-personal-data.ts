import { accountDeletions, dataExports } from '@/server/modules/personal-data/personal-data.table';
import { testCipher } from '../../setup/data-key';
import { type AccessRow, secret } from './access-matrix-row';

const now = new Date('2026-11-20T09:00:00Z');
const later = new Date('2026-11-27T09:00:00Z');

export const personalDataRows: Record<string, AccessRow> = {
  'GET /api/v1/account/data': { statuses: [401, 200, 200, 200, 200, 200] },
  // Nobody here shows a password.
  'POST /api/v1/account/deletion': { statuses: [401, 422, 422, 422, 422, 422], prepare: () => ({ body: {} }) },
  'POST /api/v1/account/deletion/undo': {
    statuses: [401, 200, 404, 404, 404, 404],
    prepare: async (db, { user }) => {
      await db.insert(accountDeletions).values({ userId: user.id, requestedAt: now, dueAt: later });
      return {};
    },
  },
  'POST /api/v1/account/export': { statuses: [401, 422, 422, 422, 422, 422], prepare: () => ({ body: {} }) },
  'GET /api/v1/account/export/:id': {
    statuses: [401, 200, 404, 404, 404, 404],
    prepare: async (db, { user }) => {
      const files = testCipher.seal(`data export ${user.id}`, JSON.stringify({ account: [secret] }));
      const ready = { userId: user.id, state: 'ready', files, requestedAt: now, expiresAt: later } as const;
      const [row] = await db.insert(dataExports).values(ready).returning();
      return { path: { id: row?.id ?? '' } };
    },
  },
};

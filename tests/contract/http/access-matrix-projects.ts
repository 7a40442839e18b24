import type { Db } from '@/server/db/client';
import { insertProject } from '../../factories/project';
import type { Visitor } from '../../factories/visitor';
import { type AccessRow, secret } from './access-matrix-row';

const developer = 4;
const ownProject = (db: Db, { user }: Visitor) =>
  insertProject(db, { developerId: user.id, isPublished: false, name: { ka: secret, en: secret, ru: secret } });

/** What developers do with their projects. */
export const projectRows: Readonly<Record<string, AccessRow>> = {
  'GET /api/microservice-projects/users/projects': {
    ownerTypeId: developer,
    prepare: async (db, owner) => {
      await ownProject(db, owner);
      return {};
    },
    statuses: [401, 200, 200, 404, 404, 200],
  },
  'POST /api/microservice-projects/users/projects/:id/price-list': {
    ownerTypeId: developer,
    prepare: async (db, owner) => ({
      path: { id: (await ownProject(db, owner)).id },
      body: { csv: 'number,rooms,area\n1,2,54' },
    }),
    statuses: [401, 200, 404, 404, 404, 404],
  },
};

import type { Db } from '@/server/db/client';
import { projectOffers, projectPlans, projectProgress } from '@/server/modules/projects/projects.table';
import { insertProject, ownProjectBody } from '../../factories/project';
import type { Visitor } from '../../factories/visitor';
import { type AccessRow, photo, secret } from './access-matrix-row';

const developer = 4;
const ownProject = (db: Db, { user }: Visitor) =>
  insertProject(db, { developerId: user.id, isPublished: false, name: { ka: secret, en: secret, ru: secret } });

async function ownReport(db: Db, owner: Visitor): Promise<Record<'id' | 'report', number>> {
  const { id } = await ownProject(db, owner);
  const [report] = await db
    .insert(projectProgress)
    .values({ projectId: id, happenedOn: '2026-11-01', stage: 'frame', percent: 40 })
    .returning();
  return { id, report: report?.id ?? 0 };
}

const offer = {
  title: { ka: secret, en: secret, ru: secret },
  text: { ka: '', en: '', ru: '' },
  starts_on: '2026-11-01',
  ends_on: '2026-12-31',
};
const onlyOwner: AccessRow['statuses'] = [401, 200, 404, 404, 404, 404];

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
  'POST /api/microservice-projects/users/projects': {
    ownerTypeId: developer,
    prepare: () => ({ body: ownProjectBody }),
    statuses: [401, 200, 200, 404, 404, 200],
  },
  'GET /api/microservice-projects/users/projects/:id': {
    ownerTypeId: developer,
    prepare: async (db, owner) => ({ path: { id: (await ownProject(db, owner)).id } }),
    statuses: onlyOwner,
  },
  'PUT /api/microservice-projects/users/projects/:id': {
    ownerTypeId: developer,
    prepare: async (db, owner) => ({ path: { id: (await ownProject(db, owner)).id }, body: ownProjectBody }),
    statuses: onlyOwner,
  },
  'POST /api/microservice-projects/users/projects/:id/progress': {
    ownerTypeId: developer,
    prepare: async (db, owner) => ({
      path: { id: (await ownProject(db, owner)).id },
      body: { happened_on: '2026-11-01', stage: 'frame', percent: 50 },
    }),
    statuses: onlyOwner,
  },
  'DELETE /api/microservice-projects/users/projects/:id/progress/:report': {
    ownerTypeId: developer,
    prepare: async (db, owner) => ({ path: await ownReport(db, owner) }),
    statuses: onlyOwner,
  },
  'PUT /api/microservice-projects/users/projects/:id/progress/:report': {
    ownerTypeId: developer,
    prepare: async (db, owner) => ({
      path: await ownReport(db, owner),
      body: { happened_on: '2026-11-01', stage: 'frame', percent: 50 },
    }),
    statuses: onlyOwner,
  },
  'PUT /api/microservice-projects/users/projects/:id/offers/:offer': {
    ownerTypeId: developer,
    prepare: async (db, owner) => {
      const { id } = await ownProject(db, owner);
      const { title, text } = offer;
      const [row] = await db
        .insert(projectOffers)
        .values({ projectId: id, title, text, startsOn: offer.starts_on, endsOn: offer.ends_on })
        .returning();
      return { path: { id, offer: row?.id ?? 0 }, body: offer };
    },
    statuses: onlyOwner,
  },
  'POST /api/microservice-projects/users/projects/:id/images': {
    ownerTypeId: developer,
    prepare: async (db, owner) => ({ path: { id: (await ownProject(db, owner)).id }, body: photo() }),
    // What is sent is no picture.
    statuses: [401, 422, 404, 404, 404, 404],
  },
  'PUT /api/microservice-projects/users/projects/:id/images': {
    ownerTypeId: developer,
    prepare: async (db, owner) => ({ path: { id: (await ownProject(db, owner)).id }, body: { images: [] } }),
    statuses: onlyOwner,
  },
  'POST /api/microservice-projects/users/projects/:id/plans': {
    ownerTypeId: developer,
    prepare: async (db, owner) => ({
      path: { id: (await ownProject(db, owner)).id },
      query: '?room_type_id=2&area=54',
      body: photo(),
    }),
    statuses: [401, 422, 404, 404, 404, 404],
  },
  'DELETE /api/microservice-projects/users/projects/:id/plans/:plan': {
    ownerTypeId: developer,
    prepare: async (db, owner) => {
      const { id } = await ownProject(db, owner);
      const image = { large: '/a.webp', thumb: '/a.webp', blur: '/a.webp', is_main: false };
      const [plan] = await db
        .insert(projectPlans)
        .values({ projectId: id, roomTypeId: 2, areaSqm: 54, image, position: 1 })
        .returning();
      return { path: { id, plan: plan?.id ?? 0 } };
    },
    statuses: onlyOwner,
  },
  'POST /api/microservice-projects/users/projects/:id/progress/:report/images': {
    ownerTypeId: developer,
    prepare: async (db, owner) => ({ path: await ownReport(db, owner), body: photo() }),
    // What is sent is no picture.
    statuses: [401, 422, 404, 404, 404, 404],
  },
  'PUT /api/microservice-projects/users/projects/:id/progress/:report/images': {
    ownerTypeId: developer,
    prepare: async (db, owner) => ({ path: await ownReport(db, owner), body: { images: [] } }),
    statuses: onlyOwner,
  },
  'POST /api/microservice-projects/users/projects/:id/offers': {
    ownerTypeId: developer,
    prepare: async (db, owner) => ({ path: { id: (await ownProject(db, owner)).id }, body: offer }),
    statuses: onlyOwner,
  },
  'DELETE /api/microservice-projects/users/projects/:id/offers/:offer': {
    ownerTypeId: developer,
    prepare: async (db, owner) => {
      const { id } = await ownProject(db, owner);
      const { title, text } = offer;
      const [row] = await db
        .insert(projectOffers)
        .values({ projectId: id, title, text, startsOn: offer.starts_on, endsOn: offer.ends_on })
        .returning();
      return { path: { id, offer: row?.id ?? 0 } };
    },
    statuses: onlyOwner,
  },
};

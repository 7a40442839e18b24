import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { type OwnProjectDetail, ownProjectResponseSchema } from '@/lib/contracts/companies/own-projects';
import { projectImagesMax, reportImagesMax } from '@/lib/contracts/companies/project-stages';
import { projectResponseSchema } from '@/lib/contracts/companies/projects';
import { insertProject, ownProjectBody } from '../../factories/project';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const path = '/api/microservice-projects/users/projects';
let developer: Visitor;
let id: number;
beforeEach(async () => {
  developer = await insertVisitor(api.db, { typeId: 4 });
  id = (await insertProject(api.db, { developerId: developer.user.id })).id;
});

const photo = async () => {
  const form = new FormData();
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  form.append('image', new Blob([new Uint8Array(bytes)]), 'front.jpg');
  return form;
};
const call = (method: string, below: string, body?: unknown, { headers } = developer) =>
  api.call(`${path}/${id}${below}`, { method, headers, ...(body === undefined ? {} : { body }) });
const project = async (response: ReturnType<typeof call>): Promise<OwnProjectDetail> => {
  const { status, body } = await response;
  expect(status).toBe(200);
  return ownProjectResponseSchema.parse(body).data.project;
};
const shown = async () =>
  projectResponseSchema.parse((await api.call(`/api/microservice-projects/projects/${id}`)).body).data.project;
const file = async (address: string) => (await api.fetch(new Request(address))).status;

describe('pictures of an own project', () => {
  it('are added after the others, reordered, and removed with their files', async () => {
    await project(call('POST', '/images', await photo()));
    const { images } = await project(call('POST', '/images', await photo()));
    const [first, second] = images.map(({ large }) => large);
    expect((await shown()).images.map(({ large, is_main }) => [large, is_main])).toEqual([
      [first, true],
      [second, false],
    ]);
    await project(call('PUT', '/images', { images: [second, first] }));
    expect((await shown()).images).toMatchObject([
      { large: second, is_main: true },
      { large: first, is_main: false },
    ]);
    await project(call('PUT', '/images', { images: [second] }));
    expect((await shown()).images).toMatchObject([{ large: second }]);
    expect([await file(first ?? ''), await file(second ?? '')]).toEqual([404, 200]);
    expect((await call('PUT', '/images', { images: [first] })).status).toBe(409);
  });

  it('are refused above thirty, and what is not a photo: 422', async () => {
    const image = { large: '/a.webp', thumb: '/a.webp', blur: '/a.webp', is_main: false };
    const images = Array.from({ length: projectImagesMax }, (_, index) => ({ ...image, large: `/${index}.webp` }));
    id = (await insertProject(api.db, { developerId: developer.user.id, images })).id;
    expect(await call('POST', '/images', await photo())).toMatchObject({
      status: 422,
      body: { errors: { image: ['errors.images_full'] } },
    });
  });
});

describe('layouts of an own project', () => {
  it('are on its page until they are removed', async () => {
    const added = await project(call('POST', '/plans?room_type_id=2&area=54.5', await photo()));
    const [plan] = added.plans;
    expect((await shown()).plans).toMatchObject([{ room_type_id: 2, area: 54.5 }]);
    expect((await shown()).rooms).toMatchObject([{ room_type_id: 2 }]);
    expect((await project(call('DELETE', `/plans/${plan?.id}`))).plans).toEqual([]);
    expect(await file(plan?.image.large ?? '')).toBe(404);
    expect((await call('DELETE', `/plans/${plan?.id}`)).status).toBe(404);
  });

  it.each(['room_type_id=0&area=54', 'room_type_id=2&area=4', 'room_type_id=2'])('refuses %s with 422', async (query) =>
    expect((await call('POST', `/plans?${query}`, await photo())).status).toBe(422),
  );
});

describe('pictures of a report', () => {
  const report = { happened_on: '2026-11-01', stage: 'frame', percent: 45 };
  const added = async () => (await project(call('POST', '/progress', report))).progress[0]?.id;

  it('are on the page in their order, and are deleted with their files when the report is', async () => {
    const below = `/progress/${await added()}`;
    await project(call('POST', `${below}/images`, await photo()));
    const [stored] = (await project(call('POST', `${below}/images`, await photo()))).progress;
    const [first = '', second = ''] = stored?.images.map(({ large }) => large) ?? [];
    await project(call('PUT', `${below}/images`, { images: [second, first] }));
    expect((await shown()).progress[0]?.images.map(({ large }) => large)).toEqual([second, first]);
    // A change of the report's text leaves its pictures.
    await project(call('PUT', below, { ...report, percent: 50 }));
    await project(call('PUT', `${below}/images`, { images: [second] }));
    expect((await shown()).progress).toMatchObject([{ percent: 50, images: [{ large: second }] }]);
    expect([await file(first), await file(second)]).toEqual([404, 200]);
    expect((await call('PUT', `${below}/images`, { images: [first] })).status).toBe(409);
    expect((await project(call('DELETE', below))).progress).toEqual([]);
    expect(await file(second)).toBe(404);
  });

  it('are refused above eight: 422', async () => {
    const below = `/progress/${await added()}/images`;
    for (let count = 0; count < reportImagesMax; count += 1) await project(call('POST', below, await photo()));
    expect(await call('POST', below, await photo())).toMatchObject({
      status: 422,
      body: { errors: { image: ['errors.images_full'] } },
    });
  });

  it('belong to the developer and to a report of the same project: 404', async () => {
    const below = `/progress/${await added()}/images`;
    const otherUser = await insertVisitor(api.db, { typeId: 4 });
    expect((await call('POST', below, await photo(), otherUser)).status).toBe(404);
    expect((await call('PUT', below, { images: [] }, otherUser)).status).toBe(404);
    id = (await insertProject(api.db, { developerId: developer.user.id })).id;
    expect((await call('POST', below, await photo())).status).toBe(404);
    expect((await call('PUT', below, { images: [] })).status).toBe(404);
  });
});

describe('amenities of an own project', () => {
  it('are those of the dictionary', async () => {
    await project(call('PUT', '', { ...ownProjectBody, parameters: [6, 12, 6] }));
    expect((await shown()).parameters.map((amenity) => amenity.id).sort((one, other) => one - other)).toEqual([6, 12]);
    const { status, body } = await call('PUT', '', { ...ownProjectBody, parameters: [999_999] });
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, ['parameters']]);
  });
});

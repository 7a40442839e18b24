import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  imageAddedSchema,
  imagesResponseSchema,
  imageTypes,
  type OwnImage,
  ownStatementResponseSchema,
} from '@/lib/contracts/statements/own-statements';
import { rateLimits } from '@/server/http/limits/rate-limits.table';
import { deleteOrphanedPhotos } from '@/server/modules/publishing/photos.files';
import { createPublishingRepository } from '@/server/modules/publishing/publishing.repository';
import { createDiskStorage } from '@/server/ports/disk-storage';
import { insertStatement } from '../../factories/statement';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const folder = mkdtempSync(join(tmpdir(), 'aivani-uploads-'));
const api = useApi({ DATA_DIR: folder });
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const base = '/api/microservice/users/statements';

let owner: Awaited<ReturnType<typeof insertVisitor>>;
let otherUser: Awaited<ReturnType<typeof insertVisitor>>;
beforeAll(async () => {
  owner = await insertVisitor(api.db);
  otherUser = await insertVisitor(api.db);
});

const newStatement = async (userId = owner.user.id): Promise<number> =>
  (await insertStatement(api.db, { userId, images: [] })).id;
/** A picture whose left half is red and whose right half is blue. */
const halves = (width = 64, height = 32) => {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: '#ff0000' } };
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([{ input: half, left: 0, top: 0 }]);
};
const raw = sharp({ create: { width: 8, height: 8, channels: 3, background: '#888888' } });

function formOf(bytes: Uint8Array, name = 'image', type = 'image/jpeg'): FormData {
  const form = new FormData();
  form.append(name, new Blob([new Uint8Array(bytes)], { type }), 'photo.jpg');
  return form;
}

const send = (id: number | string, body: unknown, headers: Record<string, string | null> = owner.headers) =>
  api.call(`${base}/${id}/images`, { method: 'POST', body, headers });
/** An upload that has begun and goes on until `leave`: a body has no reader before its upload has a place. */
function holdPlace(id: number): { isTaken: Promise<void>; leave: () => Promise<Response> } {
  const taken = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        taken.resolve();
        await left.promise;
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { ...owner.headers, 'x-website-key': 'livo', 'content-type': 'multipart/form-data; boundary=a' };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const response = api.fetch(new Request(`http://localhost:3000${base}/${id}/images`, init));
  return {
    isTaken: taken.promise,
    leave: () => {
      left.resolve();
      return response;
    },
  };
}
const call = (method: string, path: string, body: unknown, headers: Record<string, string | null> = owner.headers) =>
  api.call(`${base}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });

async function add(id: number, bytes?: Uint8Array): Promise<{ image: OwnImage; images: OwnImage[] }> {
  const response = await send(id, formOf(bytes ?? (await halves().jpeg().toBuffer())));
  expect(response.status).toBe(201);
  return imageAddedSchema.parse(response.body).data;
}

const picture = (path: string) => api.fetch(new Request(new URL(path, 'http://localhost:3000')));
const bytesOf = async (path: string): Promise<Buffer> => Buffer.from(await (await picture(path)).arrayBuffer());
const imagesOf = async (id: number) =>
  ownStatementResponseSchema.parse((await call('GET', `/${id}`, undefined)).body).data.statement.images;

async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(join(folder, 'uploads'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe('201: a photo', () => {
  it('becomes three WebP files, upright and without what the camera wrote', async () => {
    const id = await newStatement();
    const photo = await halves(3000, 1500)
      .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '41/1 42/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { image } = await add(id, photo);
    const [large, thumb, blur] = await Promise.all([image.large, image.thumb, image.blur].map(bytesOf));
    const metadata = await sharp(large).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 800, height: 1600 });
    expect([metadata.exif, metadata.orientation, metadata.xmp]).toEqual([undefined, undefined, undefined]);
    expect(await sharp(thumb).metadata()).toMatchObject({ format: 'webp', width: 720 });
    expect(await sharp(blur).metadata()).toMatchObject({ format: 'webp', width: 24 });
    const top = await sharp(large).extract({ left: 400, top: 10, width: 1, height: 1 }).raw().toBuffer();
    expect(top[0]).toBeGreaterThan(200);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('may be a %s, whatever its declared type', async (format) => {
    expect(imageTypes).toContain(`image/${format}`);
    const bytes = await raw.clone()[format]().toBuffer();
    const response = await send(await newStatement(), formOf(bytes, 'image', 'text/html'));
    expect(response.status).toBe(201);
  });

  it('is at the end; the first one is the main one', async () => {
    const id = await newStatement();
    const first = await add(id);
    const second = await add(id);
    expect(second.images.map((image) => [image.id, image.is_main])).toEqual([
      [first.image.id, true],
      [second.image.id, false],
    ]);
    expect(await imagesOf(id)).toEqual(second.images);
  });
});

describe('100 photos at once', () => {
  it('are all stored, encoded one at a time, while other calls are served @all', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => newStatement()));
    const bytes = await halves(320, 200).jpeg().toBuffer();
    let pressedMax = 0;
    const note = () => {
      const { process, queue } = sharp.counters();
      pressedMax = Math.max(pressedMax, process + queue);
    };
    sharp.queue.on('change', note);
    let stored = 0;
    const uploads = ids.flatMap((id) =>
      Array.from({ length: 20 }, async () => {
        const { status } = await send(id, formOf(bytes));
        stored += 1;
        return status;
      }),
    );
    expect((await api.call('/api/v1/config')).status).toBe(200);
    expect(stored).toBeLessThan(100);
    const statuses = await Promise.all(uploads);
    sharp.queue.off('change', note);
    expect(statuses.filter((status) => status !== 201)).toEqual([]);
    // One, and for a moment the one before, which the library counts until its result is read.
    expect(pressedMax).toBeLessThanOrEqual(2);
    for (const id of ids) expect(await imagesOf(id)).toHaveLength(20);
  });

  it('are no more than twenty in one statement', async () => {
    const id = await newStatement();
    const bytes = await raw.clone().jpeg().toBuffer();
    const responses = await Promise.all(Array.from({ length: 25 }, () => send(id, formOf(bytes))));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(await imagesOf(id)).toHaveLength(20);
  });

  it('get 503 and Retry-After while each of the 128 places is taken', async () => {
    const id = await newStatement();
    const places = Array.from({ length: 128 }, () => holdPlace(id));
    await Promise.all(places.map(({ isTaken }) => isTaken));
    const bytes = await raw.clone().jpeg().toBuffer();
    const busy = await send(id, formOf(bytes));
    expect(busy.status).toBe(503);
    expect(busy.headers.get('retry-after')).toBe('3');
    expect(busy.body).toMatchObject({ message: 'errors.uploads_busy' });
    await Promise.all(places.map(({ leave }) => leave()));
    expect((await send(id, formOf(bytes))).status).toBe(201);
  });
});

describe('200: the photos of a statement', () => {
  it('have the order and the main one that their owner chose', async () => {
    const id = await newStatement();
    await add(id);
    await add(id);
    const names = (await add(id)).images.map((image) => image.id);
    const [first = '', second = '', third = ''] = names;
    const response = await call('PUT', `/${id}/images`, { images: [third, first, second], main_id: first });
    const { images } = imagesResponseSchema.parse(response.body).data;
    expect(images.map((image) => [image.id, image.is_main])).toEqual([
      [third, false],
      [first, true],
      [second, false],
    ]);
  });

  it('turn clockwise under a new name, and the files of the old one go', async () => {
    const id = await newStatement();
    const { image } = await add(id);
    const response = await call('POST', `/${id}/images/${image.id}/rotate`, { degrees: 90 });
    const turned = imageAddedSchema.parse(response.body).data;
    expect(turned.image.id).not.toBe(image.id);
    expect(turned.images).toEqual([turned.image]);
    expect(turned.image.is_main).toBe(true);
    expect(await sharp(await bytesOf(turned.image.large)).metadata()).toMatchObject({ width: 32, height: 64 });
    expect((await picture(image.large)).status).toBe(404);
  });

  it('lose the removed one and its files, and another one becomes the main one', async () => {
    const id = await newStatement();
    const first = (await add(id)).image;
    const second = (await add(id)).image;
    const response = await call('DELETE', `/${id}/images/${first.id}`, undefined);
    expect(imagesResponseSchema.parse(response.body).data.images).toEqual([{ ...second, is_main: true }]);
    for (const path of [first.large, first.thumb, first.blur]) expect((await picture(path)).status).toBe(404);
  });

  it('go with their statement', async () => {
    const id = await newStatement();
    const { image } = await add(id);
    expect((await call('POST', `/${id}/delete`, undefined)).status).toBe(200);
    expect((await picture(image.large)).status).toBe(404);
  });

  it('that no statement shows are swept after a day, and no others', async () => {
    const id = await newStatement();
    const { image } = await add(id);
    const storage = createDiskStorage(join(folder, 'uploads'));
    const lost = `s${id}-${'0'.repeat(20)}`;
    for (const name of [`${lost}.webp`, `${lost}-thumb.webp`, 's77000001-11111111111111111111.webp', 'logo-7.webp'])
      await storage.put(name, new Uint8Array([1]));
    const sweep = (now: Date) =>
      deleteOrphanedPhotos({ publishing: createPublishingRepository(api.db), storage, clock: () => now });
    expect(await sweep(new Date())).toBe(0);
    expect(await sweep(new Date(Date.now() + 25 * 3_600_000))).toBe(3);
    expect(await filesOnDisk()).toEqual(expect.arrayContaining(['logo-7.webp', basename(image.large)]));
    expect((await filesOnDisk()).filter((name) => name.startsWith(lost))).toEqual([]);
  });
});

describe('GET /api/images/{name}', () => {
  it('is served with the right type and a long cache, and no browser guesses another type', async () => {
    const { image } = await add(await newStatement());
    const response = await picture(image.large);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      // Other sites and apps show it too.
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('is 404 for every unknown name', async () => {
    for (const name of [
      'none.webp',
      '..%2f..%2fdatabase%2fPG_VERSION',
      '%2e%2e%2fx.webp',
      '..%5c..%5cx.webp',
      'a/b.webp',
      'x.webp%00.png',
      'X.WEBP',
      '.webp',
      `${'a'.repeat(200)}.webp`,
    ])
      expect([name, (await picture(`/api/images/${name}`)).status]).toEqual([name, 404]);
  });
});

describe('401: a guest', () => {
  it.each([
    ['POST', '/1/images'],
    ['PUT', '/1/images'],
    ['DELETE', '/1/images/a'],
    ['POST', '/1/images/a/rotate'],
  ])('cannot %s %s', async (method, path) => {
    expect((await call(method, path, method === 'DELETE' ? undefined : {}, {})).status).toBe(401);
  });
});

describe('404: photos of another user', () => {
  it('are not there', async () => {
    const id = await newStatement();
    const { image } = await add(id);
    const requested = [
      await send(id, formOf(await raw.clone().jpeg().toBuffer()), otherUser.headers),
      await call('PUT', `/${id}/images`, { images: [image.id], main_id: image.id }, otherUser.headers),
      await call('DELETE', `/${id}/images/${image.id}`, undefined, otherUser.headers),
      await call('POST', `/${id}/images/${image.id}/rotate`, { degrees: 90 }, otherUser.headers),
      await call('DELETE', `/${id}/images/none`, undefined),
      await call('POST', `/${id}/images/none/rotate`, { degrees: 90 }),
    ];
    expect(requested.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await imagesOf(id)).toHaveLength(1);
  });
});

describe('409', () => {
  it('refuses an order of photos that differ from the stored ones', async () => {
    const id = await newStatement();
    const { image } = await add(id);
    for (const images of [[], [image.id, image.id], ['none'], [image.id, 'none']])
      expect((await call('PUT', `/${id}/images`, { images, main_id: image.id })).body).toMatchObject({
        message: 'errors.statement_changed',
      });
  });

  it('refuses photos for a sold statement, and the rotation of a generated one', async () => {
    const sold = await insertStatement(api.db, { userId: owner.user.id, state: 'sold' });
    expect((await send(sold.id, formOf(await raw.clone().jpeg().toBuffer()))).status).toBe(409);
    const drawn = { large: '/assets/scenes/room.webp', thumb: '', blur: '', is_main: true };
    const { id } = await insertStatement(api.db, { userId: owner.user.id, images: [drawn] });
    expect((await call('POST', `/${id}/images/room/rotate`, { degrees: 180 })).body).toMatchObject({
      message: 'errors.image_fixed',
    });
  });
});

describe('413', () => {
  it('refuses more than 20 MiB, by its declared and by its real length', async () => {
    const id = await newStatement();
    expect((await send(id, formOf(new Uint8Array(20 * 1024 * 1024 + 1)))).status).toBe(413);
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)) });
    const headers = { ...owner.headers, 'x-website-key': 'livo', 'content-type': 'multipart/form-data; boundary=a' };
    const init = { method: 'POST', headers, body: endless, duplex: 'half' } as RequestInit;
    expect((await api.fetch(new Request(`http://localhost:3000${base}/${id}/images`, init))).status).toBe(413);
  });
});

describe('415', () => {
  it('refuses a body that is not a form', async () => {
    expect((await send(await newStatement(), { image: 'data:image/png;base64,' })).status).toBe(415);
  });
});

describe('422: on the field', () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);
  const refused: [string, () => Promise<Uint8Array> | Uint8Array, string][] = [
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'errors.image_type'],
    ['a PDF', () => Buffer.from('%PDF-1.7 '), 'errors.image_type'],
    ['a HEIF', () => heic, 'errors.image_type'],
    ['a GIF', () => raw.clone().gif().toBuffer(), 'errors.image_type'],
    ['an empty file', () => new Uint8Array(), 'errors.field_required'],
    [
      'an animated WebP',
      async () => {
        const frames = [await raw.clone().png().toBuffer(), await raw.clone().negate().png().toBuffer()];
        return sharp(frames, { join: { animated: true } })
          .webp()
          .toBuffer();
      },
      'errors.image_animated',
    ],
    [
      'more than 40 megapixels',
      () =>
        sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#333333' } })
          .png()
          .toBuffer(),
      'errors.image_pixels',
    ],
    ['a cut JPEG', async () => (await halves(400, 400).jpeg().toBuffer()).subarray(0, 900), 'errors.image_broken'],
  ];

  it.each(refused)('refuses %s', async (_name, make, key) => {
    const response = await send(await newStatement(), formOf(await make()));
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ errors: { image: [key] } });
  });

  it('refuses a file under another name, and a rotation by 45 degrees', async () => {
    const id = await newStatement();
    const response = await send(id, formOf(await raw.clone().jpeg().toBuffer(), 'file'));
    expect(response.body).toMatchObject({ errors: { file: ['errors.field_unknown'] } });
    expect((await call('POST', `/${id}/images/a/rotate`, { degrees: 45 })).status).toBe(422);
  });

  it('refuses the twenty-first', async () => {
    const drawn = Array.from({ length: 20 }, (_, index) => ({
      large: `/assets/scenes/${index}.webp`,
      thumb: '',
      blur: '',
      is_main: index === 0,
    }));
    const { id } = await insertStatement(api.db, { userId: owner.user.id, images: drawn });
    const response = await send(id, formOf(await raw.clone().jpeg().toBuffer()));
    expect(response.body).toMatchObject({ errors: { image: ['errors.images_full'] } });
  });
});

describe('429', () => {
  it('refuses the six hundred and first photo in an hour', async () => {
    const hasty = await insertVisitor(api.db);
    const key = createHash('sha256').update(`upload user ${hasty.user.id}`).digest('base64url');
    const moments = Array.from({ length: 599 }, () => api.now().getTime());
    await api.db.insert(rateLimits).values({ key, moments, expiresAt: new Date(api.now().getTime() + 3_600_000) });
    const id = await newStatement(hasty.user.id);
    const empty = formOf(new Uint8Array([1]));
    expect((await send(id, empty, hasty.headers)).status).toBe(422);
    expect((await send(id, empty, hasty.headers)).status).toBe(429);
  });
});

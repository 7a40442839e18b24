import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { addedPhotosSchema } from '@/lib/contracts/money/orders';
import { orderFiles, orders } from '@/server/modules/orders/orders.table';
import { statements } from '@/server/modules/statements/statements.table';
import { createDiskStorage } from '@/server/ports/disk-storage';
import { insertOrder } from '@/tests/factories/money/money';
import { insertStatement } from '@/tests/factories/statement';
import { insertVisitor } from '@/tests/factories/visitor';
import { useApi } from '@/tests/setup/api';
import { seededAt } from '@/tests/setup/database';

const folder = mkdtempSync(join(tmpdir(), 'aivani-order-photos-'));
const api = useApi({ DATA_DIR: folder });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const urlsOf = (name: string) => ({ large: `/img/${name}.webp`, thumb: `/img/${name}-t.webp`, blur: `/img/${name}-b.webp` });
const oldPhotos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...urlsOf(`old-${index}`), is_main: index === 0 }));

type TourOptions = { photos?: number; state?: 'closed' | 'delivered'; serviceId?: number };

/** An accepted photo tour with three pictures and a PDF, for a statement that has some photos already. */
async function acceptedTour({ photos = 1, state = 'closed', serviceId = 4 }: TourOptions = {}) {
  const visitor = await insertVisitor(api.db);
  const userId = visitor.user.id;
  const { id: statementId } = await insertStatement(api.db, { userId, images: oldPhotos(photos) });
  const { order } = await insertOrder(api.db, userId, { serviceId });
  await api.db
    .update(orders)
    .set({ state, statementIds: [statementId] })
    .where(eq(orders.id, order.id));
  const storage = createDiskStorage(join(folder, 'uploads'));
  const files: number[] = [];
  for (const background of ['#ff0000', '#00ff00', '#0000ff', null]) {
    const storageName = `order-${order.id}-${files.length}.${background ? 'webp' : 'pdf'}`;
    const picture =
      background &&
      (await sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .webp()
        .toBuffer());
    await storage.put(storageName, picture || Buffer.from('%PDF-1.7'));
    const mediaType = background ? 'image/webp' : 'application/pdf';
    const row = { orderId: order.id, userId, kind: 'result' as const, name: storageName, mediaType, bytes: 9, storageName };
    const [file] = await api.db
      .insert(orderFiles)
      .values({ ...row, createdAt: seededAt })
      .returning();
    files.push(file?.id ?? 0);
  }
  const add = (chosen: readonly (number | undefined)[], { headers } = visitor) =>
    api.call(`/api/v1/orders/${order.id}/photos`, { method: 'POST', body: { files: chosen }, headers });
  const images = async () =>
    (await api.db.select().from(statements).where(eq(statements.id, statementId)))[0]?.images.map(({ large }) => large) ?? [];
  return { add, files, images, statementId };
}

describe('photos of an accepted tour', () => {
  it('go behind the statement’s own in the order of the tour, once, and are public pictures', async () => {
    const { add, files, images, statementId } = await acceptedTour();
    const response = await add([files[2], files[0]]);
    expect(addedPhotosSchema.parse(response.body).data).toEqual({ added: 2, total: 3 });
    const [own, ...added] = await images();
    expect(own).toBe('/img/old-0.webp');
    expect(added).toEqual(
      added.map(() => expect.stringMatching(new RegExp(`^/api/images/s${statementId}-[0-9a-f]{20}\\.webp$`))),
    );
    const reds = await Promise.all(
      added.map(async (path) => {
        const bytes = await (await api.fetch(new Request(`http://localhost:3000${path}`))).arrayBuffer();
        return (await sharp(bytes).stats()).channels[0]?.mean ?? 0;
      }),
    );
    expect(reds.map((red) => red > 128)).toEqual([true, false]);
    expect(addedPhotosSchema.parse((await add([files[0], files[1]])).body).data).toEqual({ added: 1, total: 4 });
    expect((await images()).slice(0, 3)).toEqual([own, ...added]);
  });

  it('422 without room for all of them: none is added; and for what is not a picture of the order', async () => {
    const { add, files, images } = await acceptedTour({ photos: 19 });
    expect(await add(files.slice(0, 2))).toMatchObject({ status: 422, body: { errors: { image: ['errors.images_full'] } } });
    expect(await images()).toHaveLength(19);
    expect((await add(files.slice(0, 1))).status).toBe(200);
    for (const chosen of [[files[3]], [files[0], 999_999], []]) expect((await add(chosen)).status).toBe(422);
  });

  it('409 before the work is accepted and for other services, 404 for everybody else', async () => {
    const delivered = await acceptedTour({ state: 'delivered' });
    expect((await delivered.add(delivered.files.slice(0, 1))).status).toBe(409);
    const measured = await acceptedTour({ serviceId: 8 });
    expect((await measured.add(measured.files.slice(0, 1))).status).toBe(409);
    const { add, files } = await acceptedTour();
    expect((await add(files.slice(0, 1), await insertVisitor(api.db))).status).toBe(404);
  });
});

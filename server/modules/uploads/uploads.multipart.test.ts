import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type UploadBody, withUploadedFile } from './uploads.multipart';

type Entry = [name: string, value: string | Blob];

const bytes = new Uint8Array([0, 13, 10, 45, 45, 255, 13, 10, 13, 10, 0]);
const file = new Blob([bytes], { type: 'image/jpeg' });
const bytesMax = 100;

/** A body as browsers write it. */
async function formOf(entries: Entry[]) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return { body: new Uint8Array(await request.arrayBuffer()), contentType: request.headers.get('content-type') };
}

const uploadOf = (body: Uint8Array, contentType: string | null, announcedBytes: number | null = null): UploadBody => ({
  body: new Blob([new Uint8Array(body)]).stream(),
  contentType,
  announcedBytes,
});

const receive = (upload: UploadBody) =>
  withUploadedFile(upload, { field: 'image', bytesMax }, async (path) => ({ path, content: await readFile(path) }));

async function receiveForm(entries: Entry[]) {
  const { body, contentType } = await formOf(entries);
  return receive(uploadOf(body, contentType));
}

describe('the file of a multipart body', () => {
  it('is written byte by byte, line ends and dashes included, and removed after the work', async () => {
    const { path, content } = await receiveForm([['image', file]]);
    expect([...content]).toEqual([...bytes]);
    expect(existsSync(path)).toBe(false);
  });

  it('is refused together with unknown fields', async () => {
    const forms: Entry[][] = [
      [
        ['image', file],
        ['owner', '7'],
      ],
      [
        ['owner', file],
        ['image', file],
      ],
    ];
    for (const form of forms)
      await expect(receiveForm(form)).rejects.toMatchObject({ status: 422, fields: { owner: ['errors.field_unknown'] } });
  });

  it('is required: no part, an empty file and a text are 422', async () => {
    const required = { status: 422, fields: { image: ['errors.field_required'] } };
    await expect(receiveForm([['image', new Blob([])]])).rejects.toMatchObject(required);
    await expect(receiveForm([['image', 'text']])).rejects.toMatchObject(required);
  });

  it('is refused where there are two', async () => {
    const form: Entry[] = [
      ['image', file],
      ['image', file],
    ];
    await expect(receiveForm(form)).rejects.toMatchObject({ status: 422, fields: { image: ['errors.field_invalid'] } });
  });

  it('is refused in a form of more than 20 parts', async () => {
    const form = Array.from({ length: 21 }, (): Entry => ['image', file]);
    await expect(receiveForm(form)).rejects.toMatchObject({ status: 422, fields: { image: ['errors.field_invalid'] } });
  });

  it('is refused in a body that was cut or begins with something else', async () => {
    const { body, contentType } = await formOf([['image', file]]);
    for (const broken of [body.subarray(0, body.length - 20), body.subarray(3), new Uint8Array()])
      await expect(receive(uploadOf(broken, contentType))).rejects.toMatchObject({ status: 422 });
    await expect(receive({ body: null, contentType, announcedBytes: null })).rejects.toMatchObject({ status: 422 });
  });

  it('is 400 in a body that is shorter than its Content-Length', async () => {
    const { body, contentType } = await formOf([['image', file]]);
    for (const cut of [body, body.subarray(0, body.length - 20)])
      await expect(receive(uploadOf(cut, contentType, body.length + 1))).rejects.toMatchObject({ status: 400 });
  });

  it('may have exactly the largest size; a byte more is 413', async () => {
    const { content } = await receiveForm([['image', new Blob([new Uint8Array(bytesMax)])]]);
    expect(content.byteLength).toBe(bytesMax);
    await expect(receiveForm([['image', new Blob([new Uint8Array(bytesMax + 1)])]])).rejects.toMatchObject({ status: 413 });
  });

  it('is 413 in a body above the bound, announced or not', async () => {
    const { body, contentType } = await formOf([['image', new Blob([new Uint8Array(200_000)])]]);
    await expect(receive(uploadOf(body, contentType))).rejects.toMatchObject({ status: 413 });
    await expect(receive({ ...uploadOf(new Uint8Array(), contentType), announcedBytes: 200_000 })).rejects.toMatchObject({
      status: 413,
    });
  });
});

describe('the type of the body', () => {
  it('may quote its boundary, after other parameters', async () => {
    const body = Buffer.from('--a b\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\nx\r\n--a b--\r\n');
    const { content } = await receive(uploadOf(body, 'multipart/form-data; charset=utf-8; boundary="a b"'));
    expect(content.toString()).toBe('x');
  });

  it('is 415 for everything but a form with a boundary', async () => {
    for (const type of [
      null,
      'image/jpeg',
      'application/x-www-form-urlencoded',
      'multipart/mixed; boundary=a',
      'multipart/form-data',
    ])
      await expect(receive(uploadOf(bytes, type))).rejects.toMatchObject({ status: 415 });
  });
});

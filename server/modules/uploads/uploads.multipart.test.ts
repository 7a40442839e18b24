import { describe, expect, it } from 'vitest';
import { boundaryOf, fileOfForm } from './uploads.multipart';

type Entry = [name: string, value: string | Blob];

/** A body as browsers write it. */
async function formOf(entries: Entry[]): Promise<{ body: Buffer; boundary: string }> {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return { body: Buffer.from(await request.arrayBuffer()), boundary: boundaryOf(request.headers.get('content-type')) };
}

const bytes = new Uint8Array([0, 13, 10, 45, 45, 255, 13, 10, 13, 10, 0]);
const file = new Blob([bytes], { type: 'image/jpeg' });

async function faultOf(entries: Entry[]): Promise<unknown> {
  const { body, boundary } = await formOf(entries);
  try {
    fileOfForm(body, boundary, 'image');
  } catch (error) {
    return error;
  }
  return null;
}

describe('the file of a multipart body', () => {
  it('is found byte by byte, line ends and dashes included, without being copied', async () => {
    const { body, boundary } = await formOf([['image', file]]);
    const found = fileOfForm(body, boundary, 'image');
    expect([...found]).toEqual([...bytes]);
    expect(found.buffer).toBe(body.buffer);
  });

  it('is refused beside fields that nobody asked for', async () => {
    expect(
      await faultOf([
        ['image', file],
        ['owner', '7'],
      ]),
    ).toMatchObject({ status: 422, fields: { owner: ['errors.field_unknown'] } });
  });

  it('is asked for where there is none, or an empty one, or a text', async () => {
    const required = { status: 422, fields: { image: ['errors.field_required'] } };
    expect(await faultOf([['image', new Blob([])]])).toMatchObject(required);
    expect(await faultOf([['image', 'text']])).toMatchObject(required);
  });

  it('is refused where there are two', async () => {
    expect(
      await faultOf([
        ['image', file],
        ['image', file],
      ]),
    ).toMatchObject({ status: 422, fields: { image: ['errors.field_invalid'] } });
  });

  it('is refused in a body that was cut or begins with something else', async () => {
    const { body, boundary } = await formOf([['image', file]]);
    for (const broken of [body.subarray(0, body.length - 20), body.subarray(3), Buffer.alloc(0)])
      expect(() => fileOfForm(broken, boundary, 'image')).toThrow(expect.objectContaining({ status: 422 }));
  });
});

describe('the boundary', () => {
  it('is read quoted and plain, after other parameters', () => {
    expect(boundaryOf('multipart/form-data; boundary=abc')).toBe('abc');
    expect(boundaryOf('multipart/form-data; charset=utf-8; boundary="a b"')).toBe('a b');
  });

  it('is missing from every other type of body', () => {
    for (const type of [null, 'image/jpeg', 'multipart/mixed; boundary=a', 'multipart/form-data'])
      expect(() => boundaryOf(type)).toThrow(expect.objectContaining({ status: 415 }));
  });
});

import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { type Transform, transformBody } from './transform-body';

/** A response without a client, and what it would have sent: `headers` for headers that went alone. */
function recorded(transform: Transform | null): { response: ServerResponse; sent: string[] } {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const sent: string[] = [];
  response.flushHeaders = () => void sent.push('headers');
  response.write = ((chunk: Buffer) => sent.push(String(chunk)) > 0) as ServerResponse['write'];
  response.end = ((chunk: Buffer) => {
    sent.push(String(chunk));
    return response;
  }) as ServerResponse['end'];
  transformBody(response, () => transform);
  return { response, sent };
}

const inPieces: Transform = (bytes) => (bytes ? [...String(bytes)].map((letter) => Buffer.from(letter)) : [Buffer.from('.')]);

it('sends the pieces of a chunk as one chunk', () => {
  const { response, sent } = recorded(inPieces);
  response.write('გზა');
  response.end('ab');
  expect(sent).toEqual(['გზა', 'ab.']);
});

it('sends headers with the first bytes, and alone where nothing is transformed', () => {
  const page = recorded(inPieces);
  page.response.flushHeaders();
  page.response.write('a');
  expect(page.sent).toEqual(['a']);
  const stream = recorded(null);
  stream.response.flushHeaders();
  expect(stream.sent).toEqual(['headers']);
});

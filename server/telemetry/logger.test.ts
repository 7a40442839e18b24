import { describe, expect, it } from 'vitest';
import { createLogger } from './logger';
import { scrubMessage } from './scrub-error';

const personal = ['Nino Gelashvili', '+995 599 12 34 56', 'nino@example.ge', '01234567891', 'q7Yw3kP0Zr8sT1uV5xA9bC2d'];
const query = `Failed query: insert into "users" values ($1)\nparams: ${personal.join(',')}`;

function linesOf(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger('trace', { write: (line: string) => void lines.push(line) }));
  return lines.join('');
}
const expectNothingPersonal = (text: string): void => {
  expect(personal.filter((value) => text.includes(value))).toEqual([]);
};

describe('a line of the log', () => {
  it('describes the innermost error: its message without values, its code and its calls', () => {
    const cause = Object.assign(new Error(`invalid input syntax for type integer: "${personal[0]}"`), { code: '22P02' });
    const text = linesOf((logger) => logger.error({ job: 'expire', error: new Error(query, { cause }) }, 'job failed'));
    expectNothingPersonal(text);
    expect(JSON.parse(text)).toMatchObject({
      job: 'expire',
      msg: 'job failed',
      error: 'invalid input syntax for type integer: "…"',
      kind: 'Error',
      code: '22P02',
      stack: expect.arrayContaining([expect.stringContaining('logger.test.ts')]),
    });
  });

  it.each([
    ['an error without its cause', { error: new Error(query) }],
    ['an error under another name', { failure: new Error(query) }],
    ['a message in place of the error', { error: query }],
    ['a warning', { warning: query }],
    ['an error in place of the fields', new Error(query)],
    ['a child logger', { child: true, error: new Error(query) }],
  ])('keeps no value of %s', (_, fields) => {
    expectNothingPersonal(linesOf((logger) => logger.child({ requestId: 'a' }).warn(fields)));
  });
});

describe('a scrubbed message', () => {
  it.each([
    `Unexpected token 'N', ..."{"name":"${personal[0]}"... is not valid JSON`,
    `invalid value "${personal[0]}\nof two lines"`,
    `never closed "${'x'.repeat(700)} ${personal[0]}`,
    `odd "quotes" of "${personal[0]}" "`,
    `Key '${personal[0]}' of ${personal.slice(1).join(' and ')}`,
    query,
  ])('has no value of %j', (message) => {
    expectNothingPersonal(scrubMessage(message));
  });

  it('keeps what explains it', () => {
    expect(scrubMessage('connect ECONNREFUSED 127.0.0.1:5432')).toBe('connect ECONNREFUSED 127.0.0.1:5432');
    expect(scrubMessage('relation "users" does not exist')).toBe('relation "…" does not exist');
  });

  it('names no address, whose path or query may be a person’s', () => {
    expect(scrubMessage('GET https://bank.example/cards/nino?name=Nino failed')).toBe('GET [address] failed');
  });
});

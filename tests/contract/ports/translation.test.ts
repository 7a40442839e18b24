import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { composePorts } from '@/server/composition/services/compose-ports';
import { readServerEnv } from '@/server/env';
import type { OutboxRepository } from '@/server/modules/users/outbox.repository';
import { createDeepl, createLibreTranslate, deeplUrlOf, type TranslationPort } from '@/server/ports/translation';
import { partial } from '../../factories/partial';
import {
  type Failure,
  type ProtocolAnswer,
  type ProtocolRequest,
  startProtocolServer,
} from '../../setup/servers/protocol-server';

const text = 'ნათელი ბინა <b>ვაკეში</b>';
const translated = 'A bright flat <b>in Vake</b>';
let received: ProtocolRequest[] = [];
let server: Awaited<ReturnType<typeof startProtocolServer>>;

/** Both services, as their documents describe them. */
function answer(request: ProtocolRequest): ProtocolAnswer | undefined {
  received.push(request);
  const { path, headers, body } = request;
  if (path === '/v2/translate')
    return headers.authorization === 'DeepL-Auth-Key key'
      ? { status: 200, body: { translations: [{ detected_source_language: 'KA', text: translated }] } }
      : { status: 403, body: {} };
  if (path === '/translate')
    return body.api_key === 'key'
      ? { status: 200, body: { translatedText: translated } }
      : { status: 403, body: { error: 'Invalid API key' } };
  return undefined;
}
beforeAll(async () => {
  server = await startProtocolServer(answer);
});
beforeEach(() => {
  received = [];
});
afterAll(() => server.close());

const adapters: Record<string, { open: (key: string) => TranslationPort; sent: Record<string, unknown>; closed: number }> = {
  DeepL: {
    open: (key) => createDeepl({ url: `${server.url}/`, key, timeoutMs: 300 }),
    sent: { text: [text], source_lang: 'KA', target_lang: 'EN-GB', enable_beta_languages: true },
    closed: 456,
  },
  LibreTranslate: {
    open: (key) => createLibreTranslate({ url: server.url, key, timeoutMs: 300 }),
    sent: { q: text, source: 'ka', target: 'en', format: 'text', api_key: 'key' },
    closed: 403,
  },
};

describe.each(Object.entries(adapters))('%s', (_, { open, sent, closed }) => {
  it('is called once for a text, as its protocol says, and returns the translation unchanged', async () => {
    expect(await open('key').translate(text, 'ka', 'en')).toBe(translated);
    expect(received.map(({ method, body }) => ({ method, body }))).toEqual([{ method: 'POST', body: sent }]);
  });

  const failures: [Failure, string][] = [
    [closed, 'closed'],
    [401, 'closed'],
    [429, 'busy'],
    [500, 'busy'],
    [503, 'busy'],
    ['silence', 'busy'],
    ['page', 'busy'],
    ['redirect', 'busy'],
    [400, 'refused'],
    [413, 'refused'],
  ];
  it.each(failures)('%s is %s, without anything of the text', async (failure, kind) => {
    server.failNext(failure);
    const error = await open('key')
      .translate(text, 'ka', 'en')
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'Error', kind });
    expect(String(error)).not.toContain('ბინა');
    expect(server.calls.filter((call) => call.includes('elsewhere'))).toEqual([]);
  });

  it('is closed with a wrong key', async () => {
    await expect(open('other').translate(text, 'ka', 'en')).rejects.toMatchObject({ kind: 'closed' });
  });
});

describe('what is configured', () => {
  const portOf = (variables: Record<string, string>) =>
    composePorts(readServerEnv({ NODE_ENV: 'test', ...variables }), partial<OutboxRepository>({}), () => new Date()).translation;

  it('is nothing by default', () => expect(portOf({})).toBeNull());

  it('is a service with its variables', () => {
    expect(portOf({ TRANSLATION_PROVIDER: 'deepl', TRANSLATION_KEY: 'a:fx' })?.provider).toBe('deepl');
    expect(portOf({ TRANSLATION_PROVIDER: 'libretranslate', TRANSLATION_URL: server.url })?.provider).toBe('libretranslate');
    expect([deeplUrlOf('a:fx'), deeplUrlOf('a')]).toEqual(['https://api-free.deepl.com', 'https://api.deepl.com']);
  });

  it.each([
    ['deepl', 'TRANSLATION_KEY'],
    ['libretranslate', 'TRANSLATION_URL'],
  ])('%s without %s does not start', (provider, name) => {
    expect(() => portOf({ TRANSLATION_PROVIDER: provider })).toThrow(name);
  });
});

import { z } from 'zod';
import type { Locale } from '@/lib/contracts/common';
import { readBytes } from '../http/request/read-body';

export type TranslationPort = {
  provider: 'deepl' | 'libretranslate';
  /** @throws TranslationFailure when there is no translation; nothing of the text is in it */
  translate(text: string, from: Locale, to: Locale): Promise<string>;
};

/** `closed`: no text is accepted for now, because of the plan or the key. `busy`: the same text may be retried later. `refused`: this text is not accepted. */
export class TranslationFailure extends Error {
  constructor(
    readonly kind: 'closed' | 'busy' | 'refused',
    message: string,
  ) {
    super(message);
  }
}

const responseBytesMax = 256 * 1024;
const translatedText = z.string().trim().min(1).max(50_000);

type Call = { url: string; headers: Record<string, string>; body: object; timeoutMs: number; closedStatuses: readonly number[] };

/** @throws TranslationFailure */
async function post<T>({ url, headers, body, timeoutMs, closedStatuses }: Call, schema: z.ZodType<T>): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    // A redirect would hand the key and the text to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new TranslationFailure('busy', 'The translation service did not answer.');
  });
  if (!response.ok) {
    await response.body?.cancel();
    const { status } = response;
    const kind = closedStatuses.includes(status) ? 'closed' : status === 429 || status >= 500 ? 'busy' : 'refused';
    throw new TranslationFailure(kind, `The translation service answered ${status}.`);
  }
  try {
    const bytes = await readBytes(response.body, responseBytesMax);
    return schema.parse(JSON.parse(new TextDecoder().decode(bytes ?? new Uint8Array())));
  } catch {
    throw new TranslationFailure('busy', 'The translation service answered something else than a translation.');
  }
}

type TranslationOptions = { url: string; key: string | undefined; timeoutMs?: number };

const defaultTimeoutMs = 15_000;
const withoutSlash = (url: string): string => url.replace(/\/$/, '');

const deeplSchema = z.object({ translations: z.tuple([z.object({ text: translatedText })]) });
/** English has no unspecified variant as a target any more. */
const deeplTargets: Readonly<Record<Locale, string>> = { ka: 'KA', en: 'EN-GB', ru: 'RU' };
/** Keys of the free plan have this suffix and their own address. */
const freeKeyEnd = ':fx';

export const deeplUrlOf = (key: string): string =>
  key.endsWith(freeKeyEnd) ? 'https://api-free.deepl.com' : 'https://api.deepl.com';

/** DeepL's protocol (https://developers.deepl.com/docs); 456 means that the characters of the plan are used up. */
export function createDeepl({ url, key, timeoutMs = defaultTimeoutMs }: TranslationOptions): TranslationPort {
  const headers = { authorization: `DeepL-Auth-Key ${key}` };
  return {
    provider: 'deepl',
    translate: async (text, from, to) => {
      // Georgian is one of the languages that DeepL calls beta.
      const languages = { source_lang: from.toUpperCase(), target_lang: deeplTargets[to], enable_beta_languages: true };
      const call = { url: `${withoutSlash(url)}/v2/translate`, headers, timeoutMs, closedStatuses: [401, 403, 456] };
      const { translations } = await post({ ...call, body: { text: [text], ...languages } }, deeplSchema);
      return translations[0].text;
    },
  };
}

const libreSchema = z.object({ translatedText });

/** LibreTranslate's protocol (https://docs.libretranslate.com), of a server of one's own or a hosted one. */
export function createLibreTranslate({ url, key, timeoutMs = defaultTimeoutMs }: TranslationOptions): TranslationPort {
  return {
    provider: 'libretranslate',
    translate: async (text, source, target) => {
      const body = { q: text, source, target, format: 'text', ...(key === undefined ? {} : { api_key: key }) };
      const call = { url: `${withoutSlash(url)}/translate`, headers: {}, timeoutMs, closedStatuses: [401, 403] };
      return (await post({ ...call, body }, libreSchema)).translatedText;
    },
  };
}

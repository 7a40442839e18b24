import type { Locale } from '@/lib/contracts/locales';
import en from '@/messages/en/sandbox.json';
import ka from '@/messages/ka/sandbox.json';
import ru from '@/messages/ru/sandbox.json';
import { fillTemplate } from '../auth/messenger';

const dictionaries = { ka, en, ru };

/** The whole key of a text, so that a search for it finds its places. */
export type SandboxKey = `sandbox.${keyof typeof en}`;
export type SandboxLabels = (key: SandboxKey, values?: Record<string, string | number>) => string;

const prefix = 'sandbox.';

/** The texts of the sandbox in a language; its page is no page of the framework. */
export const sandboxLabels =
  (locale: Locale): SandboxLabels =>
  (key, values = {}) =>
    fillTemplate(
      dictionaries[locale][key.slice(prefix.length) as keyof typeof en],
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
    );

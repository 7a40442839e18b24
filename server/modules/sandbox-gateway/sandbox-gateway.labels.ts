import type { Locale } from '@/lib/contracts/locales';
import en from '@/messages/en/sandbox.json';
import ka from '@/messages/ka/sandbox.json';
import ru from '@/messages/ru/sandbox.json';

const dictionaries = { ka, en, ru };

/** The whole key of a text, so that a search for it finds its places. */
export type SandboxKey = `sandbox.${keyof typeof en}`;
export type SandboxLabels = (key: SandboxKey, values?: Record<string, string | number>) => string;

const prefix = 'sandbox.';

/** The texts of the sandbox in a language; its page is no page of the framework. */
export const sandboxLabels =
  (locale: Locale): SandboxLabels =>
  (key, values = {}) =>
    dictionaries[locale][key.slice(prefix.length) as keyof typeof en].replace(/\{(\w+)\}/g, (place, name: string) =>
      String(values[name] ?? place),
    );

import type { Locale } from '@/lib/contracts/locales';
import { localePath } from '@/lib/routes/locale-path';

/** The token in the address of a shared list, without the language; null for any other address. */
export const sharedListTokenFrom = (path: string): string | null => /^\/shared-list\/([\w-]{1,100})$/.exec(path)?.[1] ?? null;

export const sharedListPath = (locale: Locale, token: string): string => localePath(locale, `/shared-list/${token}`);

import type { Locale } from '@/lib/contracts/common';
import { localePath } from '@/lib/routes/locale-path';

/** Statements of one VIP order. */
export const vipStatementsMax = 100;

/** The payment for the days of a statement over the free quota. */
export const publicationPath = (locale: Locale, id: number): string =>
  localePath(locale, `/account/statements/${id}/publication`);

/** The order of VIP for statements. */
export const vipOrderPath = (locale: Locale, ids: readonly number[]): string =>
  `${localePath(locale, '/account/vipService/vipView')}?statements=${ids.join(',')}`;

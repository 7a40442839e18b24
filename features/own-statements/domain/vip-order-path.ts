import type { Locale } from '@/lib/contracts/common';
import { localePath } from '@/lib/routes/locale-path';

/** Statements of one VIP order. */
export const vipStatementsMax = 100;

/** The order of VIP for statements. */
export const vipOrderPath = (locale: Locale, ids: readonly number[]): string =>
  `${localePath(locale, '/account/vipService/vipView')}?statements=${ids.join(',')}`;

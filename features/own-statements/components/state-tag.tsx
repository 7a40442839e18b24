'use client';

import { useTranslations } from 'next-intl';
import { Tag } from '@/components/ui/display/tag';
import type { OwnState } from '@/lib/contracts/statements/own-statements';
import { expiringSoonDays } from '../domain/row-status';

const tones = {
  draft: 'neutral',
  unpaid: 'warning',
  active: 'ok',
  hidden: 'neutral',
  expired: 'neutral',
  archived: 'neutral',
  blocked: 'error',
  sold: 'info',
} as const satisfies Record<OwnState, string>;

/** The state of a statement; of one that ends soon, how long it still stands. */
export function StateTag({ state, left }: { state: OwnState; left: number | null }) {
  const t = useTranslations('own_statements');
  const isEnding = state === 'active' && left !== null && left <= expiringSoonDays;
  return (
    <Tag tone={isEnding ? 'warning' : tones[state]}>{isEnding ? t('days_left', { count: left }) : t(`states.${state}`)}</Tag>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { shortAddress } from '@/components/statement-card/short-address';
import { StatementCard } from '@/components/statement-card/statement-card';
import { tierNames } from '@/components/statement-card/tier-badge';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import type { PromotionPreview } from '@/lib/contracts/money/promotion';
import type { OwnStatementCard } from '@/lib/contracts/statements/own-statements';
import { type TierId, tierIds } from '@/lib/domain/promotion/tiers';
import { formatDateTime } from '@/lib/format/date';
import { tierKeyOf } from '../../domain/vip-order';

/** The card as the strip will show it. */
export function PromotedCard({ card, tierId }: { card: OwnStatementCard; tierId: TierId }) {
  const t = useTranslations('vip.order');
  const [now] = useState(() => new Date());
  const flags = {
    is_vip: tierId === tierIds.vip,
    is_vip_plus: tierId === tierIds.vipPlus,
    is_super_vip: tierId === tierIds.superVip,
  };
  return (
    <div className="mb-4 max-lg:hidden" inert>
      <StatementCard statement={{ ...card, ...flags }} now={now} isNarrow />
      <p className="type-xs mt-2 text-center text-ink-2">{t('shown_so')}</p>
    </div>
  );
}

type EndsProps = { preview: PromotionPreview | undefined; cards: readonly OwnStatementCard[] };

/** Until when each statement has the tier, and when a lower one goes on. */
export function PromotionEnds({ preview, cards }: EndsProps) {
  const t = useTranslations('vip.order');
  const locale = useLocale();
  const [now] = useState(() => new Date());
  if (!preview || preview.statements.length === 0) return null;
  const moment = (text: string) => formatDateTime(new Date(text), now, locale);
  return (
    <ul className="mt-4 flex flex-col gap-2 border-t border-line pt-4">
      {preview.statements.map(({ statement_id: id, ends_at, resumes }) => {
        const card = cards.find((one) => one.id === id);
        return (
          <li key={id} className="type-sm">
            <p className="flex justify-between gap-4">
              <span className="min-w-0 truncate text-ink-2">{card ? shortAddress(card, locale) : t('number', { id })}</span>
              <span className="num shrink-0 font-medium">{t('until', { moment: moment(ends_at) })}</span>
            </p>
            {resumes ? (
              <p className="type-xs text-ink-2">
                {t('resumes', {
                  tier: tierNames[tierKeyOf(resumes.vip_type_id as TierId)],
                  from: moment(resumes.starts_at),
                  to: moment(resumes.ends_at),
                })}
              </p>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** Notes on the sum: time that is added, statements left out. */
export function PromotionNotes({ preview, cards }: EndsProps): ReactNode {
  const t = useTranslations('vip.order');
  const added = preview?.statements.filter(({ is_added }) => is_added) ?? [];
  if (added.length === 0) return null;
  const titles = added.flatMap(({ statement_id: id }) => cards.filter((card) => card.id === id).map(() => t('number', { id })));
  return (
    <InlineAlert tone="info" className="mt-4">
      {t('added', { statements: titles.join(', ') })}
    </InlineAlert>
  );
}

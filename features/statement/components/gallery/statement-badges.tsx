import { GavelIcon } from '@phosphor-icons/react/dist/ssr/Gavel';
import { useTranslations } from 'next-intl';
import { TierBadge } from '@/components/statement-card/tier-badge';
import { Tag } from '@/components/ui/display/tag';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { badgesOf } from '../../domain/tier';

/** What was paid for and that it is auctioned, in words over the first photo. */
export function StatementBadges({ statement }: { statement: StatementDetail }) {
  const t = useTranslations('statement');
  return (
    <>
      {badgesOf(statement).map((tier) => (
        <TierBadge key={tier} tier={tier} label={t(`tiers.${tier}`)} />
      ))}
      {statement.is_auction ? (
        <Tag tone="media" icon={<GavelIcon aria-hidden="true" className="size-3.5" />}>
          {t('auction')}
        </Tag>
      ) : null}
    </>
  );
}

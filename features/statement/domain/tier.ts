import type { Tier } from '@/components/statement-card/tier-badge';
import type { StatementDetail } from '@/lib/contracts/statements/statements';

type Flags = Pick<StatementDetail, 'is_super_vip' | 'is_vip_plus' | 'is_vip' | 'is_promoted'>;

/** The badges of a statement: its highest tier, and beside it whether it is promoted, which a card leaves out. */
export function badgesOf({ is_super_vip, is_vip_plus, is_vip, is_promoted }: Flags): Tier[] {
  const tier: Tier[] = is_super_vip ? ['super'] : is_vip_plus ? ['plus'] : is_vip ? ['basic'] : [];
  return is_promoted ? [...tier, 'promoted'] : tier;
}

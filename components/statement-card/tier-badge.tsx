import type { ReactNode } from 'react';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { cn } from '@/lib/cn';

type PaidTier = 'super' | 'plus' | 'basic';
export type Tier = PaidTier | 'promoted';
type PaidFlags = { is_super_vip: boolean; is_vip_plus: boolean; is_vip: boolean };

/** The highest tier that is paid for; null without any. */
export function paidTierOf({ is_super_vip, is_vip_plus, is_vip }: PaidFlags): PaidTier | null {
  if (is_super_vip) return 'super';
  if (is_vip_plus) return 'plus';
  return is_vip ? 'basic' : null;
}

/** A tier's name is a brand, the same in every language. */
export const tierNames: Readonly<Record<PaidTier, string>> = { super: 'SUPER VIP', plus: 'VIP+', basic: 'VIP' };

const looks: Record<Tier, string> = {
  super: 'bg-saperavi-700 text-saffron-200',
  plus: 'bg-saffron-400 text-on-saffron',
  basic: 'bg-white text-saffron-800 inset-ring-[1.5px] inset-ring-saffron-400',
  promoted: 'bg-tuff-900 text-white',
};

const icons: Partial<Record<Tier, ReactNode>> = {
  super: <SpriteIcon name="crown" className="size-3.5" />,
  promoted: <SpriteIcon name="lightning" className="size-3.5" />,
};

/** A card shows only its highest tier. The label carries the meaning; colour and icon repeat it. */
export function TierBadge({ tier, label, className }: { tier: Tier; label: string; className?: string }) {
  return (
    <span className={cn('tier-badge', looks[tier], className)}>
      {icons[tier]}
      {label}
    </span>
  );
}

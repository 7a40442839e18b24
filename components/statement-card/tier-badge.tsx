import { CrownSimpleIcon } from '@phosphor-icons/react/dist/ssr/CrownSimple';
import { LightningIcon } from '@phosphor-icons/react/dist/ssr/Lightning';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

export type Tier = 'super' | 'plus' | 'basic' | 'promoted';

const looks: Record<Tier, string> = {
  super: 'bg-saperavi-700 text-saffron-200',
  plus: 'bg-saffron-400 text-on-saffron',
  basic: 'bg-white text-saffron-800 inset-ring-[1.5px] inset-ring-saffron-400',
  promoted: 'bg-tuff-900 text-white',
};

const icons: Partial<Record<Tier, ReactNode>> = {
  super: <CrownSimpleIcon weight="fill" aria-hidden="true" className="size-3.5" />,
  promoted: <LightningIcon weight="fill" aria-hidden="true" className="size-3.5" />,
};

/** One on a card: the highest tier wins. The word carries the meaning, colour and icon repeat it. */
export function TierBadge({ tier, label, className }: { tier: Tier; label: string; className?: string }) {
  return (
    <span
      className={cn('type-micro inline-flex h-6 items-center gap-1 rounded-badge px-2 whitespace-nowrap', looks[tier], className)}
    >
      {icons[tier]}
      {label}
    </span>
  );
}

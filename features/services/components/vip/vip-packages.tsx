'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { tierNames } from '@/components/statement-card/tier-badge';
import { buttonClasses } from '@/components/ui/buttons/button';
import { Segmented } from '@/components/ui/inputs/segmented';
import { cn } from '@/lib/cn';
import type { ServiceType } from '@/lib/contracts/money/services';
import { tierKeyOf, tierTypes } from '../../domain/vip-order';
import { PackagePrice } from './package-price';

type Props = { types: readonly ServiceType[] /** Address of the order; the package is added to it. */; orderHref: string };

/** Placements ahead, by tier. */
export function VipPackages({ types, orderHref }: Props) {
  const t = useTranslations('vip');
  const tiers = tierTypes(types);
  const [tier, setTier] = useState<string>('plus');
  const chosen = tiers.find(({ id }) => tierKeyOf(id) === tier) ?? tiers[0];
  if (!chosen) return null;
  const hrefOf = (count: number): string =>
    `${orderHref}${orderHref.includes('?') ? '&' : '?'}${new URLSearchParams({ type: chosen.key, package: String(count) })}`;
  return (
    <section id="packages" aria-labelledby="packages-title" className="container-page py-6 lg:py-12">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="packages-title" className="mt type-h2">
            {t('package.many')}
          </h2>
          <p className="type-sm mt-0.5 text-ink-2">{t('package.text')}</p>
        </div>
        <Segmented
          label={t('tier')}
          options={tiers.map(({ id }) => ({ value: tierKeyOf(id), label: tierNames[tierKeyOf(id)] }))}
          value={tierKeyOf(chosen.id)}
          onValueChange={setTier}
        />
      </div>
      <ul className="mt-4 grid gap-3 md:grid-cols-3 lg:gap-5">
        {chosen.packages.map((option) => (
          <li key={option.count} className="flex flex-col justify-between rounded-card p-5 shadow-hairline lg:p-6">
            <div>
              <PackagePrice option={option} />
            </div>
            <a
              href={hrefOf(option.count)}
              rel="nofollow"
              aria-label={`${t('package.buy')}: ${t('package.placements', { count: option.count })}`}
              className={cn(buttonClasses({ variant: 'secondary', isFullWidth: true }), 'mt-4')}
            >
              {t('package.buy')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

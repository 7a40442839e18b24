import { getLocale, getTranslations } from 'next-intl/server';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import type { ServicePageKey } from '@/lib/contracts/money/services';
import { currencyIds } from '@/lib/domain/money/currency';
import { formatPriceFrom } from '@/lib/format/money';
import { localePath } from '@/lib/routes/locale-path';
import { serviceRouteOf } from '@/lib/routes/service-routes';
import { getServicePrices, type ServicePrices } from '../../queries/service-page';
import { ServiceIcon } from '../service-icon';

const rows = [
  { key: 'check-real-estate', label: 'check' },
  { key: 'shefaseba', label: 'rate' },
] as const satisfies { key: ServicePageKey; label: string }[];

async function ServiceLinks({ prices }: { prices: ServicePrices }) {
  const [t, locale] = [await getTranslations('services.statement'), await getLocale()];
  return (
    <ul
      aria-label={t('title')}
      className="divide-y divide-line overflow-hidden rounded-card shadow-[0_0_0_1px_var(--line)] print:hidden"
    >
      {rows.map(({ key, label }) => {
        const { landing, serviceId } = serviceRouteOf(key);
        const price = prices.get(key);
        return (
          <li key={key}>
            <Link
              href={localePath(locale, landing)}
              className="type-sm flex min-h-12 items-center gap-3 px-4 font-medium hover:bg-tuff-50 large-text:flex-wrap"
            >
              <ServiceIcon serviceId={serviceId} className="size-5 shrink-0 text-brand-text" />
              <span className="flex-1">{t(label)}</span>
              {price === undefined ? null : (
                <span className="num type-xs text-ink-2">{formatPriceFrom(price, currencyIds.gel, locale)}</span>
              )}
              <SpriteIcon name="chevron-right" className="size-4 shrink-0 text-ink-2" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Services that check a home for a buyer. */
export async function StatementServices() {
  const prices = await getServicePrices();
  return <ServiceLinks prices={prices} />;
}

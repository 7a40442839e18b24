import Link from 'next/link';
import { getLocale } from 'next-intl/server';
import { formatNumber } from '@/lib/format/number';

type Props = { label: string; value: number | string; href?: string | null };

const box = 'relative rounded-card px-4 py-3 shadow-hairline';

/** One figure of the overview; with an address the whole tile leads there. */
export async function StatTile({ label, value, href = null }: Props) {
  const locale = await getLocale();
  const shown = typeof value === 'number' ? formatNumber(value, locale) : value;
  return (
    <div className={href ? `${box} transition hover:bg-tuff-50` : box}>
      <dt className="type-sm text-ink-2">
        {href ? (
          <Link href={href} prefetch={false} className="after:absolute after:inset-0 after:rounded-card after:content-['']">
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className="num mt-0.5 type-price">{shown}</dd>
    </div>
  );
}

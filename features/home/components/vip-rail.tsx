import { useLocale, useTranslations } from 'next-intl';
import { StatementRail } from '@/components/statement-card/statement-rail';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import { searchPath } from '@/lib/routes/addresses/search-address';
import { StaticContent } from '@/lib/static-content';

/** The paid statements. */
export function VipRail({ statements, now }: { statements: StatementCard[]; now: Date }) {
  const t = useTranslations('home');
  const locale = useLocale();
  return (
    <div className="container-page overflow-x-clip py-6 lg:py-9">
      <StatementRail
        headingId="vip"
        heading={
          <StaticContent of={statements} name="heading">
            <div className="mb-3.5 flex flex-wrap items-center justify-between gap-x-4">
              <h2 id="vip" className="mt type-h2">
                {t('vip')}
              </h2>
              <Link
                href={searchPath(locale, { is_vip: true })}
                className="type-ui inline-flex min-h-11 items-center gap-1.5 text-link hover:underline"
              >
                {t('all_vip')}
                <SpriteIcon name="arrow-right" className="size-4" />
              </Link>
            </div>
          </StaticContent>
        }
        statements={statements}
        now={now}
        labels={{ previous: t('previous'), next: t('next') }}
      />
    </div>
  );
}

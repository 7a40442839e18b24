import { useLocale, useTranslations } from 'next-intl';
import { StatementRail } from '@/components/statement-card/rails/statement-rail';
import { StatementCard } from '@/components/statement-card/statement-card';
import { SectionHeading } from '@/components/ui/display/section-heading';
import type { StatementCard as Statement } from '@/lib/contracts/statements/statements';
import { searchPath } from '@/lib/routes/addresses/search-address';

/** The paid statements. */
export function VipRail({ statements, now }: { statements: Statement[]; now: Date }) {
  const t = useTranslations('home');
  const locale = useLocale();
  return (
    <div className="container-page overflow-x-clip py-6 lg:py-9">
      <StatementRail
        headingId="vip"
        heading={
          <SectionHeading
            id="vip"
            title={t('vip')}
            href={searchPath(locale, { is_vip: true })}
            all={t('all_vip')}
            className="mb-3.5"
          />
        }
        statements={statements}
        renderCard={(statement) => <StatementCard statement={statement} now={now} isNarrow />}
        labels={{ previous: t('previous'), next: t('next') }}
      />
    </div>
  );
}

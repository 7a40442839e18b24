'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { StatementRail } from '@/components/statement-card/rails/statement-rail';
import { StatementCard } from '@/components/statement-card/statement-card';
import { StatementCardSkeleton } from '@/components/statement-card/statement-card-skeleton';
import { Button } from '@/components/ui/buttons/button';
import { withQueryProvider } from '@/lib/api/query-provider';
import { useListedStatements } from '@/lib/api/statements/use-listed-statements';
import { clearViewed } from '@/lib/stores/lists/seen-statements';

const headingId = 'recently-viewed';

function Heading() {
  const t = useTranslations('favourites.viewed');
  return (
    <div className="mb-3.5 flex items-center justify-between gap-4">
      <h2 id={headingId} className="mt type-h2">
        {t('title')}
      </h2>
      <Button variant="ghost" size="md" aria-label={t('clear_title')} onClick={clearViewed} className="-mr-4 text-link">
        {t('clear')}
      </Button>
    </div>
  );
}

type Props = { ids: number[]; className?: string | undefined };

/** The statements opened last, latest first. Unlisted ones are left out; without any left there is no rail. */
export default withQueryProvider(function RecentlyViewedClient({ ids, className }: Props) {
  const t = useTranslations('favourites.viewed');
  const [now] = useState(() => new Date());
  const { data, isPending, isError } = useListedStatements(ids);
  const statements = ids.flatMap((id) => data?.get(id) ?? []);
  if (isError || (!isPending && statements.length === 0)) return null;
  return (
    <div className={className}>
      {isPending ? (
        <section aria-labelledby={headingId} aria-busy="true" className="overflow-clip">
          <Heading />
          <div className="flex gap-3 py-1.5 lg:gap-5">
            {ids.slice(0, 4).map((id) => (
              <div key={id} className="rail-item">
                <StatementCardSkeleton />
              </div>
            ))}
          </div>
        </section>
      ) : (
        <StatementRail
          headingId={headingId}
          heading={<Heading />}
          statements={statements}
          renderCard={(statement) => <StatementCard statement={statement} now={now} isNarrow />}
          labels={{ previous: t('previous'), next: t('next') }}
        />
      )}
    </div>
  );
});

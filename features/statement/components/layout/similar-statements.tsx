import { useTranslations } from 'next-intl';
import { StatementRail } from '@/components/statement-card/rails/statement-rail';
import { StatementCard } from '@/components/statement-card/statement-card';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import type { StatementCard as Statement } from '@/lib/contracts/statements/statements';
import type { Crumb } from '../../domain/place';

type Props = {
  statements: Statement[];
  now: Date;
  /** The list that contains more of them. */
  all: Crumb | undefined;
};

/** Other listed statements of the same kind; nothing when there are none. */
export function SimilarStatements({ statements, now, all }: Props) {
  const t = useTranslations('statement.similar');
  if (statements.length === 0) return null;
  return (
    <StatementRail
      headingId="similar"
      heading={
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 lg:mb-5">
          <h2 id="similar" className="type-h2 mt">
            {t('title')}
          </h2>
          {all ? (
            <Link href={all.href} className="hit type-ui flex items-center gap-1.5 text-link hover:underline">
              {t('all', { place: all.name })}
              <SpriteIcon name="arrow-right" className="size-4" />
            </Link>
          ) : null}
        </div>
      }
      statements={statements}
      renderCard={(statement) => <StatementCard statement={statement} now={now} isNarrow />}
      labels={{ previous: t('previous'), next: t('next') }}
    />
  );
}

import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import type { StatementCard as Statement } from '@/lib/contracts/statements/statements';
import { RailScroller } from './rail-scroller';

type Props = {
  /** Heading of the rail; its element has this id. */
  headingId: string;
  heading: ReactNode;
  statements: Statement[];
  /** The narrow card of a statement. */
  renderCard: (statement: Statement) => ReactNode;
  labels: { previous: string; next: string };
};

/** The first cards of a rail that are seen without moving it. */
const initiallyVisibleCount = 3;

/** Cards in one row that scrolls sideways: 410 px wide where there is room, with a peek of the next one elsewhere. */
export function StatementRail({ headingId, heading, statements, renderCard, labels }: Props) {
  return (
    <section aria-labelledby={headingId}>
      {heading}
      <RailScroller labels={labels}>
        {statements.map((statement, index) => (
          <li key={statement.id} className={cn('rail-item', index < initiallyVisibleCount || 'drawn-later')}>
            {renderCard(statement)}
          </li>
        ))}
      </RailScroller>
    </section>
  );
}

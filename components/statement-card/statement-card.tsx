import type { StatementCard as Statement } from '@/lib/contracts/statements/statements';
import { Card } from './card';
import { useCardView } from './card-view';

type Props = {
  statement: Statement;
  /** The moment of the request, which relative dates are counted from. */
  now: Date;
  /** The first row of a page loads its pictures at once. */
  isEager?: boolean;
  /** Cards of a rail are narrow on phones and leave the date out. */
  hasDate?: boolean;
  headingLevel?: 2 | 3;
  /** What this list says of the statement, on its picture. */
  note?: string;
};

/** A listing as every list of the site shows it. */
export function StatementCard({ statement, now, isEager = false, hasDate = true, headingLevel = 3, note }: Props) {
  return <Card view={useCardView(statement, { now, hasDate, note })} isEager={isEager} headingLevel={headingLevel} />;
}

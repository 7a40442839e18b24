import type { ReactNode } from 'react';
import type { CellName } from './panel-form';

const cellClass: Record<CellName, string> = {
  type: 'w-60 max-xl:w-46',
  place: 'flex-1 min-w-0',
  price: 'w-54 max-xl:w-42',
  area: 'w-54 max-xl:w-42',
};

/** A short line between the cells. */
const ruleClass =
  'relative not-first:before:absolute not-first:before:inset-y-2.5 not-first:before:left-0 not-first:before:w-px not-first:before:bg-line';

export function CellBox({ name, children }: { name: CellName; children: ReactNode }) {
  return <div className={`${cellClass[name]} ${ruleClass}`}>{children}</div>;
}

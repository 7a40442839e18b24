import type { ReactNode } from 'react';
import type { CellName } from './panel-form';

const cellClass: Record<CellName, string> = {
  type: 'w-60 max-xl:w-46',
  place: 'flex-1 min-w-0',
  price: 'w-54 max-xl:w-42',
  area: 'w-54 max-xl:w-42',
};

export function CellBox({ name, children }: { name: CellName; children: ReactNode }) {
  return <div className={`${cellClass[name]} border-line not-first:border-l`}>{children}</div>;
}

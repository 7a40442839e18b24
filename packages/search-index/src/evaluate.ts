import { type Bits, intersect, setBit, subtract, unite } from './bit-set.ts';
import type { Condition } from './condition.ts';
import type { Table } from './table.ts';

/** So many selections are kept; a read uses fewer at once. */
const recentMax = 8;
/** The reserved field that has the id of each row. */
const idField = 'id';

/** A rough price of narrowing rows that few are left of: conditions in an `and` are tried in this order. */
function costOf(condition: Condition): number {
  switch (condition.kind) {
    case 'between':
      return 10;
    case 'box':
    case 'near':
      return 20;
    case 'polygon':
      return 50;
    case 'not':
      return 1 + costOf(condition.part);
    case 'and':
    case 'or':
      return condition.parts.reduce((sum, part) => sum + 1 + costOf(part), 1);
    default:
      return 1;
  }
}

function narrowToIds(table: Table, selected: Bits, values: readonly number[]): void {
  const found = table.scratch.take();
  for (const id of values) {
    const position = table.positionOf(id);
    if (position >= 0) setBit(found, position);
  }
  intersect(selected, found);
  table.scratch.give(found);
}

/** Each part is tried only on the rows that none before it has accepted. */
function narrowToEither(table: Table, selected: Bits, parts: readonly Condition[]): void {
  const { scratch } = table;
  const accepted = scratch.take();
  for (const part of parts) {
    const tried = scratch.copy(selected);
    narrow(table, tried, part);
    unite(accepted, tried);
    subtract(selected, tried);
    scratch.give(tried);
  }
  selected.set(accepted);
  scratch.give(accepted);
}

/** What the last reads have selected is not evaluated again. */
function narrowToPart(table: Table, selected: Bits, part: Condition): void {
  const known = table.recent.find(({ condition }) => condition === part);
  if (known) intersect(selected, known.selected);
  else narrow(table, selected, part);
}

/** Keeps of the selected rows those that meet a condition. */
export function narrow(table: Table, selected: Bits, condition: Condition): void {
  switch (condition.kind) {
    case 'everything':
      return;
    case 'nothing':
      selected.fill(0);
      return;
    case 'and':
      for (const part of condition.parts.toSorted((a, b) => costOf(a) - costOf(b))) narrowToPart(table, selected, part);
      return;
    case 'or':
      narrowToEither(table, selected, condition.parts);
      return;
    case 'not': {
      const refused = table.scratch.copy(selected);
      narrow(table, refused, condition.part);
      subtract(selected, refused);
      table.scratch.give(refused);
      return;
    }
    default:
      if (condition.field === idField && condition.kind === 'one-of') narrowToIds(table, selected, condition.values);
      else table.field(condition.field).narrow(selected, condition, table.scratch);
  }
}

/** The rows that meet a condition, not to be changed. Reads with the same object, until rows change, evaluate it once. */
export function select(table: Table, condition: Condition): Bits {
  const { recent } = table;
  const known = recent.find((each) => each.condition === condition);
  const selected = known?.selected ?? table.scratch.copy(table.live.bits);
  if (known) recent.splice(recent.indexOf(known), 1);
  else narrow(table, selected, condition);
  recent.unshift({ condition, selected });
  if (recent.length > recentMax) table.scratch.give(...recent.splice(recentMax).map((each) => each.selected));
  return selected;
}

import type { OwnState } from '@/lib/contracts/statements/own-statements';

/**
 * Whether what was typed is saved: `partial` without invalid values, `stored_locally` until a published statement is saved by hand,
 * `offline` without a connection, `conflict` after a change made elsewhere, `rejected` by the server.
 */
export type SaveState =
  | 'idle'
  | 'waiting'
  | 'saving'
  | 'saved'
  | 'partial'
  | 'stored_locally'
  | 'offline'
  | 'signed_out'
  | 'conflict'
  | 'rejected';

const unpublishedStates: readonly OwnState[] = ['draft', 'unpaid'];

/** Whether nobody else can see the statement yet. */
export const isUnpublished = ({ state }: { state: OwnState }): boolean => unpublishedStates.includes(state);

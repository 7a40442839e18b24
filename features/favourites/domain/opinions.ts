import type { SharedList, SharedMark } from '@/lib/contracts/statements/shared-lists';

type Opinion = Pick<SharedMark, 'vote' | 'has_heart' | 'note'> & { id: number; name: string };
export type Opinions = { upCount: number; downCount: number; heartCount: number; own: SharedMark | null; others: Opinion[] };

type Told = Pick<SharedList, 'participants' | 'marks' | 'own_id'>;

/** What the people of a list say of a statement. Its owner has put a heart to it by sharing it; who says nothing is left out. */
export function opinionsOf({ participants, marks, own_id: ownId }: Told, statementId: number): Opinions {
  const told = marks.filter(({ statement_id }) => statement_id === statementId);
  const opinions = participants.map(({ id, name, is_owner }): Opinion => {
    const mark = told.find(({ participant_id }) => participant_id === id);
    return { id, name, vote: mark?.vote ?? 0, has_heart: is_owner || mark?.has_heart === true, note: mark?.note ?? '' };
  });
  return {
    upCount: opinions.filter(({ vote }) => vote === 1).length,
    downCount: opinions.filter(({ vote }) => vote === -1).length,
    heartCount: opinions.filter(({ has_heart }) => has_heart).length,
    own: told.find(({ participant_id }) => participant_id === ownId) ?? null,
    others: opinions.filter(({ id, vote, has_heart, note }) => id !== ownId && (vote !== 0 || has_heart || note !== '')),
  };
}

import type { SharedList, SharedMark } from '@/lib/contracts/statements/shared-lists';

type Opinion = Pick<SharedMark, 'vote' | 'has_heart' | 'note'> & { id: number; name: string };
export type Opinions = { upCount: number; downCount: number; heartCount: number; own: SharedMark | null; others: Opinion[] };

type OpinionSource = Pick<SharedList, 'participants' | 'marks' | 'own_id'>;

/** The opinions of a list on a statement. Its owner has given it a heart by sharing it; participants without an opinion are left out. */
export function opinionsOf({ participants, marks, own_id: ownId }: OpinionSource, statementId: number): Opinions {
  const ofStatement = marks.filter(({ statement_id }) => statement_id === statementId);
  const opinions = participants.map(({ id, name, is_owner }): Opinion => {
    const mark = ofStatement.find(({ participant_id }) => participant_id === id);
    return { id, name, vote: mark?.vote ?? 0, has_heart: is_owner || mark?.has_heart === true, note: mark?.note ?? '' };
  });
  return {
    upCount: opinions.filter(({ vote }) => vote === 1).length,
    downCount: opinions.filter(({ vote }) => vote === -1).length,
    heartCount: opinions.filter(({ has_heart }) => has_heart).length,
    own: ofStatement.find(({ participant_id }) => participant_id === ownId) ?? null,
    others: opinions.filter(({ id, vote, has_heart, note }) => id !== ownId && (vote !== 0 || has_heart || note !== '')),
  };
}

import { expect, it } from 'vitest';
import { opinionsOf } from './opinions';

const participants = [
  { id: 1, name: 'Nino', is_owner: true },
  { id: 2, name: 'Giorgi', is_owner: false },
  { id: 3, name: 'Mariam', is_owner: false },
];
const mark = (participant_id: number, statement_id: number, vote: 1 | 0 | -1, has_heart = false, note = '') => ({
  participant_id,
  statement_id,
  vote,
  has_heart,
  note,
});
const marks = [mark(1, 7, -1), mark(2, 7, 1, true, 'near school'), mark(2, 8, 1), mark(3, 8, -1)];

it('counts the opinions on one statement; the owner of the list has a heart for each', () => {
  const { own, others, ...counts } = opinionsOf({ participants, marks, own_id: 2 }, 7);
  expect(counts).toEqual({ upCount: 1, downCount: 1, heartCount: 2 });
  expect(own).toEqual(marks[1]);
  expect(others).toEqual([{ id: 1, name: 'Nino', vote: -1, has_heart: true, note: '' }]);
});

it('shows a viewer everyone’s, without those who have none', () => {
  const { own, others } = opinionsOf({ participants, marks, own_id: null }, 8);
  expect([own, others.map(({ name }) => name)]).toEqual([null, ['Nino', 'Giorgi', 'Mariam']]);
  expect(opinionsOf({ participants, marks, own_id: 1 }, 9).others).toEqual([]);
});

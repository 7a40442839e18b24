import { expect, it } from 'vitest';
import { decide } from '@/lib/decide/decide';
import { decideForm } from '@/lib/decide/decide-form';
import { formIdFrom, questionnaireIdFrom, questionnairePath, questionnaireRoute } from './form-address';

const uuid = '3f0c2c1e-7a41-4d1f-9f7b-0c1b7f4d2a10';
const missing = async () => 'missing' as const;
const decideWith = (path: string, isOwn: boolean) =>
  decide(
    'en',
    path,
    '',
    false,
    async () => 'guest',
    async () => null,
    missing,
    async (id) => isOwn && id === uuid,
  );

it('a form is named only by its number', () => {
  expect(formIdFrom('12')).toBe(12);
  for (const segment of ['', '0', '01', 'x', '1x', '1234567890', '1/2']) expect(formIdFrom(segment)).toBeNull();
});

it('an address without a form is not a page, and other addresses are not decided here', async () => {
  expect(await decideForm('/dynamic-forms')).toEqual({ kind: 'page' });
  expect(await decideForm('/dynamic-forms/x')).toEqual({ kind: 'error', status: 404 });
  expect(await decideForm('/dynamic-forms/1/2')).toEqual({ kind: 'error', status: 404 });
  expect(await decideForm('/dynamic-formsx')).toBeNull();
});

it('a questionnaire is named only by its uuid', () => {
  expect(questionnaireIdFrom(questionnairePath(uuid))).toBe(uuid);
  for (const path of [questionnaireRoute, `${questionnaireRoute}/1`, `${questionnairePath(uuid)}/1`, `/x/${uuid}`])
    expect(questionnaireIdFrom(path)).toBeNull();
});

it('a new one and one’s own are pages, all others are not', async () => {
  expect(await decideWith(questionnaireRoute, false)).toEqual({ kind: 'page' });
  expect(await decideWith(questionnairePath(uuid), true)).toEqual({ kind: 'page' });
  for (const path of [questionnairePath(uuid), `${questionnaireRoute}/1`])
    expect(await decideWith(path, false)).toEqual({ kind: 'error', status: 404 });
});

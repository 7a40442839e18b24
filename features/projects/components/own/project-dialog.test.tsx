import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { NextIntlClientProvider } from 'next-intl';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { QueryProvider } from '@/lib/api/query-provider';
import type { OwnProjectDetail } from '@/lib/contracts/companies/own-projects';
import auth from '@/messages/en/auth.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import own_projects from '@/messages/en/own_projects.json';
import place from '@/messages/en/place.json';
import projects from '@/messages/en/projects.json';
import { ProjectDialog } from './project-dialog';

const text = (value: string) => ({ ka: value, en: value, ru: value });
const project: OwnProjectDetail = {
  id: 7,
  slug: 'orbeli-hill',
  display_names: text('Orbeli Hill'),
  about: text(''),
  city_id: 1,
  district_id: null,
  urban_id: null,
  addresses: text(''),
  lat: 41.7,
  lng: 44.76,
  stage: 'frame',
  is_stopped: false,
  progress_percent: 40,
  handover: { year: 2027, quarter: 4 },
  buildings: null,
  floors: null,
  flats: null,
  instalments: null,
  is_published: true,
  updated_at: '2026-11-20T10:00:00.000Z',
  parameters: [6],
  images: [],
  plans: [],
  progress: [],
  offers: [],
};

let sent: unknown[] = [];
const api = setupServer(
  http.get('*/api/microservice/locations/*', () => HttpResponse.json({ result: true, data: [] })),
  http.put('*/api/microservice-projects/users/projects/7', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ result: true, data: { project } });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'bypass' }));
afterAll(() => api.close());

async function open(item: OwnProjectDetail | null) {
  sent = [];
  const onSaved = vi.fn();
  const messages = { auth, common, crud, errors, own_projects, place, projects };
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <ProjectDialog
        renderMap={({ label }) => <div role="img" aria-label={label} />}
        formName={`own ${item?.id}`}
        item={item}
        isOpen
        onOpenChange={() => {}}
        onSaved={onSaved}
      />
    </NextIntlClientProvider>,
    { wrapper: QueryProvider },
  );
  const dialog = within(await screen.findByRole('dialog'));
  const user = userEvent.setup();
  const box = (name: RegExp) => dialog.getByRole('textbox', { name });
  return { user, dialog, box, onSaved, save: () => user.click(dialog.getByRole('button', { name: 'Save' })) };
}

it('says at each field what is missing and sends nothing', async () => {
  const { dialog, box, save } = await open(null);
  await save();
  expect(box(/^Name \(Russian\)/)).toHaveAccessibleDescription('Fill in this field.');
  expect(box(/^Latitude/)).toHaveAccessibleDescription(/Fill in this field\./);
  expect(dialog.getByRole('button', { name: /^Place/ })).toHaveAccessibleDescription('Fill in this field.');
  expect(sent).toEqual([]);
});

it('withdraws a project and moves its hand-over', async () => {
  const { user, dialog, box, save, onSaved } = await open(project);
  await user.clear(box(/^Year of hand-over/));
  await user.type(box(/^Year of hand-over/), '2028');
  await user.click(dialog.getByRole('switch', { name: 'Published' }));
  await save();
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(sent).toMatchObject([
    { name: text('Orbeli Hill'), handover_year: 2028, handover_quarter: 4, is_published: false, floors: null, parameters: [6] },
  ]);
});

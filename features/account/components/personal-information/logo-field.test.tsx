import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { profileQuery } from '@/lib/api/profile';
import { queryClient } from '@/lib/api/query-client';
import { logoBytesMax } from '@/lib/contracts/account/profile';
import account from '@/messages/en/account.json';
import auth from '@/messages/en/auth.json';
import errors from '@/messages/en/errors.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { profileOf } from '../../profile.fixture';
import { LogoField } from './logo-field';

const path = '*/api/v1/profile/update';
let calls: string[] = [];
const api = setupServer(
  http.post(path, async ({ request }) => {
    const isUpload = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
    calls.push(isUpload ? 'upload' : JSON.stringify(await request.json()));
    return HttpResponse.json({ result: true, data: profileOf({ logo: isUpload ? '/media/new.webp' : null }) });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  calls = [];
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

function open(logo: string | null) {
  queryClient.setQueryData(profileQuery().queryKey, profileOf({ logo }));
  let refreshed = 0;
  const refresh = () => {
    refreshed += 1;
  };
  const { container } = render(
    <PageFrame address="/en/account/personalInformation" messages={{ account, auth, errors }} router={{ refresh }}>
      <LogoField />
    </PageFrame>,
  );
  const choose = (file: File) => userEvent.setup().upload(container.querySelector('input[type=file]') as HTMLInputElement, file);
  return { choose, container, refreshed: () => refreshed };
}
const picture = (bytes: number, type = 'image/png') => new File([new Uint8Array(bytes)], 'logo.png', { type });

describe('LogoField', () => {
  it('sends a chosen picture, shows it, and lets it be removed', async () => {
    const { choose, container, refreshed } = open(null);
    expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
    await choose(picture(10));
    expect(await screen.findByRole('button', { name: 'Change the picture' })).toBeInTheDocument();
    expect(container.querySelector('img')).toHaveAttribute('src', '/media/new.webp');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'Upload a picture' })).toBeInTheDocument();
    expect([calls, refreshed()]).toEqual([['upload', '{"logo":""}'], 2]);
  });

  it('refuses a picture above 5 MiB without sending it', async () => {
    const { choose } = open(null);
    await choose(picture(logoBytesMax + 1));
    expect(await screen.findByText(errors.too_large)).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('sends one of exactly 5 MiB', async () => {
    const { choose } = open(null);
    await choose(picture(logoBytesMax));
    await waitFor(() => expect(calls).toEqual(['upload']));
  });

  it('keeps the picture when another is refused, and shows why', async () => {
    api.use(
      http.post(path, () =>
        HttpResponse.json(
          { result: false, data: null, errors: { logo: ['errors.image_broken'] }, message: 'errors.invalid', request_id: 'r' },
          { status: 422 },
        ),
      ),
    );
    const { choose, container, refreshed } = open('/media/old.webp');
    await choose(picture(10));
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(container.querySelector('img')).toHaveAttribute('src', '/media/old.webp');
    expect(refreshed()).toBe(0);
  });
});

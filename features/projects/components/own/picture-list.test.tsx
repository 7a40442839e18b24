import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it, vi } from 'vitest';
import common from '@/messages/en/common.json';
import own_projects from '@/messages/en/own_projects.json';
import { PictureList } from './picture-list';

const imageOf = (name: string) => ({ large: `/${name}.webp`, thumb: `/${name}-thumb.webp`, blur: '', is_main: false });
const images = ['a', 'b', 'c'].map(imageOf);
const idle = { mutate: vi.fn(), variables: undefined, isPending: false, isError: false };

const show = (order: Parameters<typeof PictureList>[0]['order']) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ common, own_projects }}>
      <PictureList images={images} max={3} add={vi.fn()} order={order} />
    </NextIntlClientProvider>,
  );
const shownImages = () => screen.getAllByRole('listitem').map((item) => item.querySelector('img')?.getAttribute('src'));

/** Lays the tiles out in a row, as a browser would. */
function layOutInRow() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const tile = this.closest('li');
    return new DOMRect(tile ? [...(tile.parentElement?.children ?? [])].indexOf(tile) * 100 : 0, 0, tile ? 90 : 300, 90);
  });
}

it('moves a picture by keyboard', async () => {
  layOutInRow();
  const mutate = vi.fn();
  show({ ...idle, mutate });
  const user = userEvent.setup();
  screen.getByRole('button', { name: 'Picture 3 of 3, move' }).focus();
  await user.keyboard(' ');
  expect(await screen.findByText('Photo 3 lifted.')).toBeTruthy();
  // A key pressed before the places are measured moves nothing.
  await waitFor(async () => {
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText('Place 1 of 3.')).toBeTruthy();
  });
  await user.keyboard(' ');
  await waitFor(() => expect(mutate).toHaveBeenCalledWith(['/c.webp', '/a.webp', '/b.webp']));
});

it('makes a picture the main one and removes one', async () => {
  const mutate = vi.fn();
  show({ ...idle, mutate });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Make picture 2 the main one' }));
  await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  expect(mutate.mock.calls).toEqual([[['/b.webp', '/a.webp', '/c.webp']], [['/b.webp', '/c.webp']]]);
});

it('keeps the new order while it is saved', () => {
  show({ ...idle, isPending: true, variables: ['/c.webp', '/a.webp', '/b.webp'] });
  expect(shownImages()).toEqual(['/c-thumb.webp', '/a-thumb.webp', '/b-thumb.webp']);
});

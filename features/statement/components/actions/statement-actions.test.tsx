import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearFavourites, clearHidden } from '@/lib/stores/lists/saved-statements';
import statement from '@/messages/en/statement.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { printedMapMark } from '../../domain/printed-map';
import { FavouriteAction, HideAction, PrintAction } from './statement-actions';

const print = vi.fn<() => void>();
beforeEach(() => {
  print.mockReset();
  vi.stubGlobal('print', print);
});

function open(decode: (() => Promise<void>) | null): () => HTMLElement {
  render(
    <PageFrame address="/en/statements/1" messages={{ statement }}>
      <PrintAction />
      {decode ? (
        // biome-ignore lint/performance/noImgElement: It represents the picture of the page.
        <img
          {...{ [printedMapMark]: '' }}
          alt="map"
          loading="lazy"
          ref={(image) => {
            if (image) image.decode = decode;
          }}
        />
      ) : null}
    </PageFrame>,
  );
  return () => screen.getByRole('img', { name: 'map' });
}
const pressNamed = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const press = () => pressNamed(statement.actions.print);

it('prints once the map is loaded', async () => {
  let come = () => {};
  const map = open(() => new Promise<void>((resolve) => (come = resolve)));
  press();
  expect(map()).toHaveAttribute('loading', 'eager');
  await Promise.resolve();
  expect(print).not.toHaveBeenCalled();
  come();
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});

it.each([
  ['the map does not come', () => Promise.reject(new Error('away'))],
  ['there is none', null],
] as const)('prints the page where %s', async (_name, decode) => {
  open(decode);
  press();
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});

it('keeps saved and hidden statements, and undoes both', () => {
  act(() => {
    clearFavourites();
    clearHidden();
  });
  const { actions } = statement;
  const isSaved = () => screen.getByRole('button', { name: actions.favourite }).getAttribute('aria-pressed');
  const show = () =>
    render(
      <PageFrame address="/en/statements/7" messages={{ statement }}>
        <FavouriteAction id={7} look="row" />
        <HideAction id={7} />
      </PageFrame>,
    );
  const { unmount } = show();
  pressNamed(actions.favourite);
  pressNamed(actions.hide);
  expect(screen.getByText(actions.hidden)).toBeVisible();
  unmount();
  show();
  expect(isSaved()).toBe('true');
  pressNamed(actions.unhide);
  expect(screen.getByRole('button', { name: actions.hide })).toBeVisible();
  pressNamed(actions.favourite);
  expect(isSaved()).toBe('false');
});

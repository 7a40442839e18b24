import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from 'vitest';
import common from '@/messages/en/common.json';
import statement from '@/messages/en/statement.json';
import { Gallery } from './gallery';

const photos = ['a', 'b', 'c'].map((name) => ({
  large: `/${name}.webp`,
  thumb: `/${name}-thumb.webp`,
  blur: `/${name}-blur.webp`,
  is_main: false,
}));

const show = (shown = photos) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ common, statement }}>
      <Gallery photos={shown} title="Flat in Vake" badges={null} overlay={null} tour={null} />
    </NextIntlClientProvider>,
  );

async function openSecond() {
  show();
  const user = userEvent.setup();
  const opener = screen.getByRole('button', { name: 'Photo 2 of 3: Flat in Vake' });
  opener.focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Photos: Flat in Vake' });
  return { user, opener, dialog, position: () => within(dialog).getByRole('status') };
}

describe('Gallery', () => {
  it.each([
    [1, ['1370px']],
    [3, ['908px', '454px', '454px']],
    [4, ['684px', '684px', '340px', '340px']],
    [6, ['684px', '340px', '340px', '340px', '340px', '340px']],
  ])('names the widths of the boxes of %s photos', (total, widths) => {
    const many = Array.from({ length: total }, (_, index) => ({ ...photos[0], large: `/${index}.webp` }) as (typeof photos)[0]);
    const { container } = show(many);
    const sizes = [...container.querySelectorAll('ul img')].map((image) => image.getAttribute('sizes') ?? '');
    expect(sizes.map((text) => /\(min-width: 1360px\) (\d+px)/.exec(text)?.[1])).toEqual(widths);
  });

  it('opens the viewer at the photo that was pressed', async () => {
    const { dialog, position } = await openSecond();
    expect(position()).toHaveTextContent('Photo 2 of 3');
    expect(within(dialog).getByRole('img', { name: 'Photo 2 of 3: Flat in Vake' })).toBeInTheDocument();
  });

  it('goes through the photos by arrow keys and stops at both ends', async () => {
    const { user, position } = await openSecond();
    await user.keyboard('{ArrowRight}');
    expect(position()).toHaveTextContent('Photo 3 of 3');
    await user.keyboard('{ArrowRight}');
    expect(position()).toHaveTextContent('Photo 3 of 3');
    await user.keyboard('{Home}');
    expect(position()).toHaveTextContent('Photo 1 of 3');
    await user.keyboard('{ArrowLeft}');
    expect(position()).toHaveTextContent('Photo 1 of 3');
    await user.keyboard('{End}');
    expect(position()).toHaveTextContent('Photo 3 of 3');
  });

  it('goes to the photo whose thumbnail is clicked and marks it', async () => {
    const { user, dialog, position } = await openSecond();
    const thumb = within(dialog).getByRole('button', { name: 'Open photo 1 of 3' });
    await user.click(thumb);
    expect(position()).toHaveTextContent('Photo 1 of 3');
    expect(thumb).toHaveAttribute('aria-current', 'true');
  });

  it('traps the focus until Escape returns it to the photo it came from', async () => {
    const { user, opener, dialog } = await openSecond();
    for (let press = 0; press < 9; press += 1) {
      await user.tab();
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    }
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('opens the first photo by the button for all, and the viewer has every photo', async () => {
    show();
    await userEvent.setup().click(screen.getByRole('button', { name: 'All photos · 3' }));
    const dialog = await screen.findByRole('dialog', { name: 'Photos: Flat in Vake' });
    expect(within(dialog).getByRole('status')).toHaveTextContent('Photo 1 of 3');
    expect(within(dialog).getAllByRole('button', { name: /^Open photo/ })).toHaveLength(3);
  });

  it('counts the photos that a phone scrolls past', () => {
    show();
    const row = screen.getByRole('list');
    Object.defineProperty(row, 'clientWidth', { value: 390 });
    row.scrollLeft = 2 * 390 - 20;
    fireEvent.scroll(row);
    expect(screen.getByText('3 / 3')).toBeInTheDocument();
    expect(screen.getByText('Photo 3 of 3')).toHaveClass('sr-only');
  });
});

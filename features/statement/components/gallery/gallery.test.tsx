import { render, screen, waitFor, within } from '@testing-library/react';
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

async function openSecond() {
  render(
    <NextIntlClientProvider locale="en" messages={{ common, statement }}>
      <Gallery of={photos} photos={photos} title="Flat in Vake" badges={null} overlay={null} tour={null} />
    </NextIntlClientProvider>,
  );
  const user = userEvent.setup();
  const opener = screen.getByRole('button', { name: 'Photo 2 of 3: Flat in Vake' });
  opener.focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Photos: Flat in Vake' });
  return { user, opener, dialog, position: () => within(dialog).getByRole('status') };
}

describe('Gallery', () => {
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
});

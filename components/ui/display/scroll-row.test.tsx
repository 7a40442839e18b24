import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stubResizes } from '@/tests/setup/resizes';
import { ScrollRow } from './scroll-row';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is a stop of Tab while the screen is too narrow for it, and none on a wide one', () => {
  const resize = stubResizes();
  const width = vi.spyOn(Element.prototype, 'clientWidth', 'get');
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(800);
  render(
    <ScrollRow className="">
      <li>Nino Beridze</li>
    </ScrollRow>,
  );
  width.mockReturnValue(390);
  resize();
  expect(screen.getByRole('list')).toHaveAttribute('tabindex', '0');
  width.mockReturnValue(800);
  resize();
  expect(screen.getByRole('list')).not.toHaveAttribute('tabindex');
  width.mockReturnValue(390);
  resize();
  expect(screen.getByRole('list')).toHaveAttribute('tabindex', '0');
});

import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { HeaderFrame } from './header-frame';

const scrollTo = (top: number) =>
  act(() => {
    window.scrollY = top;
    window.dispatchEvent(new Event('scroll'));
  });

afterEach(() => {
  window.scrollY = 0;
});

describe('HeaderFrame', () => {
  it('is scrolled after more than 200 px and no longer above that', () => {
    render(<HeaderFrame>bars</HeaderFrame>);
    const header = screen.getByRole('banner');
    expect(header).toHaveAttribute('data-scrolled', 'false');
    scrollTo(200);
    expect(header).toHaveAttribute('data-scrolled', 'false');
    scrollTo(201);
    expect(header).toHaveAttribute('data-scrolled', 'true');
    scrollTo(0);
    expect(header).toHaveAttribute('data-scrolled', 'false');
  });
});

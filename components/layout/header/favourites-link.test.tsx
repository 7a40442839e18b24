import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { addFavourite } from '@/lib/stores/lists/saved-statements';
import { FavouritesLink } from './favourites-link';

beforeEach(() => {
  window.localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
});

const show = () => render(<FavouritesLink href="/en/favorites" label="Favourites" />);

describe('FavouritesLink', () => {
  it('has no number without favourites', () => {
    show();
    expect(screen.getByRole('link', { name: 'Favourites' })).toHaveAttribute('href', '/en/favorites');
    expect(screen.getByRole('link')).toHaveTextContent('');
  });

  it('gives the number of favourites to screen readers too', () => {
    show();
    act(() => [4, 5].forEach(addFavourite));
    expect(screen.getByRole('link', { name: 'Favourites: 2' })).toHaveTextContent('2');
  });

  it('shows no more than two digits', () => {
    show();
    act(() => Array.from({ length: 100 }, (_, index) => index + 1).forEach(addFavourite));
    expect(screen.getByRole('link', { name: 'Favourites: 100' })).toHaveTextContent('99+');
  });
});

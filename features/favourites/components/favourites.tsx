'use client';

import { clientOnlyComponent } from '@/lib/lazy-component';
import { FavouriteSkeletons } from './favourite-skeletons';

/** The cards of one row on a wide screen. */
const expectedCount = 3;

/** A guest's favourites are in the browser's storage, so that the server has nothing to render. */
export const Favourites = clientOnlyComponent(
  async () => (await import('./favourites.client')).default,
  <div aria-busy="true">
    <p className="type-sm mb-4">{'\u00a0'}</p>
    <FavouriteSkeletons count={expectedCount} />
  </div>,
);

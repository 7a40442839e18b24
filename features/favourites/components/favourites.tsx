'use client';

import dynamic from 'next/dynamic';
import { FavouriteSkeletons } from './favourite-skeletons';

/** As many boxes as one row of a wide screen holds. */
const expectedCount = 3;

/** Favourites stand in the browser's own storage, so that the server has nothing to render of them. */
export const Favourites = dynamic(() => import('./favourites.client'), {
  ssr: false,
  loading: () => (
    <div aria-busy="true">
      <p className="type-sm mb-4">{'\u00a0'}</p>
      <FavouriteSkeletons count={expectedCount} />
    </div>
  ),
});

'use client';

import dynamic from 'next/dynamic';

/** Chooses the statement to be compared. Its code is loaded after the page: few visitors compare. */
export const CompareAction = dynamic(() => import('./compare-action.client').then((module) => module.CompareAction), {
  ssr: false,
});

'use client';

import dynamic from 'next/dynamic';

/** The statements that were chosen to be compared. The browser holds them, so the server has nothing to render. */
export const CompareBar = dynamic(() => import('./compare-bar.client'), { ssr: false });

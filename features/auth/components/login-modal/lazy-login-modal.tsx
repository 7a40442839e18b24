'use client';

import dynamic from 'next/dynamic';

/** Loaded when it is first shown, because most visits never need it. */
export const LazyLoginModal = dynamic(() => import('./login-modal').then((module) => module.LoginModal), { ssr: false });

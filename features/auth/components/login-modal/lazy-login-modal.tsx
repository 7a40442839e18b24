'use client';

import { browserPart } from '@/lib/lazy-component';

/** Loaded when it is first shown, because most visits never need it. */
export const LazyLoginModal = browserPart(async () => (await import('./login-modal')).LoginModal);

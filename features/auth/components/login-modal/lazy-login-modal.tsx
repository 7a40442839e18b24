'use client';

import { clientOnlyComponent } from '@/lib/lazy-component';

/** Loaded when it is first shown, because most visits never need it. */
export const LazyLoginModal = clientOnlyComponent(async () => (await import('./login-modal')).LoginModal);

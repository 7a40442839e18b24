'use client';

import { type ComponentProps, type ReactNode, useState } from 'react';
import { lazyComponent } from '@/lib/lazy-component';
import { readJson, type SentJson } from '@/lib/sent-json';
import type { MobileMenuPanel } from './mobile-menu-panel';

export const loadMenuPanel = () => import('./mobile-menu-panel');

const Panel = lazyComponent(async () => (await loadMenuPanel()).MobileMenuPanel);

/** Props of the panel that the server sends. */
export type MenuPanelContent = Omit<ComponentProps<typeof MobileMenuPanel>, 'identity' | 'account'>;

/** Content of the mobile menu. Its code is loaded before the first opening, and its props are parsed then. */
export function LazyMenuPanel({ sent, ...slots }: { sent: SentJson; identity: ReactNode; account: ReactNode }) {
  const [content] = useState(() => readJson(sent) as MenuPanelContent);
  return <Panel {...content} {...slots} />;
}

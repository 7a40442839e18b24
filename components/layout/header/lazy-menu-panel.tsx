'use client';

import { type ComponentProps, type ReactNode, useState } from 'react';
import { lazyComponent } from '@/lib/lazy-component';
import { readJson, type SentJson } from '@/lib/sent-json';
import type { MobileMenuPanel } from './mobile-menu-panel';

export const loadMenuPanel = () => import('./mobile-menu-panel');

const Panel = lazyComponent(async () => (await loadMenuPanel()).MobileMenuPanel);

/** What the panel shows, as the server sends it. */
export type MenuPanelContent = Omit<ComponentProps<typeof MobileMenuPanel>, 'account'>;

/** The mobile menu's code is loaded on the way to its first opening; what it shows is parsed then. */
export function LazyMenuPanel({ sent, account }: { sent: SentJson; account: ReactNode }) {
  const [content] = useState(() => readJson(sent) as MenuPanelContent);
  return <Panel {...content} account={account} />;
}

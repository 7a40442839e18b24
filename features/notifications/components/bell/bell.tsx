'use client';

import { useEffect, useState } from 'react';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import type { BellClient } from './bell.client';

interface BellProps {
  /** Address of the page of notifications. */
  href: string;
  label: string;
}

/**
 * The bell of the header, whose code is loaded for signed-in visitors only. Until then, and without scripts, it is a link.
 */
export function Bell({ href, label }: BellProps) {
  const [loaded, setLoaded] = useState<{ Client: typeof BellClient } | null>(null);
  useEffect(() => {
    import('./bell.client').then(
      ({ BellClient: Client }) => setLoaded({ Client }),
      // Without the code the link stays.
      () => null,
    );
  }, []);
  if (loaded) return <loaded.Client href={href} />;
  return (
    <Link
      href={href}
      aria-label={label}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-tuff-100"
    >
      <SpriteIcon name="bell" className="size-6" />
    </Link>
  );
}

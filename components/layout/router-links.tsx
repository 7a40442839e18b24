'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { followedLink } from '@/lib/followed-link';

/**
 * Opens the site's links by the router. One listener for all of them: a client component for each link weighs more in every page, in
 * its scripts and on the server. It listens where React's handlers have run, so that one of them may handle the press itself.
 */
export function RouterLinks() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.defaultPrevented ? null : followedLink(event);
      const how = link?.dataset.link?.split(' ');
      if (!link || !how || link.origin !== window.location.origin) return;
      event.preventDefault();
      const open = how.includes('replace') ? router.replace : router.push;
      open(link.href, { scroll: !how.includes('in-place') });
    };
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [router]);
  return null;
}

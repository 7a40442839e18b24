'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';

/** Removes the static tags of the document's head (`lib/seo/metadata/document-head.ts`) after a client-side navigation: React renders those of the new page. */
export function HeadTags() {
  const address = `${usePathname()}?${useSearchParams()}`;
  const [documentAddress] = useState(address);
  useEffect(() => {
    if (address === documentAddress) return;
    for (const tag of document.head.querySelectorAll('[data-head]')) tag.remove();
  }, [address, documentAddress]);
  return null;
}

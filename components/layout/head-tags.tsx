'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';

/** Removes the tags of the document's head (`lib/seo/metadata/document-head.ts`) once the router shows another page, whose tags React renders. */
export function HeadTags() {
  const address = `${usePathname()}?${useSearchParams()}`;
  const [documentAddress] = useState(address);
  useEffect(() => {
    if (address === documentAddress) return;
    for (const tag of document.head.querySelectorAll('[data-head]')) tag.remove();
  }, [address, documentAddress]);
  return null;
}

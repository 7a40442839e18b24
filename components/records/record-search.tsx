'use client';

import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { Input } from '@/components/ui/input';
import { type Listing, listingQuery } from './listing';

const pauseMs = 400;
const lengthMax = 100;

/** Searches a list; the address follows a pause in the typing. */
export function RecordSearch({ listing, label }: { listing: Listing; label: string }) {
  const router = useRouter();
  const [text, setText] = useState(listing.q);
  const [asked, setAsked] = useState(listing.q);
  if (asked !== listing.q) {
    setAsked(listing.q);
    // A link that clears the search empties its box too; anything else in the address came from the box.
    if (listing.q === '') setText('');
  }
  const search = useEffectEvent((q: string) => {
    if (q !== listing.q) router.replace(`?${listingQuery({ q, page: 1 })}`, { scroll: false });
  });
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <search className="w-full sm:w-65">
      <Input
        kind="search"
        aria-label={label}
        placeholder={label}
        maxLength={lengthMax}
        value={text}
        onValueChange={setText}
        prefix={<MagnifyingGlassIcon aria-hidden="true" className="size-5 text-ink-2" />}
      />
    </search>
  );
}

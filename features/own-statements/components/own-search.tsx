'use client';

import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { Input } from '@/components/ui/input';
import { type Listing, listingQuery } from '../domain/listing';

const pauseMs = 400;
const lengthMax = 100;

/** Finds statements by id, street, place or cadastral code; the address follows a pause in the typing. */
export function OwnSearch({ listing }: { listing: Listing }) {
  const t = useTranslations('own_statements');
  const router = useRouter();
  const [text, setText] = useState(listing.q);
  const [sent, setSent] = useState(listing.q);
  const [shown, setShown] = useState(listing.q);
  if (shown !== listing.q) {
    setShown(listing.q);
    // Another way to the address, as back or the link that clears it, is followed; the echo of one's own typing is not.
    if (listing.q !== sent) {
      setSent(listing.q);
      setText(listing.q);
    }
  }
  const search = useEffectEvent((q: string) => {
    setSent(q);
    if (q !== listing.q) router.replace(`?${listingQuery({ ...listing, q, page: 1 })}`, { scroll: false });
  });
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <search className="w-full sm:w-65">
      <Input
        kind="search"
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={lengthMax}
        value={text}
        onValueChange={setText}
        prefix={<MagnifyingGlassIcon aria-hidden="true" className="size-5 text-ink-2" />}
      />
    </search>
  );
}

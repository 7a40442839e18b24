'use client';

import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { Input } from '@/components/ui/inputs/input';

const debounceMs = 400;
const lengthMax = 100;

type Props = {
  /** The search of the address. */
  q: string;
  hrefFor: (q: string) => string;
  label: string;
};

/** Searches a list. The address changes after a pause in the typing. */
export function CrudSearch({ q, hrefFor, label }: Props) {
  const router = useRouter();
  const [text, setText] = useState(q);
  const [sent, setSent] = useState(q);
  const [shown, setShown] = useState(q);
  if (shown !== q) {
    setShown(q);
    // The field follows changes of the address by history or links, but not those that it made itself.
    if (q !== sent) {
      setSent(q);
      setText(q);
    }
  }
  const search = useEffectEvent((next: string) => {
    setSent(next);
    if (next !== q) router.replace(hrefFor(next), { scroll: false });
  });
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), debounceMs);
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

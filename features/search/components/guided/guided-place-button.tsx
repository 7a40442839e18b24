'use client';

import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { useTranslations } from 'next-intl';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { collectTypedText } from '@/components/place-picker/typed-text';

const load = () => import('./guided-place-picker');
const GuidedPlacePicker = lazy(async () => ({ default: (await load()).GuidedPlacePicker }));

function Trigger(props: Omit<ComponentProps<'button'>, 'children'>) {
  const t = useTranslations('guided');
  return (
    <button aria-haspopup="dialog" {...props} type="button" className="field-box w-full gap-2.5 px-3.5 text-left">
      <MagnifyingGlassIcon aria-hidden="true" className="size-5 shrink-0" />
      <span className="type-body flex min-h-11 min-w-0 items-center truncate text-ink-3">{t('place_search')}</span>
    </button>
  );
}

/** Opens the picker of places, which is loaded by the first press and begins with what the form contains. */
export function GuidedPlaceButton() {
  const [query, setQuery] = useState<string | null>(null);
  const closed = (
    <Trigger
      onPointerEnter={load}
      onFocus={load}
      onClick={({ currentTarget: { form } }) => {
        collectTypedText();
        const pairs = form ? [...new FormData(form)].map(([name, value]) => [name, String(value)]) : [];
        setQuery(new URLSearchParams(pairs).toString());
      }}
    />
  );
  if (query === null) return closed;
  return (
    <Suspense fallback={closed}>
      <GuidedPlacePicker query={query} trigger={<Trigger />} />
    </Suspense>
  );
}

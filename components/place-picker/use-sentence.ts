'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useMemo, useState } from 'react';
import { callApi } from '@/lib/api/client';
import { queryClient } from '@/lib/api/query-client';
import { type Sentence, type SentenceChip, sentenceResponseSchema } from '@/lib/contracts/sentence';
import { isPlaceChip, withoutChip } from '@/lib/domain/statement/sentence-filters';
import { useDebounced } from '@/lib/use-debounced';

const debounceMs = 150;
const staleMs = 300_000;
const lengthMin = 4;

const keyOf = ({ names, id, label }: SentenceChip): string => `${names.join()} ${id} ${label}`;

export type ReadSentence = Sentence & { remove: (chip: SentenceChip) => void };

/** The filters in a typed text besides the name of a place; null for a name alone, which is looked up instead. */
export function useSentence(text: string, isEnabled: boolean): ReadSentence | null {
  const locale = useLocale();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const q = useDebounced(text.trim(), debounceMs);
  const { data } = useQuery(
    {
      queryKey: ['sentence', locale, q],
      queryFn: ({ signal }) =>
        callApi(sentenceResponseSchema, { url: '/locations/v2/sentence', params: { q }, headers: { locale }, signal }),
      enabled: isEnabled && q.length >= lengthMin,
      staleTime: staleMs,
    },
    queryClient,
  );
  const isRead = q === text.trim();
  return useMemo(() => {
    const sentence = data?.data;
    const isOnePlace = sentence?.chips.every(isPlaceChip) && sentence.chips.length < 2 && sentence.ignored.length === 0;
    if (!sentence || isOnePlace || !isRead) return null;
    const removedChips = sentence.chips.filter((chip) => removed.includes(keyOf(chip)));
    return {
      q: sentence.q,
      ignored: sentence.ignored,
      filters: removedChips.reduce(withoutChip, sentence.filters),
      chips: sentence.chips.filter((chip) => !removedChips.includes(chip)),
      remove: (chip) => setRemoved([...removed, keyOf(chip)]),
    };
  }, [data, isRead, removed]);
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { queryClient } from '@/lib/api/query-client';
import { fetchFilterParameters } from './get-filter-parameters';

/** Dictionaries and sections for the panel; they do not change while a page is open. */
export const useFilterParameters = () =>
  useQuery({ queryKey: ['filter-parameters'], queryFn: fetchFilterParameters, staleTime: Number.POSITIVE_INFINITY }, queryClient);

'use client';

import { useQuery } from '@tanstack/react-query';
import { getMortgage } from './get-mortgage';

/** Banks change their terms by the day, not by the minute. */
const staleMs = 10 * 60_000;

export const useMortgageTerms = () =>
  useQuery({ queryKey: ['mortgage'], queryFn: ({ signal }) => getMortgage({ signal }), staleTime: staleMs });

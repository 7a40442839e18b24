'use client';

import { useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { ownStatementsSchema } from '@/lib/contracts/statements/own-statements';

/**
 * The statement as lists will show it.
 * @param version of the last save, so that another save brings another card
 */
export const useOwnCard = (id: number | undefined, version: number | undefined) =>
  useQuery({
    queryKey: ['own-card', id, version],
    queryFn: async () => {
      const { data } = await callApi(ownStatementsSchema, { url: '/microservice/users/statements', params: { q: id } });
      return data.data.find((card) => card.id === id) ?? null;
    },
    enabled: id !== undefined,
    gcTime: 0,
    staleTime: 0,
  });

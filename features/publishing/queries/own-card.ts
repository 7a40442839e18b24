'use client';

import { useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { ownStatementsSchema } from '@/lib/contracts/statements/own-statements';

/** The statement's card in lists. @param version changes with every save, which loads the card again */
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

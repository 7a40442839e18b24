'use client';

import { useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { statementListSchema } from '@/lib/contracts/statements/statements';

const staleMs = 60_000;

/** The statement behind a pin; null when it is no longer listed. */
export function useMapStatement(id: number) {
  return useQuery({
    queryKey: ['map-statement', id],
    queryFn: async ({ signal }) => {
      const { data } = await callApi(statementListSchema, { url: `/microservice/statements?ids=${id}`, signal });
      return data.data[0] ?? null;
    },
    staleTime: staleMs,
  });
}

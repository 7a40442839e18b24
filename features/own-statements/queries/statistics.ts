'use client';

import { useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { ownStatementsKey } from '@/lib/api/own-statement-count';
import { statementStatisticsSchema } from '@/lib/contracts/statements/own-statements';

/** Views and phone reveals of a statement by day, the oldest first. */
export const useStatistics = (id: number, days: number) =>
  useQuery({
    queryKey: [...ownStatementsKey, 'statistics', id, days],
    queryFn: async () =>
      (await callApi(statementStatisticsSchema, { url: `/microservice/users/statements/${id}/statistics`, params: { days } }))
        .data,
  });

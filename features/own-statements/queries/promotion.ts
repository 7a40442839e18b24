'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { promotionResultsSchema } from '@/lib/contracts/money/promotion';

/** The results of a promotion; of the latest one without a period. @throws ApiFailure 404 for somebody else's statement */
export const usePromotionResults = (statementId: number, period: number | null) =>
  useQuery({
    queryKey: ['promotion', 'results', statementId, period],
    queryFn: async ({ signal }) => {
      const url = `/microservice/statements/${statementId}/promotion-results`;
      const params = period === null ? {} : { period };
      return (await callApi(promotionResultsSchema, { url, params, signal })).data;
    },
    placeholderData: keepPreviousData,
  });

'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { promotionPreviewSchema, publicationPreviewSchema, statementPromotionsSchema } from '@/lib/contracts/money/promotion';

/** Orders of statements, which are paid at `microservice/payments/pay`. */
export const promotionOrderUrls = {
  vip: '/microservice/payments/init-vip-order',
  package: '/microservice/payments/init-package-order',
  publication: '/microservice/payments/init-publication-order',
} as const;

/** What runs on own statements now and what follows. */
export const useStatementPromotions = (ids: readonly number[]) =>
  useQuery({
    queryKey: ['promotion', 'statements', ids],
    queryFn: async ({ signal }) => {
      const params = { ids: ids.join(',') };
      return (await callApi(statementPromotionsSchema, { url: '/microservice/promotion/statements', params, signal })).data;
    },
    enabled: ids.length > 0,
    staleTime: 0,
  });

/**
 * What a VIP order would cost and do; the last result stays while the next one is requested.
 * @param body null while it is incomplete
 */
export const useVipPreview = (body: object | null) =>
  useQuery({
    queryKey: ['promotion', 'preview', body],
    queryFn: async ({ signal }) => {
      const url = '/microservice/promotion/preview';
      return (await callApi(promotionPreviewSchema, { method: 'post', url, data: body, signal })).data;
    },
    enabled: body !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });

/** The price of paid days of an own statement; the last result stays while the next one is requested. @param days null while it is not a valid term */
export const usePublicationPreview = (statementId: number, days: number | null) =>
  useQuery({
    queryKey: ['promotion', 'publication', statementId, days],
    queryFn: async ({ signal }) => {
      const params = { statement_id: statementId, days };
      return (await callApi(publicationPreviewSchema, { url: '/microservice/promotion/publication', params, signal })).data;
    },
    enabled: days !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });

'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePagedQuery } from '@/components/crud/crud-queries';
import { callApi } from '@/lib/api/client';
import { pricesSchema, promoCodeResponseSchema, promoCodesSchema } from '@/lib/contracts/money/desk';
import { atCode } from './money';

const pricesKey = ['admin', 'prices'] as const;
const promoCodesKey = ['admin', 'promo-codes'] as const;
const pricesPath = '/v1/admin/prices';
const promoCodesPath = '/v1/admin/promo-codes';

/** The price book with past and future prices. */
export const usePrices = () =>
  useQuery({
    queryKey: pricesKey,
    queryFn: async ({ signal }) => (await callApi(pricesSchema, { url: pricesPath, signal })).data,
  });

/** Sets a price from a moment on. Fails with ApiFailure 403 on `code`, 409 or 422. */
export function useAddPrice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ code, ...data }: { key: string; amount: string; starts_at?: string; code: string }) => {
      try {
        await callApi(pricesSchema, { method: 'post', url: pricesPath, data, headers: { 'x-totp-code': code } });
      } catch (error) {
        throw atCode(error);
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: pricesKey }),
  });
}

export const usePromoCodes = (page: number) => usePagedQuery(promoCodesKey, promoCodesSchema, promoCodesPath, { q: '', page });

type Write = { url: string; data?: object; headers?: Record<string, string> };

function usePromoCodeWrite<Input>(request: (input: Input) => Write) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => {
      try {
        await callApi(promoCodeResponseSchema, { method: 'post', ...request(input) });
      } catch (error) {
        throw atCode(error, 'totp');
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: promoCodesKey }),
  });
}

/** Adds a promo code. Fails with ApiFailure 403 on `totp`, 409 for a code that exists, or 422. */
export const useAddPromoCode = () =>
  usePromoCodeWrite(({ totp, data }: { totp: string; data: object }) => ({
    url: promoCodesPath,
    data,
    headers: { 'x-totp-code': totp },
  }));
/** Ends a promo code. */
export const useEndPromoCode = () => usePromoCodeWrite((id: number) => ({ url: `${promoCodesPath}/${id}/end` }));

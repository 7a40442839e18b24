'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { staffRatesSchema } from '@/lib/contracts/staff/exchange';
import { atCode } from './money';

const ratesKey = ['admin', 'exchange-rate'] as const;
const path = '/v1/admin/exchange-rate';

export const useStaffRates = () =>
  useQuery({
    queryKey: ratesKey,
    queryFn: async ({ signal }) => (await callApi(staffRatesSchema, { url: path, signal })).data,
  });

function useRateAction<Input extends { code: string }>(request: (input: Omit<Input, 'code'>) => { url: string; data?: object }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ code, ...input }: Input) => {
      try {
        await callApi(staffRatesSchema, { method: 'post', ...request(input), headers: { 'x-totp-code': code } });
      } catch (error) {
        throw atCode(error);
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: ratesKey }),
  });
}

/** Sets a rate until a moment. Fails with ApiFailure 403 on `code`, or 422 by field. */
export const useSetRate = () =>
  useRateAction<{ currency_id: number; rate: string; reason: string; ends_at: string; code: string }>((data) => ({
    url: path,
    data,
  }));
/** Ends a rate of the staff. Fails with ApiFailure 403 on `code`, or 409 for one that is over. */
export const useEndRate = () => useRateAction<{ id: number; code: string }>(({ id }) => ({ url: `${path}/${id}/end` }));

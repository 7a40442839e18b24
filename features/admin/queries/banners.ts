'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePagedQuery } from '@/components/crud/crud-queries';
import { callApi } from '@/lib/api/client';
import { doneSchema } from '@/lib/contracts/account/auth';
import { adminBannerEnvelope, adminBannersSchema } from '@/lib/contracts/site/banners';

const key = ['admin', 'banners'] as const;
const path = '/v1/admin/banners';

export const useAdminBanners = (page: number) => usePagedQuery(key, adminBannersSchema, path, { q: '', page });

function useBannerWrite<Input>(write: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => void (await write(input)),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Adds a banner, or changes the one of the id. */
export const useSaveBanner = () =>
  useBannerWrite(({ id, data }: { id: number | null; data: object }) =>
    callApi(
      adminBannerEnvelope,
      id === null ? { method: 'post', url: path, data } : { method: 'put', url: `${path}/${id}`, data },
    ),
  );
export const useRemoveBanner = () =>
  useBannerWrite((id: number) => callApi(doneSchema, { method: 'delete', url: `${path}/${id}` }));

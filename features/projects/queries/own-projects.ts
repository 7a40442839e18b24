'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { ownProjectsSchema, type PriceListReport, priceListReportSchema } from '@/lib/contracts/companies/price-lists';

export const ownProjectsKey = ['own-projects'] as const;
export const ownProjectsPath = '/microservice-projects/users/projects';
const path = ownProjectsPath;

/** The projects of the signed-in developer. */
export const useOwnProjects = () =>
  useQuery({
    queryKey: ownProjectsKey,
    queryFn: async ({ signal }) => (await callApi(ownProjectsSchema, { url: path, signal })).data,
  });

/** Uploads the text of a price list. Fails with ApiFailure 422 for a file that is too large. */
export function useUploadPriceList() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, csv }: { id: number; csv: string }): Promise<PriceListReport> =>
      (await callApi(priceListReportSchema, { method: 'post', url: `${path}/${id}/price-list`, data: { csv } })).data,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ownProjectsKey });
    },
  });
}

'use client';

import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { callApi } from '@/lib/api/client';
import { profileQuery } from '@/lib/api/profile';
import { type Profile, profileSchema, type profileUpdateBodySchema } from '@/lib/contracts/account/profile';

type Update = z.input<typeof profileUpdateBodySchema> | FormData;

/** The visitor's profile, which the server has prefetched. */
export const useProfile = (): Profile => useSuspenseQuery(profileQuery()).data;

/** Changes the given fields of the profile. */
export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (data: Update) => (await callApi(profileSchema, { method: 'post', url: '/v1/profile/update', data })).data,
    onSuccess: (profile) => {
      client.setQueryData(profileQuery().queryKey, profile);
    },
  });
}

import type { z } from 'zod';
import { callApi } from '@/lib/api/client';
import { type Profile, profileSchema, type profileUpdateBodySchema } from '@/lib/contracts/account/profile';

/** Changes the fields that are given. @returns the whole profile as it is now */
export async function updateProfile(data: z.input<typeof profileUpdateBodySchema>): Promise<Profile> {
  return (await callApi(profileSchema, { method: 'post', url: '/v1/profile/update', data })).data;
}

/** Sends a picture for the account; null takes the present one away. */
export async function updateLogo(file: File | null): Promise<Profile> {
  if (file === null) return updateProfile({ logo: '' });
  const data = new FormData();
  data.set('logo', file);
  return (await callApi(profileSchema, { method: 'post', url: '/v1/profile/update', data })).data;
}

'use client';

import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { callApi } from '@/lib/api/client';
import { profileQuery } from '@/lib/api/profile';
import { codeSentSchema } from '@/lib/contracts/account/auth';
import { type Profile, profileSchema, type profileUpdateBodySchema, validPhonesSchema } from '@/lib/contracts/account/profile';

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

const address = (values: Record<string, string>): string => `/v1/users/validate/phone?${new URLSearchParams(values)}`;

/** Sends a code to a number that the visitor is adding. The output is the seconds until the next code may be requested. */
export const useSendPhoneCode = () =>
  useMutation({
    mutationFn: async (phoneNumber: string) => {
      const url = address({ phone_number: phoneNumber });
      return (await callApi(codeSentSchema, { method: 'post', url })).data.retry_after_seconds;
    },
  });

/** Sends a code to the login phone, which proves that the visitor is the account's owner. The output is the seconds until the next one. */
export const useSendProof = () =>
  useMutation({
    mutationFn: async () =>
      (await callApi(codeSentSchema, { method: 'post', url: '/v1/users/proof/send' })).data.retry_after_seconds,
  });

/** What may be done with a confirmed number: sign in with it, replace it, remove it. */
export type PhoneAction = 'login' | 'replace' | 'remove';
type PhoneChange = {
  action: PhoneAction;
  body: Partial<Record<'phone_number' | 'old_phone_number' | 'sms_code' | 'current_password' | 'proof_code', string>>;
};

/** Changes a confirmed number with a proof. Fails with ApiFailure 422 by field. */
export function useChangePhone() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ action, body: data }: PhoneChange) =>
      (await callApi(profileSchema, { method: 'post', url: `/v1/users/phones/${action}`, data })).data,
    onSuccess: (profile) => {
      client.setQueryData(profileQuery().queryKey, profile);
    },
  });
}

/** Checks the code of a number, which is then one of the profile's. Fails with ApiFailure 422 for a wrong code. */
export function useConfirmPhone() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ phoneNumber, smsCode }: { phoneNumber: string; smsCode: string }) => {
      const url = address({ phone_number: phoneNumber, sms_code: smsCode });
      return (await callApi(validPhonesSchema, { url })).data.valid_phone_numbers;
    },
    onSuccess: (phones) => {
      client.setQueryData(profileQuery().queryKey, (profile) => profile && { ...profile, valid_phone_numbers: phones });
    },
  });
}

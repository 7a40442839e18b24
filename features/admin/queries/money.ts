'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { usePagedQuery } from '@/components/crud/crud-queries';
import { ApiFailure, callApi } from '@/lib/api/client';
import { adminInvoicesSchema, settledInvoiceSchema } from '@/lib/contracts/money/invoices';
import { refundResponseSchema, refundsSchema } from '@/lib/contracts/money/refunds';
import { ledgerReportsSchema } from '@/lib/contracts/money/reports';

const moneyKey = ['admin', 'money'] as const;
const path = '/v1/admin';

export const useAdminInvoices = (page: number, q: string) =>
  usePagedQuery([...moneyKey, 'invoices'], adminInvoicesSchema, `${path}/invoices`, { q, page });
export const useRefunds = (page: number) =>
  usePagedQuery([...moneyKey, 'refunds'], refundsSchema, `${path}/refunds`, { q: '', page });
export const useReconciliation = (page: number) =>
  usePagedQuery([...moneyKey, 'reports'], ledgerReportsSchema, `${path}/money/reports`, { q: '', page });

/** A write that moves money: what is sent, the key that makes it happen once, and the code of the authenticator. */
export type MoneyAction = { url: string; data?: object; key: string; code: string };

const codeErrors = ['errors.totp_missing', 'errors.totp_required', 'errors.totp_wrong'];

/** A refused code is an error of its field. */
export function atCode(error: unknown, field = 'code'): unknown {
  if (!(error instanceof ApiFailure && error.envelope && codeErrors.includes(error.envelope.message))) return error;
  const { envelope } = error;
  return new ApiFailure(error.status, { ...envelope, errors: { [field]: [envelope.message] } });
}

function useMoneyAction<T extends z.ZodType>(schema: T) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ url, data, key, code }: MoneyAction) => {
      const headers = { 'idempotency-key': key, 'x-totp-code': code };
      try {
        await callApi(schema, { method: 'post', url: path + url, headers, ...(data ? { data } : {}) });
      } catch (error) {
        throw atCode(error);
      }
    },
    // After a failure too: somebody else may have decided.
    onSettled: () => client.invalidateQueries({ queryKey: moneyKey }),
  });
}

/** Settles an invoice or issues a credit note. */
export const useInvoiceAction = () => useMoneyAction(settledInvoiceSchema);
/** Decides on a refund. */
export const useRefundAction = () => useMoneyAction(refundResponseSchema);

import { z } from 'zod';
import { envelope } from '../common';

/** What waits for the staff. A page of the staff names the queue that its count is of. */
export const adminQueues = [
  'reports',
  'streets',
  'appeals',
  'companies',
  'orders_overdue',
  'invoices_issued',
  'refunds_awaiting',
  'chats_unread',
  'leads',
] as const;
export type AdminQueue = (typeof adminQueues)[number];

/** GET v1/admin/overview: how much waits in each queue that the role may see. */
export const adminOverviewSchema = envelope(z.object({ counts: z.partialRecord(z.enum(adminQueues), z.number().int()) }));
export type AdminOverview = z.infer<typeof adminOverviewSchema>['data'];

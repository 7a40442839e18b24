import { z } from 'zod';
import { envelope } from '../common';

/** The queues of the staff. Each page of the staff names its queue. */
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

/** GET v1/admin/overview: the number of pending entries in each queue that the role may see. */
export const adminOverviewSchema = envelope(z.object({ counts: z.partialRecord(z.enum(adminQueues), z.number().int()) }));
export type AdminOverview = z.infer<typeof adminOverviewSchema>['data'];

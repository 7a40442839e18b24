import type { StaffRole } from '@/lib/contracts/admin';
import type { AdminOverview, AdminQueue } from '@/lib/contracts/staff/overview';

/** A queue: who sees it in addition to an admin, and the number of its pending entries. */
export type QueueCount = { roles: readonly StaffRole[]; count: () => Promise<number> };
export type OverviewService = ReturnType<typeof createOverviewService>;

/** The numbers of pending entries for the staff. */
export const createOverviewService = (queues: Readonly<Record<AdminQueue, QueueCount>>) => ({
  /** The queues that a role sees. */
  read: async (role: StaffRole): Promise<AdminOverview> => {
    const seen = Object.entries(queues).filter(([, { roles }]) => role === 'admin' || roles.includes(role));
    const counts = await Promise.all(seen.map(async ([name, { count }]) => [name, await count()] as const));
    return { counts: Object.fromEntries(counts) };
  },
});

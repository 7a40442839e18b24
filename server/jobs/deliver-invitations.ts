import { createAgentsRepository } from '../modules/agents/agents.repository';
import { agentRequest } from '../modules/agents/agents.service';
import { createNotificationsRepository } from '../modules/notifications/notifications.repository';
import type { Job, JobDependencies, JobReport } from './job';

/** Asks those whom a broker invited before they were registered. */
export async function deliverInvitations({ database, clock }: Pick<JobDependencies, 'database' | 'clock'>): Promise<JobReport> {
  return database.db.transaction(async (tx) => {
    const reached = await createAgentsRepository(tx).deliver();
    await createNotificationsRepository(tx).add(reached.map((row) => agentRequest(row, clock())));
    return { delivered: reached.length };
  });
}

export const deliverInvitationsJob: Job = { name: 'deliver-invitations', cron: '*/5 * * * *', run: deliverInvitations };

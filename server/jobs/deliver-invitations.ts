import { agentRequest } from '../modules/agents/agents.service';
import { unitOfWork } from '../repositories';
import type { Job, JobDependencies, JobReport } from './job';

/** Delivers invitations to agents who have registered since a broker invited them. */
export const deliverInvitations = ({ database, clock }: Pick<JobDependencies, 'database' | 'clock'>): Promise<JobReport> =>
  unitOfWork(database.db)(async ({ agents, notifications }) => {
    const invitations = await agents.deliver();
    await notifications.add(invitations.map((row) => agentRequest(row, clock())));
    return { delivered: invitations.length };
  });

export const deliverInvitationsJob: Job = { name: 'deliver-invitations', cron: '*/5 * * * *', run: deliverInvitations };

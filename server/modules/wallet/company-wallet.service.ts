import type { WalletLimit } from '@/lib/contracts/money/company-wallet';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { tbilisiMonth } from '@/lib/domain/time/tbilisi';
import { invalid, notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { AgentsRepository } from '../agents/agents.repository';
import type { WalletLimitRow, WalletLimitsRepository } from './wallet-limits.repository';

type CompanyWalletParts = {
  agents: Pick<AgentsRepository, 'agencyIdOf' | 'findAgency'>;
  limits: WalletLimitsRepository;
  clock: Clock;
};
export type CompanyWalletService = ReturnType<typeof createCompanyWalletService>;

/** Limits that a company sets for its agents, who pay from its wallet. */
export function createCompanyWalletService({ agents, limits, clock }: CompanyWalletParts) {
  const toLimit = (row: WalletLimitRow | undefined): WalletLimit => {
    const monthlyMinor = row?.monthlyMinor ?? 0;
    const spentMinor = row && row.month === tbilisiMonth(clock()) ? row.spentMinor : 0;
    return {
      monthly: toMajorUnits(monthlyMinor),
      spent: toMajorUnits(spentMinor),
      left: toMajorUnits(monthlyMinor - spentMinor),
    };
  };

  /** @throws ApiError 404 for another company's agent */
  const assertOwnAgent = async (companyId: number, agentId: number): Promise<void> => {
    if ((await agents.agencyIdOf(agentId)) !== companyId) throw notFound();
  };

  return {
    /** An agent's limit, for the company. @throws ApiError 404 */
    find: async (companyId: number, agentId: number): Promise<WalletLimit> => {
      await assertOwnAgent(companyId, agentId);
      return toLimit(await limits.find({ companyId, agentId }));
    },

    /** @throws ApiError 404; 422 on `monthly` when more was spent this month */
    set: async (companyId: number, agentId: number, monthlyMinor: number): Promise<WalletLimit> => {
      await assertOwnAgent(companyId, agentId);
      if (monthlyMinor === 0) {
        await limits.remove({ companyId, agentId });
        return toLimit(undefined);
      }
      const row = await limits.set({ companyId, agentId }, monthlyMinor, tbilisiMonth(clock()));
      if (!row) throw invalid({ monthly: ['errors.limit_spent'] });
      return toLimit(row);
    },

    /** The company that lets an agent spend, and what is left this month; null without a company or a limit. */
    offeredTo: async (agentId: number): Promise<{ name: string; left: number } | null> => {
      const companyId = await agents.agencyIdOf(agentId);
      if (companyId === null) return null;
      const [company, row] = await Promise.all([agents.findAgency(companyId), limits.find({ companyId, agentId })]);
      return company && row ? { name: company.name, left: toLimit(row).left } : null;
    },

    /** The agent's own limit; zeros without an agency. */
    own: async (agentId: number): Promise<WalletLimit> => {
      const companyId = await agents.agencyIdOf(agentId);
      return toLimit(companyId === null ? undefined : await limits.find({ companyId, agentId }));
    },
  };
}

import { PaymentGatewayError } from '../../ports/payment-gateway';

/** Something that is queried at a gateway until it has ended. */
export type OpenWork = {
  /** Counted under this name in the report of a run. */
  name: string;
  /** Ids that are due at a moment, the longest waiting first. */
  due(at: Date, limit: number): Promise<number[]>;
  /** Polls the gateway and books its result, once however often it is called. */
  settle(id: number): Promise<unknown>;
};

export type ReconcilerParts = {
  works: readonly OpenWork[];
  clock: () => Date;
  /** Called for each that could not be settled; the next run retries. */
  onFailure(work: string, id: number, error: unknown): void;
};
export type ReconcilerService = ReturnType<typeof createReconcilerService>;

const batchSize = 200;
const parallelMax = 5;
/** A gateway that does not respond is not polled hundreds of times, each for as long as the deadline. */
const unansweredMax = 5;
const endOfTime = new Date('9999-01-01T00:00:00Z');

/** Finishes what a crash, a lost callback or a gateway that was away has left open. */
export function createReconcilerService({ works, clock, onFailure }: ReconcilerParts) {
  /** @returns whether the gateway was reached */
  const settleOne = async ({ name, settle }: OpenWork, id: number): Promise<boolean> => {
    try {
      await settle(id);
      return true;
    } catch (error) {
      onFailure(name, id, error);
      return !(error instanceof PaymentGatewayError);
    }
  };

  const settleAll = async (work: OpenWork, at: Date): Promise<number> => {
    const ids = await work.due(at, batchSize);
    let unanswered = 0;
    let polled = 0;
    while (polled < ids.length && unanswered < unansweredMax) {
      const batch = ids.slice(polled, polled + parallelMax);
      const answers = await Promise.all(batch.map((id) => settleOne(work, id)));
      unanswered += answers.filter((isAnswered) => !isAnswered).length;
      polled += batch.length;
    }
    return polled;
  };

  return {
    /**
     * Settles what is due.
     * @param isStart whether the process has just started: then everything open is queried, since its next query may be far
     * @returns how many of each kind were queried
     */
    run: async (isStart: boolean): Promise<Record<string, number>> => {
      const report: Record<string, number> = {};
      for (const work of works) report[work.name] = await settleAll(work, isStart ? endOfTime : clock());
      return report;
    },
  };
}

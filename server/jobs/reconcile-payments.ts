import type { ReconcilerService } from '../modules/payments/reconciler.service';
import type { Job } from './queue';

/** Every minute: a charge is to be credited within one, whatever became of its callback. The first run of a process asks about everything. */
export function reconcilePaymentsJob(reconciler: ReconcilerService): Job {
  let isStart = true;
  return {
    name: 'reconcile-payments',
    cron: '* * * * *',
    run: async () => {
      const report = await reconciler.run(isStart);
      isStart = false;
      return report;
    },
  };
}

import type { ReconcilerService } from '../modules/payments/reconciler.service';
import type { Job } from './queue';

/** Every minute: a charge is credited within one even if its callback is lost. The first run of a process queries everything. */
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

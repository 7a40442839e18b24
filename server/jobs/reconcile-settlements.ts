import type { SettlementsService } from '../modules/payments/settlements.service';
import type { Job } from './queue';

/** Half past five in the morning in Tbilisi: yesterday's settlements are known by then. */
export const reconcileSettlementsJob = (settlements: SettlementsService): Job => ({
  name: 'reconcile-settlements',
  cron: '30 1 * * *',
  run: () => settlements.reconcile(),
});

import { isNull } from 'drizzle-orm';
import { priceKeys } from '@/lib/domain/order/price-book';
import { pricesStartAt, startingPrices } from '@/lib/domain/order/starting-prices';
import { servicePages as pages } from '../../data/service-pages';
import type { Executor } from '../../db/client';
import { prices, serviceForms, servicePages, visitCapacities, visitClosures } from '../../modules/services/services.table';
import { runOnce } from '../applied-steps';
import { serviceFormRows } from './form-rows';
import { visitCapacityRows, visitClosureRows } from './visit-rows';

/** What the content hash of the reference data covers. */
export const moneyContent = [startingPrices, pages, serviceFormRows, visitCapacityRows, visitClosureRows];

/** A price that staff set stays: only keys without any price get the first one. */
async function installPrices(tx: Executor): Promise<void> {
  const known = new Set((await tx.selectDistinct({ key: prices.key }).from(prices)).map(({ key }) => key));
  const missing = priceKeys.filter((key) => !known.has(key));
  if (missing.length > 0)
    await tx.insert(prices).values(missing.map((key) => ({ key, amount: startingPrices[key], startsAt: pricesStartAt })));
}

/** Pages and forms follow the build until staff changes them. */
async function installPagesAndForms(tx: Executor): Promise<void> {
  for (const { service_id: serviceId, key, name: _name, ...content } of pages) {
    const set = { serviceId, ...content };
    await tx
      .insert(servicePages)
      .values({ key, ...set })
      .onConflictDoUpdate({ target: servicePages.key, set, setWhere: isNull(servicePages.changedAt) });
  }
  for (const { serviceId, fields, filesMax } of serviceFormRows)
    await tx
      .insert(serviceForms)
      .values({ serviceId, fields, filesMax })
      .onConflictDoUpdate({
        target: serviceForms.serviceId,
        set: { fields, filesMax },
        setWhere: isNull(serviceForms.changedAt),
      });
}

/** The price book, pages, forms, and where and when visits are made. */
export async function installMoney(tx: Executor): Promise<void> {
  await installPrices(tx);
  await installPagesAndForms(tx);
  await runOnce(tx, 'visit-capacities', async () => {
    await tx.insert(visitCapacities).values(visitCapacityRows).onConflictDoNothing();
  });
  await runOnce(tx, 'visit-closures-2028', async () => {
    await tx.insert(visitClosures).values(visitClosureRows).onConflictDoNothing();
  });
}

import type { ServiceType } from '@/lib/contracts/money/services';
import { placementDays } from '@/lib/domain/order/price-book';
import { type TierId, tierIds, tierRank, tiersByRank } from '@/lib/domain/promotion/tiers';

/** Terms on offer in addition to a custom one, in days. */
export const vipTerms = [3, 7, 10, 14, 30] as const;

/** The form of a VIP order. */
export type VipOrderValues = {
  statements: number[];
  tier_id: TierId;
  /** As typed. */
  days: string;
  /** A later day of Tbilisi; empty starts with the payment. */
  starts_on: string;
};

export const emptyVipOrder: VipOrderValues = { statements: [], tier_id: tierIds.vipPlus, days: '7', starts_on: '' };

export type TierKey = 'basic' | 'plus' | 'super';

export const tierKeyOf = (id: TierId): TierKey => (id === tierIds.vip ? 'basic' : id === tierIds.vipPlus ? 'plus' : 'super');

/** The tiers of the catalogue, lowest first. */
export const tierTypes = (types: readonly ServiceType[]): (ServiceType & { id: TierId })[] =>
  tiersByRank.flatMap((id) => types.filter((type): type is ServiceType & { id: TierId } => type.id === id));

/**
 * What the address of the order chose: `type` is a tier's key, `statements` are ids, `package` a number of placements to buy, `use` the
 * id of a package that pays.
 */
export type VipStart = {
  type: string | undefined;
  statements: readonly number[];
  package: string | undefined;
  use: number | undefined;
};

/** The order of VIP that a bought package pays, without the language. */
export const packageOrderPath = (tierId: TierId, packageId: number): string =>
  `/account/vipService/vipView?type=${tierKeyOf(tierId)}&use=${packageId}`;

export function startValues(start: VipStart, types: readonly ServiceType[]): VipOrderValues {
  const tier = tierTypes(types).find(({ key }) => key === start.type);
  return { ...emptyVipOrder, statements: [...start.statements], ...(tier ? { tier_id: tier.id } : {}) };
}

type VipBody = { statements: number[]; vip_type_id: TierId; days?: number; starts_on?: string; package_id?: number };

/** The body of the order, whose term is that of a placement when a package pays; null while it is not complete. */
export function vipBody(values: VipOrderValues, packageId: number | null): VipBody | null {
  const days = packageId === null ? Number(values.days) : placementDays;
  if (values.statements.length === 0 || !Number.isInteger(days) || days < 1) return null;
  return {
    statements: values.statements,
    vip_type_id: values.tier_id,
    days,
    ...(values.starts_on === '' ? {} : { starts_on: values.starts_on }),
    ...(packageId === null ? {} : { package_id: packageId }),
  };
}

/** Whether a running tier rules out a lower one. */
export const isBlockedFor = (tierId: TierId, blockedUntil: string | null): boolean =>
  blockedUntil !== null && tierRank(tierId) < tierRank(tierIds.superVip);

/** What is missing, as message keys by field; the first field first. */
export function vipErrors(
  values: VipOrderValues,
  daysMax: number,
  isPackage: boolean,
): { name: 'statements' | 'days'; key: string }[] {
  const days = Number(values.days);
  const isTerm = isPackage || (Number.isInteger(days) && days >= 1 && days <= daysMax);
  return [
    ...(values.statements.length === 0 ? [{ name: 'statements' as const, key: 'vip.order.no_statement' }] : []),
    ...(isTerm ? [] : [{ name: 'days' as const, key: 'errors.promotion_days' }]),
  ];
}

const idPattern = /^\d{1,9}$/;
const statementsMax = 100;

/** Reads the query of the order; invalid values are ignored. */
export function readVipStart(query: Readonly<Record<string, string | string[] | undefined>>): VipStart {
  const first = (name: string): string | undefined => [query[name]].flat()[0];
  const ids = (first('statements') ?? '').split(',').filter((id) => idPattern.test(id));
  const use = first('use') ?? '';
  return {
    type: first('type'),
    statements: ids.slice(0, statementsMax).map(Number),
    package: first('package'),
    use: idPattern.test(use) ? Number(use) : undefined,
  };
}

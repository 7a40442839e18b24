/** VIP packages by the ids of the API. */
export const tierIds = { vip: 1, vipPlus: 3, superVip: 4 } as const;
export type TierId = (typeof tierIds)[keyof typeof tierIds];

/** From the lowest to the highest. */
export const tiersByRank: readonly TierId[] = [tierIds.vip, tierIds.vipPlus, tierIds.superVip];

/** 1 for VIP to 3 for super VIP. */
export const tierRank = (id: TierId): number => tiersByRank.indexOf(id) + 1;

/** Names of the tiers, the same in every language. */
export const tierNames: Readonly<Record<TierId, string>> = { 1: 'VIP', 3: 'VIP+', 4: 'SUPER VIP' };

import { roundDecimal } from '../rounding';
import { dayMs, hourMs, minuteMs } from '../time/duration';

/** Amounts of an auction, all in the same units: minor ones on the server, whole ones with decimals on the wire. */
export type AuctionAmounts = { startPrice: number; step: number; currentBid: number | null };

/** Minimum of the next bid: the start price, then a step above the current bid. */
export const lowestBid = ({ startPrice, step, currentBid }: AuctionAmounts): number =>
  currentBid === null ? startPrice : roundDecimal(currentBid + step, 2);

/** What the next bid may add to the lowest one, in steps. */
const offeredSteps = [0, 1, 3] as const;

/** Three amounts to choose from: the lowest bid, one and three steps above it. */
export const offeredBids = (lowest: number, step: number): number[] =>
  offeredSteps.map((count) => roundDecimal(lowest + count * step, 2));

/** Whether bids are no longer taken. */
export const isAuctionOver = (endsAt: Date, now: Date): boolean => now.getTime() >= endsAt.getTime();

/** How much of an auction's time is over, from 0 to 1. */
export const auctionShare = (startsAt: Date, endsAt: Date, now: Date): number =>
  Math.min(1, Math.max(0, (now.getTime() - startsAt.getTime()) / (endsAt.getTime() - startsAt.getTime())));

/** How long an auction still runs, in the two largest units that matter; seconds only within the last hour. */
export type TimeLeft =
  | { unit: 'days'; days: number; hours: number }
  | { unit: 'hours'; hours: number; minutes: number }
  | { unit: 'minutes'; minutes: number; seconds: number };

/** @returns null when the auction is over */
export function auctionTimeLeft(endsAt: Date, now: Date): TimeLeft | null {
  const leftMs = endsAt.getTime() - now.getTime();
  if (leftMs <= 0) return null;
  const [hours, minutes] = [Math.floor((leftMs % dayMs) / hourMs), Math.floor((leftMs % hourMs) / minuteMs)];
  if (leftMs >= dayMs) return { unit: 'days', days: Math.floor(leftMs / dayMs), hours };
  if (leftMs >= hourMs) return { unit: 'hours', hours, minutes };
  return { unit: 'minutes', minutes, seconds: Math.floor((leftMs % minuteMs) / 1000) };
}

/** Milliseconds until the text of the time left changes: seconds tick in the last hour only. */
export const nextTickMs = (endsAt: Date, now: Date): number => {
  const leftMs = endsAt.getTime() - now.getTime();
  return leftMs <= hourMs ? (leftMs % 1000) + 1 : (leftMs % minuteMs) + 1;
};

import { textTable } from '../text-table';
import type { Traffic } from '../traffic/traffic';
import { budgetBytes, type FirstLoad, firstLoadBytes, totalBytes } from './first-load';

export type Weighed = { page: string; firstLoad: FirstLoad };
/** `cpuMs` is the processor time of a request; null where the system does not report it. */
export type Timed = { page: string; bytes: number; cpuMs: number | null; ours: Traffic; bare: Traffic };

const kibibytes = (bytes: number): string => (bytes / 1024).toFixed(1);

export const isOverBudget = ({ firstLoad }: Weighed): boolean => firstLoadBytes(firstLoad) > budgetBytes;

/** First-load JavaScript of every page against the budget, in KiB after gzip. */
export function weightTable(weighed: Weighed[]): string {
  return textTable(
    [
      ['page', 'verdict', 'scripts', 'requested KiB', 'in HTML KiB', 'budget KiB', 'left KiB'],
      ...weighed.map((each) => [
        each.page,
        isOverBudget(each) ? 'ABOVE' : 'within',
        String(each.firstLoad.requested.length),
        kibibytes(totalBytes(each.firstLoad.requested)),
        kibibytes(totalBytes(each.firstLoad.named)),
        kibibytes(budgetBytes),
        kibibytes(budgetBytes - firstLoadBytes(each.firstLoad)),
      ]),
    ],
    5,
  );
}

/** Ours, the bare page, and ours / bare: above 1 is better for requests, below 1 for p99. */
export function loadTable(timed: Timed[]): string {
  return textTable(
    [
      ['page', 'KiB', 'CPU ms', 'ours req/s', 'bare req/s', 'ours/bare', 'ours p99 ms', 'bare p99 ms', 'ours/bare'],
      ...timed.map(({ page, bytes, cpuMs, ours, bare }) => [
        page,
        kibibytes(bytes),
        cpuMs === null ? '' : cpuMs.toFixed(1),
        ours.requestsPerSecond.toFixed(1),
        bare.requestsPerSecond.toFixed(1),
        (ours.requestsPerSecond / bare.requestsPerSecond).toFixed(2),
        ours.p99Ms.toFixed(0),
        bare.p99Ms.toFixed(0),
        (ours.p99Ms / bare.p99Ms).toFixed(2),
      ]),
    ],
    8,
  );
}

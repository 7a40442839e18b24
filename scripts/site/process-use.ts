import { existsSync, readFileSync } from 'node:fs';

/** Milliseconds of a tick in /proc, as every Linux of today has it. */
const tickMs = 10;

/** Processor milliseconds that a process and its threads have used; null where the system does not report it. */
export function cpuMsOf(pid: number): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  // The process's name may contain spaces; the fields behind it are numbered from the third on.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

/** Resident memory of a process in MiB; null where the system does not report it. */
export function memoryMibOf(pid: number): number | null {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return null;
  const [, kib] = /VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8')) ?? [];
  return Number(kib ?? 0) / 1024;
}

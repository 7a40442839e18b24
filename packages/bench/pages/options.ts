import { parseArgs } from 'node:util';
import { outputOptions, wholeNumber } from '@/scripts/program-options';

export const help = `Weighs the JavaScript of every public page and times the pages beside a bare page of the framework.

Usage: npm run bench:pages -- [options]

  --connections 8  concurrent requests
  --sizes-only     weighs the JavaScript and leaves the timing out
  --built          uses the build in .next instead of building first
  --json           prints one JSON line at the end, after the tables
  --help           shows this text

First-load JavaScript is what a browser with an empty cache requests before the load event, each script gzipped;
"in HTML" is the same of the scripts and preloads that the HTML names. The exit code is 1 above the budget.
Only distinct addresses are timed: 300 of each kind, every one rendered once, the first half to warm up. Home is one page
at many addresses. What visitors do is measured by bench:traffic. "KiB" is the HTML, "CPU ms" the processor time of one request.
The bare page is a separate application under .cache: static text of the same number of bytes, rendered per request
with the same nonce policy. Client, server and database share the machine, so read the ratios, not the figures.`;

export type BenchOptions = { connections: number; isSizesOnly: boolean; isBuilt: boolean; isJson: boolean };

/**
 * Reads the command line.
 * @returns null when help was requested
 * @throws Error with a sentence for the user when an option or a value is unknown
 */
export function readOptions(args: string[]): BenchOptions | null {
  const { values } = parseArgs({
    args,
    options: {
      connections: { type: 'string', default: '8' },
      'sizes-only': { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
      ...outputOptions,
    },
  });
  if (values.help) return null;
  return {
    connections: wholeNumber(values.connections, 'connections', 64),
    isSizesOnly: values['sizes-only'],
    isBuilt: values.built,
    isJson: values.json,
  };
}

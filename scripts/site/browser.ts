import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions, type Page } from 'playwright';

const systemBrowser = '/usr/bin/chromium';
const args = [
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** How to launch a Chromium without root: the machine's own, Playwright's, else the one that comes from the npm registry. */
export async function browserOptions(): Promise<LaunchOptions> {
  if (existsSync(systemBrowser)) return { executablePath: systemBrowser, args };
  if (existsSync(chromium.executablePath())) return { args };
  // The package unpacks its own shared libraries only in this runtime.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return { executablePath: await packaged.executablePath(), args, env: { ...process.env } as Record<string, string> };
}

export const launchBrowser = async (): Promise<Browser> => chromium.launch(await browserOptions());

/**
 * Waits until React has taken a page over, which `components/layout/providers.tsx` marks. A page's scripts start after its first frame, which may come after the load event. A document
 * without our scripts is ready at once.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isOurs = document.querySelector('script[src^="/_next/"], script[data-src]') !== null;
    return !isOurs || document.documentElement.dataset.hydrated !== undefined;
  });
}

import { launchBrowser } from '@/scripts/site/browser';
import { wait } from './client';
import { resultOf } from './report';
import { serve } from './server-process';
import { type Fault, verifyStage } from './stage';

const watchedMs = 15_000;

/** A page whose chunks no longer exist, as after an update of the site: it reloads itself once, and not again within a minute. */
export const codeGone: Fault = {
  name: 'a browser with a page whose code is gone',
  run: async (stage) => {
    const failures: string[] = [];
    const server = await serve(stage.prepared.env);
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      let documents = 0;
      await page.route('**/_next/static/**/*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      await page.goto(`${server.origin}/en`);
      await wait(watchedMs);
      if (documents !== 2) failures.push(`loaded ${documents} times`);
      if (!(await page.getByRole('heading', { level: 1 }).first().isVisible())) failures.push('showed nothing of the page');
    } finally {
      await browser.close();
    }
    const verdict = await verifyStage(stage, server);
    return resultOf(codeGone.name, stage.prepared.name, verdict, { times: 1, recoverySeconds: null, failures });
  },
};

import { readServerEnv } from '@/server/env';
import { bootWorker } from '@/server/worker';

const help = `npm run worker               runs the jobs of the site in a separate process: expiry, warnings, exchange rates, cleaning
  DATABASE_URL=postgres…     the site's database; the embedded one belongs to the site's process
  EXCHANGE_RATES_URL=https…  where the rates are published; unset, the stored rate stays
  The site itself is then started with JOBS=0.`;

async function work(): Promise<void> {
  const worker = await bootWorker(readServerEnv());
  console.log('The worker is ready.');
  await new Promise<void>((done) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => done());
  });
  await worker.close();
  console.log('The worker has stopped.');
}

if (process.argv.includes('--help')) {
  console.log(help);
} else {
  await work().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}

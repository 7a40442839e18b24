import { writeFileSync } from 'node:fs';
import { migrateDatabase } from '../../server/db/migrate';
import { openDatabase } from '../../server/db/open';
import { startPostgres } from '../postgres';
import { loadMarket } from './measure';

const s = await startPostgres();
if (!s) throw new Error('no');
const d = await openDatabase({ dataDir: '', databaseUrl: s.url });
await migrateDatabase(d);
await loadMarket(d, 100000, console.log);
await d.close();
writeFileSync('/tmp/bench/url', s.url);
console.log('ready', s.url);
setInterval(() => {}, 1000);
process.on('SIGTERM', () => s.stop().then(() => process.exit()));

// A thread that renders pages of guests. It runs the framework; its calls of the API are answered by the main thread.
import { workerData } from 'node:worker_threads';
import next from 'next';
import { renderStaticPart } from '../render-static.ts';
import { connectMainThread, renderForMainThread } from './main-thread.ts';

const state = connectMainThread();
state.staticParts = { write: renderStaticPart, isKept: true };
const app = next({ dev: false, ...(workerData as { port: number; hostname: string }) });
await app.prepare();
renderForMainThread(state, app.getRequestHandler());

// A thread that renders pages of guests. It runs the framework; its calls of the API are answered by the main thread.
import { resolve } from 'node:path';
import { workerData } from 'node:worker_threads';
import next from 'next';
import { inFrontOf } from '../layers.ts';
import { openBuild, pagesLayer } from '../pages/pages-layer.ts';
import { renderStaticPart } from '../render-static.ts';
import { connectMainThread, renderForMainThread } from './main-thread.ts';

const state = connectMainThread();
state.staticParts = { write: renderStaticPart, isKept: true };
const app = next({ dev: false, ...(workerData as { port: number; hostname: string }) });
await app.prepare();
renderForMainThread(state, inFrontOf(app.getRequestHandler(), [pagesLayer(state, openBuild(resolve('.next')))]));

// Thread of the tests: a framework whose pages show what they are rendered with.
import { connectMainThread, renderForMainThread } from './main-thread.ts';

const state = connectMainThread();
const read = async (url: string): Promise<string> => (await globalThis.__api?.fetch(new Request(url), true))?.text() ?? '';

renderForMainThread(state, async (request, response) => {
  const scope = state.scope.getStore();
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/broken') throw new Error('broken');
  if (pathname === '/crash') process.exit(1);
  if (pathname === '/reported') state.telemetry.report(new Error('reported', { cause: () => 0 }), { where: 'page' });
  if (pathname === '/left') {
    response.once('close', () => void read('http://api.internal/api/left'));
    await read('http://api.internal/api/waiting');
    return;
  }
  const { id, bytes } = state.staticPartOf('<b>part</b>');
  scope?.parts?.set(id, bytes);
  scope?.uncountedUrls.push('http://api.internal/api/counted');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-security-policy', "script-src 'nonce-abc'");
  if (pathname !== '/cached') {
    response.statusCode = 203;
    response.setHeader('set-cookie', ['a=1', 'b=2']);
  }
  response.write('renderer: ');
  const about = { headers: request.headers.host, state: state.pages.current(), isShared: scope?.isShared };
  response.end(`${JSON.stringify(about)} ${await read(`http://api.internal/api${pathname}`)} <!--part ${id}-->`);
});

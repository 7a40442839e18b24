import { initiatedSchema } from '@/lib/contracts/money/payments';
import { newKey, send, wait } from './client';
import { resultOf } from './report';
import { serve } from './server-process';
import { type Fault, verifyStage } from './stage';

const hourMs = 3_600_000;
const trafficMs = 3000;

/** A module that moves the clock of a process, for Node's `--import`. Timers, which run on another clock, stay as they are. */
const skewModule = (skewMs: number): string => {
  const source = `const Real = Date, skew = ${skewMs};
const now = () => Real.now() + skew;
globalThis.Date = new Proxy(Real, {
  construct: (target, given, asked) => Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
  apply: () => new Real(now()).toString(),
  get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
});`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
};

/** The clock of the server two hours ahead, then two hours behind, then right again; sessions, keys, limits and codes stay sane. */
export const clockSkewed: Fault = {
  name: 'clock two hours ahead, then behind',
  run: async (stage) => {
    const { prepared, people, writers } = stage;
    const failures: string[] = [];
    const token = people.at(-2)?.token ?? '';
    const key = newKey();
    const orders = new Set<number>();
    for (const hours of [2, -2, 0]) {
      const server = await serve({ ...prepared.env, NODE_OPTIONS: `--import ${JSON.stringify(skewModule(hours * hourMs))}` });
      const fail = (text: string) => failures.push(`${hours} h: ${text}`);
      const marks = await send(server.origin, '/api/microservice/users/statements/marks', { token });
      if (marks?.status !== 200) fail(`a session was answered with ${marks?.status}`);
      // The same key at three times is one top-up.
      const body = { amount: 21 };
      const started = await send(server.origin, '/api/v3/payments/init-fill-balance', { method: 'POST', body, token, key });
      if (started?.status === 200) orders.add(initiatedSchema.parse(started.body).data.id);
      else fail(`a top-up was answered with ${started?.status}`);
      const code = await send(server.origin, '/api/auth-service/codes', {
        method: 'POST',
        body: { phone_number: '599223344', purpose: 'sign-in', locale: 'ka' },
        headers: { origin: server.origin },
      });
      if (code === null || code.status >= 500) fail(`a code was answered with ${code?.status}`);
      const again = Number(code?.headers.get('retry-after') ?? 0);
      if (again > 3600) fail(`a code may be asked for again in ${again} s`);
      const traffic = writers.start(server.origin, 4);
      await wait(trafficMs);
      await traffic.stop();
      const unexpected = [...traffic.refusals.keys()].filter((status) => ![409, 429].includes(status));
      if (unexpected.length > 0) fail(`writes answered ${unexpected.join(', ')}`);
      await server.end('SIGTERM');
    }
    if (orders.size !== 1) failures.push(`one key began ${orders.size} top-ups`);
    const verdict = await verifyStage(stage);
    return resultOf(clockSkewed.name, prepared.name, verdict, { times: 3, recoverySeconds: null, failures });
  },
};

import { describe, expect, it } from 'vitest';
import { readServerEnv } from '@/server/env';
import type { SiteKeysRepository } from '@/server/modules/users/site-keys.repository';
import { systemClock } from '@/server/ports/clock';
import type { SandboxStore } from '@/server/ports/payment-gateway-sandbox';
import { partial } from '@/tests/factories/partial';
import { composeGateways } from './compose-gateways';

const bog = { BOG_CLIENT_ID: 'shop', BOG_CLIENT_SECRET: 'secret' };
const tpay = { TPAY_CLIENT_ID: 'shop', TPAY_CLIENT_SECRET: 'secret', TPAY_API_KEY: 'key' };

function compose(variables: Record<string, string>) {
  const env = readServerEnv({ NODE_ENV: 'production', ...variables });
  const [sandboxOrders, siteKeys] = [partial<SandboxStore>({}), partial<SiteKeysRepository>({})];
  const { current, find } = composeGateways({ env, sandboxOrders, siteKeys, clock: systemClock });
  const open = (['sandbox', 'bog', 'tpay'] as const).filter((name) => find(name) !== null);
  return { current: current?.name ?? null, open };
}

describe('the gateway for card payments', () => {
  it.each<[Record<string, string>, string | null, string[]]>([
    [{}, null, []],
    [{ NODE_ENV: 'development' }, 'sandbox', ['sandbox']],
    [{ NODE_ENV: 'development', PAYMENT_SANDBOX: '0' }, null, []],
    [{ PAYMENT_SANDBOX: '1' }, 'sandbox', ['sandbox']],
    [{ ...bog, PAYMENT_GATEWAY: 'bog' }, 'bog', ['bog']],
    [{ ...bog, ...tpay, PAYMENT_GATEWAY: 'tpay' }, 'tpay', ['bog', 'tpay']],
    [{ ...bog, ...tpay }, null, ['bog', 'tpay']],
    [{ ...bog, BOG_CALLBACK_PUBLIC_KEY: '' }, null, ['bog']],
  ])('%o: %s of %j', (variables, current, open) => {
    expect(compose(variables)).toEqual({ current, open });
  });

  it.each<Record<string, string>>([
    { PAYMENT_GATEWAY: 'sandbox' },
    { PAYMENT_GATEWAY: 'bog', BOG_CLIENT_ID: 'shop' },
    { PAYMENT_GATEWAY: 'tpay', TPAY_CLIENT_ID: 'shop', TPAY_CLIENT_SECRET: 'secret' },
  ])('%o ends the start: it lacks variables', (variables) => {
    expect(() => compose(variables)).toThrow(/needs [A-Z_]+/);
  });

  it('is not Bank of Georgia with an invalid public key', () => {
    expect(() => compose({ ...bog, BOG_CALLBACK_PUBLIC_KEY: 'no key' })).toThrow();
  });
});

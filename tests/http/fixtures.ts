import { test as base, expect } from '@playwright/test';
import { patient } from '../setup/patience';

/** On a slow machine the site refuses requests for some seconds: these tests ask again, as clients do. */
export const test = base.extend({
  request: async ({ request }, use) => use(patient(request)),
});

export { expect };

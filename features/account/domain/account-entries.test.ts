import { describe, expect, it } from 'vitest';
import { accountRoutes } from '@/lib/routes/account-routes';
import { accountEntries } from './account-entries';

const everyPage = { hasPage: () => true };
const keysOf = (...given: Parameters<typeof accountEntries>) => accountEntries(...given).map(({ key }) => key);

describe('accountEntries', () => {
  it('shows agents only to brokers', () => {
    const withAgents = (['physical', 'agent', 'broker', 'developer', 'designer'] as const).filter((kind) =>
      keysOf(kind, everyPage).includes('agents'),
    );
    expect(withAgents).toEqual(['broker']);
  });

  it('shows the inventory to brokers and agents', () => {
    expect(keysOf('agent', everyPage)).toContain('inventory');
    expect(keysOf('broker', everyPage)).toContain('inventory');
    expect(keysOf('developer', everyPage)).not.toContain('inventory');
  });

  it('shows a broker the public page once there is one', () => {
    expect(keysOf('broker', everyPage)).not.toContain('public_page');
    expect(keysOf('broker', { ...everyPage, publicPath: '/br/x' })).toContain('public_page');
    expect(keysOf('agent', { ...everyPage, publicPath: '/br/x' })).not.toContain('public_page');
  });

  it('leads a developer to the sites that are configured', () => {
    const sites = { projectsUrl: 'https://projects.example/', companyUrl: 'https://company.example/' };
    const external = accountEntries('developer', { ...everyPage, sites }).filter(({ isExternal }) => isExternal);
    expect(external.map(({ key }) => key)).toEqual(['projects', 'company']);
    expect(keysOf('broker', { ...everyPage, sites })).not.toContain('projects');
  });

  it('leads a developer to the own page of projects where no site is configured', () => {
    const projectsOf = (sites: object) =>
      accountEntries('developer', { ...everyPage, sites }).filter(({ key }) => key === 'projects');
    expect(projectsOf({})).toEqual([{ key: 'projects', href: '/account/projects', isExternal: false }]);
    expect(projectsOf({ projectsUrl: 'https://projects.example/' })).toEqual([
      { key: 'projects', href: 'https://projects.example/', isExternal: true },
    ]);
  });

  it('opens the invoice of the top-up only for brokers and developers', () => {
    const withInvoice = (['physical', 'agent', 'broker', 'developer', 'designer'] as const).filter((kind) =>
      keysOf(kind).includes('invoice_top_up'),
    );
    expect(withInvoice).toEqual(['broker', 'developer']);
    expect(accountEntries('broker').find(({ key }) => key === 'invoice_top_up')).toMatchObject({
      href: '/account?fill_balance=true&fill_method=2',
      fill: { method: 2 },
    });
  });

  it('has no entry for a page that does not exist', () => {
    const paths = accountRoutes.map(({ path }) => path);
    for (const { href, fill } of accountEntries('broker')) if (!fill) expect(paths).toContain(href);
  });

  it('leads everybody to orders of services and of measurements, and to payments', () => {
    for (const kind of ['physical', 'agent', 'broker', 'developer', 'designer'] as const) {
      expect(keysOf(kind)).toEqual(expect.arrayContaining(['services', 'measure', 'payments']));
      expect(keysOf(kind, { hasPage: (path) => path !== '/account/payments' })).not.toContain('payments');
    }
  });

  it('leads the staff to its pages, and nobody else', () => {
    expect(keysOf('broker', everyPage)).not.toContain('staff');
    expect(accountEntries('broker', { ...everyPage, staffPath: '/admin/invoices' }).at(-1)).toEqual({
      key: 'staff',
      href: '/admin/invoices',
      isExternal: false,
    });
  });

  it('leads everybody to the price estimate', () => {
    for (const kind of ['physical', 'agent', 'broker', 'developer', 'designer'] as const)
      expect(accountEntries(kind)).toContainEqual({ key: 'estimate', href: '/account/aiService/aiView', isExternal: false });
  });

  it('leads everybody to the mortgage', () => {
    for (const kind of ['physical', 'agent', 'broker', 'developer', 'designer'] as const) expect(keysOf(kind)).toContain('loan');
  });

  it('begins with the own page and ends with what is about the person', () => {
    const keys = keysOf('developer', { ...everyPage, sites: { projectsUrl: 'https://projects.example/' } });
    expect(keys[0]).toBe('overview');
    expect(keys.slice(-5)).toEqual(['invoice_top_up', 'projects', 'profile', 'personal_information', 'api']);
  });
});

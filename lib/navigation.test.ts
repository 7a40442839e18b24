import { describe, expect, it } from 'vitest';
import { addStatementHref, navigation } from './navigation';

describe('navigation', () => {
  it('leads every entry and child to the list in the language of the page', () => {
    const addresses = navigation('en', {})
      .filter(({ key }) => key !== 'services')
      .flatMap((entry) => [entry.href, ...entry.children.map((child) => child.href)]);
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.every((address) => address.startsWith('/en/s/'))).toBe(true);
  });

  it('offers no pair of deal and type that does not exist', () => {
    const childKeys = (key: string) =>
      navigation('ka', {})
        .find((entry) => entry.key === key)
        ?.children.map((child) => child.key);
    expect(childKeys('sale')).toContain('land_plot');
    expect(childKeys('rent')).not.toContain('land_plot');
    expect(childKeys('rent')).toContain('land_lease');
    expect(childKeys('daily_rent')).not.toContain('land_lease');
  });

  it('leads to the page of every service, to measurements where they are ordered', () => {
    const services = navigation('ru', {}).find(({ key }) => key === 'services');
    expect(services?.children.map(({ href }) => href)).toEqual([
      '/ru/VIP',
      '/ru/facebook',
      '/ru/3d-turi',
      '/ru/photo-tour',
      '/ru/shefaseba',
      '/ru/azomva/MeasurmentView',
      '/ru/check-real-estate',
      '/ru/booking-service',
    ]);
  });

  it('has no renovation entry without its site', () => {
    expect(navigation('ka', {}).map((entry) => entry.key)).not.toContain('property_reformation');
    expect(navigation('ka', { interiorSiteUrl: 'https://interior.example' }).at(-1)).toMatchObject({
      key: 'property_reformation',
      href: 'https://interior.example',
      isExternal: true,
    });
  });
});

describe('addStatementHref', () => {
  it.each(['https://statements.example', 'https://statements.example/', 'https://statements.example/ka'])(
    'leads to the create page of %s and says who sent the visitor',
    (statementsSiteUrl) => {
      const href = addStatementHref('en', { statementsSiteUrl, isSignedIn: false });
      expect(href).toBe(`${statementsSiteUrl.replace(/\/$/, '')}/create?referrer=aivani`);
    },
  );

  it('leads to the form of this site without another', () => {
    expect(addStatementHref('ru', { isSignedIn: true })).toBe('/ru/account/statements/create?referrer=aivani');
  });

  it('has a guest sign in on the way to the form', () => {
    expect(addStatementHref('ka', { isSignedIn: false })).toBe(
      '/auth?continue=%2Faccount%2Fstatements%2Fcreate%3Freferrer%3Daivani',
    );
  });
});

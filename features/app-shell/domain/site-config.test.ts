import { describe, expect, it } from 'vitest';
import type { GroupCompany, SiteConfig } from '@/lib/contracts/site/site';
import { groupCompanies, socialLinks } from './site-config';

const company = (id: number, fields: Partial<GroupCompany> = {}): GroupCompany => ({
  id,
  display_name: 'კოჭი',
  display_names: { ka: 'კოჭი', en: 'Kochi', ru: 'Кочи' },
  description: 'რემონტი',
  descriptions: { ka: 'რემონტი', en: 'Renovation', ru: 'Ремонт' },
  logo: '/assets/companies/kochi.svg',
  url: null,
  ...fields,
});
const config = (companies?: GroupCompany[]): SiteConfig => ({
  currencies: [],
  exchange_rate: {},
  services: [],
  navBadges: {},
  ...(companies ? { group_companies: companies } : {}),
});

describe('the companies of the group', () => {
  it('have their names in the language of the page', () => {
    expect(groupCompanies(config([company(1)]), 'ru')).toEqual([
      { id: 1, name: 'Кочи', description: 'Ремонт', logo: '/assets/companies/kochi.svg', href: null },
    ]);
  });

  it('are empty where the service has none or does not respond', () => {
    expect(groupCompanies(config(), 'en')).toEqual([]);
    expect(groupCompanies(null, 'en')).toEqual([]);
  });

  it('lead only to https addresses', () => {
    const urls = ['https://kochi.example/', 'http://kochi.example/', 'javascript:alert(1)', '//kochi.example'];
    const companies = groupCompanies(config(urls.map((url, id) => company(id, { url }))), 'en');
    expect(companies.map(({ href }) => href)).toEqual(['https://kochi.example/', null, null, null]);
  });

  it('are left out with a picture that is not the site’s own', () => {
    const logos = [
      'https://kochi.example/logo.svg',
      '//kochi.example/logo.svg',
      'data:image/svg+xml,%3Csvg/%3E',
      '/assets/a.svg',
    ];
    const companies = groupCompanies(config(logos.map((logo, id) => company(id, { logo }))), 'en');
    expect(companies.map(({ id }) => id)).toEqual([2, 3]);
  });
});

describe('socialLinks', () => {
  it('recognises a network by its host', () => {
    const links = socialLinks(['https://www.tiktok.com/@a', 'https://facebook.com/a', 'https://ge.linkedin.com/company/a']);
    expect(links).toEqual([
      { network: 'tiktok', name: 'TikTok', href: 'https://www.tiktok.com/@a' },
      { network: 'facebook', name: 'Facebook', href: 'https://facebook.com/a' },
      { network: 'linkedin', name: 'LinkedIn', href: 'https://ge.linkedin.com/company/a' },
    ]);
  });

  it('leaves out unknown entries and addresses without https', () => {
    const urls = [
      '',
      'facebook',
      'http://facebook.com/a',
      'javascript:alert(1)',
      'https://facebook.com.example/a',
      'https://a.example/',
    ];
    expect(socialLinks(urls)).toEqual([]);
  });
});

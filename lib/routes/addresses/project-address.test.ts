import { expect, it } from 'vitest';
import { developersPath, projectsPath } from './project-address';

it('leaves out the first page and what is empty', () => {
  expect(developersPath('ka', { q: undefined, page: '1' })).toBe('/developerebi');
  expect(developersPath('en', { q: 'a b', page: '2' })).toBe('/en/developerebi?q=a+b&page=2');
  expect(projectsPath('ru', { page: '1', view: '' })).toBe('/ru/developerebi?activeTab=2');
  expect(projectsPath('ka', { activeTab: '1', page: '3' })).toBe('/developerebi?activeTab=2&page=3');
});

import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stubResizes } from '@/tests/setup/resizes';
import { FootBar } from './foot-bar';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('reserves as much room at the end of the page as the bar takes, and none once it is gone', () => {
  const resize = stubResizes();
  const room = () => document.documentElement.style.getPropertyValue('--foot-bar-h');
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(69);
  const { unmount } = render(<FootBar>Call</FootBar>);
  resize();
  expect(room()).toBe('69px');
  height.mockReturnValue(117);
  resize();
  expect(room()).toBe('117px');
  unmount();
  expect(room()).toBe('');
});

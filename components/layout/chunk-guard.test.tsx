import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ChunkGuard } from './chunk-guard';

const reloadedAt = () => window.sessionStorage.getItem('chunk-reload-at');
const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

beforeEach(() => window.sessionStorage.clear());

// jsdom cannot reload; the moment that is written before a reload shows that one was started.
describe('ChunkGuard', () => {
  it('reloads when a part of the code cannot be imported', () => {
    render(<ChunkGuard />);
    reject(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }));
    expect(reloadedAt()).not.toBeNull();
  });

  it('reloads when a script of the site cannot be loaded', () => {
    render(<ChunkGuard />);
    const script = document.createElement('script');
    script.src = '/_next/static/chunks/gone.js';
    script.type = 'text/plain';
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
    expect(reloadedAt()).not.toBeNull();
  });

  it('treats neither a redirect, nor a failed call, nor a broken picture as a failed chunk', () => {
    render(<ChunkGuard />);
    reject(new Error('NEXT_REDIRECT'));
    reject(new TypeError('Failed to fetch'));
    const picture = document.createElement('img');
    document.body.append(picture);
    picture.dispatchEvent(new Event('error'));
    expect(reloadedAt()).toBeNull();
  });

  it('stops listening when it is unmounted', () => {
    render(<ChunkGuard />).unmount();
    reject(new Error('Loading chunk 7 failed.'));
    expect(reloadedAt()).toBeNull();
  });
});

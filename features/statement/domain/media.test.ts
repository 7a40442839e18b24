import { describe, expect, it } from 'vitest';
import { photosOf, tourOf, youtubeIdOf } from './media';

const photo = (large: string, is_main = false) => ({ large, thumb: '', blur: '', is_main });

describe('photosOf', () => {
  it('puts the main photo first and keeps the order of the others', () => {
    expect(photosOf([photo('a'), photo('b'), photo('c', true)]).map(({ large }) => large)).toEqual(['c', 'a', 'b']);
  });

  it('keeps the order where none is the main one, and shows a photo that was sent twice once', () => {
    expect(photosOf([photo('a'), photo('b'), photo('a')]).map(({ large }) => large)).toEqual(['a', 'b']);
  });
});

describe('tourOf', () => {
  it('follows https addresses and paths of our own', () => {
    expect(tourOf('https://my.matterport.com/show/?m=abc')).toEqual({
      kind: 'site',
      url: 'https://my.matterport.com/show/?m=abc',
    });
    expect(tourOf('/assets/scenes/panorama-01.webp')).toEqual({ kind: 'panorama', url: '/assets/scenes/panorama-01.webp' });
  });

  it.each([
    null,
    '',
    'http://tour.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '//tour.example',
    '/\\tour.example',
    'tour',
  ])('does not follow %s', (url) => {
    expect(tourOf(url)).toBeNull();
  });
});

describe('youtubeIdOf', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/watch?app=desktop&v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?t=3',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  ])('finds the video of %s', (link) => {
    expect(youtubeIdOf(link)).toBe('dQw4w9WgXcQ');
  });

  it.each([
    null,
    '',
    'not a link',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/..%2f..%2fx',
    'javascript:youtu.be/dQw4w9WgXcQ',
  ])('finds none in %s', (link) => {
    expect(youtubeIdOf(link)).toBeNull();
  });
});

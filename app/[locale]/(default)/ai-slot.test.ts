import { expect, it, vi } from 'vitest';
import { AiSlot } from './ai-slot';

const address = vi.hoisted(() => ({ query: '' }));
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(address.query) }));

it.each([
  ['ai_modal=true', true],
  ['ai_modal=true&take_loan=true', false],
  ['take_loan=true', false],
  ['', false],
])('the price estimate at "%s": %s', (query, isShown) => {
  address.query = query;
  expect(AiSlot({ googleMapsKey: undefined, videoUrl: null, excludedUserId: null }) !== null).toBe(isShown);
});

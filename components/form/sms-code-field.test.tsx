import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import auth from '@/messages/en/auth.json' with { type: 'json' };
import { PageFrame } from '@/tests/setup/page-frame';
import { SmsCodeField } from './sms-code-field';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('announces the remaining time to screen readers at 60, 30 and 10 seconds, not every second', () => {
  render(
    <PageFrame address="/en/auth" messages={{ auth }}>
      <SmsCodeField value="" onValueChange={() => {}} send={async () => 60} pauseSeconds={60} />
    </PageFrame>,
  );
  const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
  const announced = () => screen.getByRole('status').textContent;
  const sent = (seconds: number) => auth.code.sent.replace('{seconds}', String(seconds));
  expect(announced()).toBe(sent(60));
  pass(29);
  expect(screen.getByRole('button', { name: auth.code.again_in.replace('{seconds}', '31') })).toBeInTheDocument();
  expect(announced()).toBe(sent(60));
  pass(1);
  expect(announced()).toBe(sent(30));
  pass(19);
  expect(announced()).toBe(sent(30));
  pass(1);
  expect(announced()).toBe(sent(10));
  pass(10);
  expect(announced()).toBe(auth.code.again);
});

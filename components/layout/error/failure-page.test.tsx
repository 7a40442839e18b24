import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import errors from '@/messages/ru/errors.json';
import failure from '@/messages/ru/failure.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { FailurePage } from './failure-page';

const show = (error: Error, onRetry = vi.fn<() => void>()) => {
  render(
    <PageFrame address="/ru/s" messages={{ errors, failure }}>
      <FailurePage error={error} onRetry={onRetry} />
    </PageFrame>,
  );
  return onRetry;
};

beforeEach(() => window.sessionStorage.clear());

describe('FailurePage', () => {
  it('says what happened in the language of the page and keeps the message to itself', async () => {
    show(new Error('connect ECONNREFUSED 10.0.0.7:5432'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Страница не открылась' })).toBeInTheDocument();
    expect(screen.getByText('Ошибка 500')).toBeInTheDocument();
    expect(document.title).toBe('Страница не открылась');
    expect(document.body).not.toHaveTextContent('ECONNREFUSED');
  });

  it('offers a retry and a link home', async () => {
    const onRetry = show(new Error('failed'));
    const user = userEvent.setup();
    await screen.findByRole('button');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/ru');
  });

  it('reloads once when a part of the code is missing', () => {
    show(new Error('Failed to load chunk /_next/static/chunks/ab.js'));
    expect(window.sessionStorage.getItem('chunk-reload-at')).not.toBeNull();
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import ai from '@/messages/en/ai.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { EstimateContext } from '../stores/estimate-context';
import { createEstimateStore } from '../stores/estimate-store';
import { Intro } from './intro';

const show = (videoUrl: string | null) =>
  render(
    <PageFrame address="/en" messages={{ ai }}>
      <EstimateContext value={createEstimateStore()}>
        <Intro videoUrl={videoUrl} />
      </EstimateContext>
    </PageFrame>,
  );

it('plays the film where one is configured, once requested', async () => {
  show('https://films.example/estimate');
  expect(screen.queryByTitle(ai.intro.how)).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: ai.intro.how }));
  expect(screen.getByTitle(ai.intro.how)).toHaveAttribute('src', 'https://films.example/estimate?autoplay=1');
});

it('has no film without one', () => {
  show(null);
  expect(screen.queryByRole('button', { name: ai.intro.how })).toBeNull();
});

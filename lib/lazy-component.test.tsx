import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { renderServerTree } from '@/tests/setup/server-tree';
import { clientOnlyComponent, lazyComponent } from './lazy-component';

type Props = { name: string };
function Part({ name }: Props) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${name}: ${count}`}
    </button>
  );
}

/** A part whose code the test releases. */
function later() {
  let arrive: (part: ComponentType<Props>) => void = () => {};
  const load = vi.fn(() => new Promise<ComponentType<Props>>((resolve) => (arrive = resolve)));
  return { load, arrive: () => act(async () => arrive(Part)) };
}

it('is loaded when it is first shown, with its placeholder until then', async () => {
  const { load, arrive } = later();
  const Lazy = lazyComponent(load, <p>its place</p>);
  expect(load).not.toHaveBeenCalled();
  render(<Lazy name="Nino" />);
  expect(screen.getByText('its place')).toBeVisible();
  await arrive();
  expect(screen.getByRole('button', { name: 'Nino: 0' })).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it('is on the page from the server and stays while its code loads', async () => {
  const ServerPart = lazyComponent(async () => Part);
  const box = document.createElement('div');
  box.innerHTML = await renderServerTree(<ServerPart name="Nino" />);
  const sent = box.querySelector('button');
  const { load, arrive } = later();
  const Lazy = lazyComponent(load, <p>its place</p>);
  await act(async () => void hydrateRoot(box, <Lazy name="Nino" />));
  expect(box).toHaveTextContent('Nino: 0');
  expect(sent?.closest('[data-pending]')).not.toBeNull();
  await arrive();
  expect(sent?.closest('[data-pending]')).toBeNull();
  fireEvent.click(sent as HTMLElement);
  expect(box.querySelector('button')).toBe(sent);
  expect(box).toHaveTextContent('Nino: 1');
});

it('is its placeholder on the server where only a browser can show it', async () => {
  const load = vi.fn(async () => Part);
  const Browser = clientOnlyComponent(load, <p>its place</p>);
  expect(await renderServerTree(<Browser name="Nino" />)).toContain('its place');
  expect(load).not.toHaveBeenCalled();
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useMobileMenu } from '@/lib/stores/mobile-menu';
import { useModal } from '@/lib/stores/modal-store';
import { PageFrame } from '@/tests/setup/page-frame';
import { GlobalModals } from './global-modals';

const modal = useModal.getState;
let mounted: string[] = [];

function Modal({ name }: { name: string }) {
  const isOpen = useModal((state) => state.current === name);
  useEffect(() => {
    mounted.push(name);
  }, [name]);
  return isOpen ? <div role="dialog">{name}</div> : null;
}

function Menu() {
  const { isOpen, setIsOpen } = useMobileMenu();
  return (
    <button type="button" aria-pressed={isOpen} onClick={() => setIsOpen(!isOpen)}>
      menu
    </button>
  );
}

const show = (modals: Record<string, ReactNode> = { companies: <Modal name="companies" />, login: <Modal name="login" /> }) =>
  render(
    <PageFrame address="/en">
      <Menu />
      <GlobalModals modals={modals} />
    </PageFrame>,
  );
const isMenuOpen = () => screen.getByRole('button', { name: 'menu' }).getAttribute('aria-pressed') === 'true';

beforeEach(() => {
  mounted = [];
  window.innerWidth = 390;
});
afterEach(() => {
  act(() => modal().reset());
  window.innerWidth = 1024;
});

describe('GlobalModals', () => {
  it('renders a modal from its first opening on, so that its code is not loaded sooner', () => {
    show();
    expect(mounted).toEqual([]);
    act(() => modal().open('companies'));
    expect(screen.getByRole('dialog')).toHaveTextContent('companies');
    act(() => modal().close('companies'));
    act(() => modal().open('companies'));
    expect(mounted).toEqual(['companies']);
  });

  it('opens what a button names, and nothing else', async () => {
    const user = userEvent.setup();
    show();
    render(
      <>
        <button type="button" data-modal="companies">
          <b>companies</b>
        </button>
        <button type="button" data-modal="vast">
          nothing
        </button>
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'nothing' }));
    expect(modal().current).toBeNull();
    await user.click(screen.getByText('companies'));
    expect(screen.getByRole('dialog')).toHaveTextContent('companies');
  });

  it('shows nothing for a modal that does not exist yet', () => {
    show({});
    act(() => modal().open('vast'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens the mobile menu under the login and closes it again with it', () => {
    show();
    act(() => modal().open('login'));
    expect(isMenuOpen()).toBe(true);
    act(() => modal().close('login'));
    expect(isMenuOpen()).toBe(false);
  });

  it('leaves a menu open that was open before the login', () => {
    show();
    act(() => screen.getByRole('button', { name: 'menu' }).click());
    act(() => modal().open('login'));
    act(() => modal().reset());
    expect(isMenuOpen()).toBe(true);
    act(() => screen.getByRole('button', { name: 'menu' }).click());
  });

  it('opens no menu where the bars of the header have room, nor for another modal', () => {
    show();
    act(() => modal().open('companies'));
    expect(isMenuOpen()).toBe(false);
    window.innerWidth = 1200;
    act(() => modal().open('login'));
    expect(isMenuOpen()).toBe(false);
  });
});

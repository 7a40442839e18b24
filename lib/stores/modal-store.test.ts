import { beforeEach, describe, expect, it } from 'vitest';
import { modalIds, useModal } from './modal-store';

const modal = useModal.getState;
let presses = 0;
const press = () => {
  presses += 1;
};

beforeEach(() => {
  presses = 0;
  modal().reset();
});

describe('the modal of the page', () => {
  it('is one of nine', () => {
    expect(modalIds).toHaveLength(9);
    expect(new Set(modalIds).size).toBe(9);
  });

  it('is open with the callback of its opener, until it is closed', () => {
    modal().open('delete-confirmation', press);
    expect(modal().current).toBe('delete-confirmation');
    modal().onClick?.();
    expect(presses).toBe(1);
    modal().close('delete-confirmation');
    expect(modal()).toMatchObject({ current: null, onClick: null });
  });

  it('is replaced by the next, without the callback of the first', () => {
    modal().open('delete-confirmation', press);
    modal().open('delete-success');
    expect(modal()).toMatchObject({ current: 'delete-success', onClick: null });
  });

  it('is not closed by one that it replaced', () => {
    modal().open('ai');
    modal().open('login');
    modal().close('ai');
    expect(modal().current).toBe('login');
  });

  it('leaves nothing behind after a sign-out, whatever was open', () => {
    modal().open('login', press);
    modal().reset();
    expect(modal()).toMatchObject({ current: null, onClick: null });
  });
});

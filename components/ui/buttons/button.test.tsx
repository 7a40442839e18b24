import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '@/components/ui/buttons/button';

describe('Button', () => {
  it('does not submit twice while loading, keeps the focus and names the progress', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (isLoading: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" isLoading={isLoading} loadingText="Sending">
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{Enter}');
    rerender(form(true));
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button'));
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Sending' })).toHaveFocus();
  });
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import common from '@/messages/en/common.json';
import statement from '@/messages/en/statement.json';
import type { ReportResult } from '../../domain/submissions';
import { ReportDialog } from './report-dialog';

type Sent = [number, string, string];

function Page({ answers, sent }: { answers: Promise<ReportResult>[]; sent: Sent[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <NextIntlClientProvider locale="en" messages={{ common, statement }}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <ReportDialog
        statementId={7}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        send={(...report) => {
          sent.push(report);
          return answers.shift() ?? Promise.reject(new Error('no answer'));
        }}
      />
    </NextIntlClientProvider>
  );
}

/** Opens the dialog. @param answers results of the submissions, in their order */
async function open(...answers: Promise<ReportResult>[]) {
  const sent: Sent[] = [];
  const user = userEvent.setup();
  render(<Page answers={answers} sent={sent} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'What is wrong with this listing?' });
  const send = () => user.click(screen.getByRole('button', { name: /Send/ }));
  return { user, sent, send };
}

const comment = () => screen.getByRole('textbox', { name: /Comment/ });

describe('ReportDialog', () => {
  it('sends nothing without a reason and leads to the reasons', async () => {
    const { sent, send } = await open();
    await send();
    expect(screen.getByRole('group', { name: /Reason/ })).toHaveAccessibleDescription('Choose what is wrong.');
    expect(screen.getByRole('radio', { name: 'The price is wrong' })).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('asks for a comment when the reason says nothing by itself', async () => {
    const { user, sent, send } = await open(Promise.resolve({ kind: 'sent' }));
    await user.click(screen.getByRole('radio', { name: 'Something else' }));
    expect(comment()).toBeRequired();
    await send();
    expect(comment()).toHaveFocus();
    expect(comment()).toHaveAccessibleDescription(/Say in a few words what is wrong/);
    await user.type(comment(), '  No stairs. ');
    expect(comment()).not.toHaveAccessibleDescription(/Say in a few words/);
    await send();
    expect(sent).toEqual([[7, 'other', 'No stairs.']]);
    expect(await screen.findByRole('dialog', { name: 'Thank you, we have your report' })).toBeInTheDocument();
  });

  it.each([
    ['limited', { kind: 'limited', minutes: 12 }, 'status', 'you can send it in 12 minutes'],
    ['failed', { kind: 'failed' }, 'alert', 'The report was not sent.'],
    ['unavailable', { kind: 'unavailable' }, 'alert', 'The author has just taken this listing down.'],
  ] as const)('keeps what was typed when sending is %s, and sends it on retry', async (_, answer, role, text) => {
    const { user, sent, send } = await open(Promise.resolve(answer), Promise.resolve({ kind: 'sent' }));
    await user.click(screen.getByRole('radio', { name: 'The address is wrong' }));
    await user.type(comment(), 'It is next door.');
    await send();
    expect(await screen.findByRole(role)).toHaveTextContent(text);
    expect(comment()).toHaveValue('It is next door.');
    await send();
    expect(sent).toEqual([
      [7, 'wrong_address', 'It is next door.'],
      [7, 'wrong_address', 'It is next door.'],
    ]);
  });

  it('treats a missing response as a failure', async () => {
    const { user, send } = await open();
    await user.click(screen.getByRole('radio', { name: 'The price is wrong' }));
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('The report was not sent.');
  });

  it('sends once however often it is clicked', async () => {
    const { user, sent, send } = await open(new Promise(() => {}));
    await user.click(screen.getByRole('radio', { name: 'The price is wrong' }));
    await send();
    await send();
    await user.keyboard('{Enter}');
    expect(sent).toHaveLength(1);
  });

  it('keeps what was typed while it is closed, and restores the focus', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Something else' }));
    await user.type(comment(), 'No stairs.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('textbox', { name: /Comment/ })).toHaveValue('No stairs.');
    expect(screen.getByRole('radio', { name: 'Something else' })).toBeChecked();
  });
});

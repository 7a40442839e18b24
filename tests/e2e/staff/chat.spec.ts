import type { Locator, Page } from '@playwright/test';
import { chatReplyRows } from '@/server/reference/chat-reply-rows';
import { signInAsStaff } from '../../factories/site-visitors';
import { expect, expectAccessible, test } from '../fixtures';
import { fromOwnAddress } from '../mortgage-journey';

const help = (page: Page): Locator => page.getByRole('button', { name: /^Help/ });
const chat = (page: Page): Locator => page.getByRole('dialog');

async function openChat(page: Page): Promise<void> {
  await help(page).click();
  await page.getByRole('button', { name: /^Chat with an operator/ }).click();
  await expect(chat(page)).toBeVisible();
}

test('a guest asks, the staff answers with a canned reply, and what is unread is counted by the badge', { tag: '@all' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const [reply] = chatReplyRows;
  const question = `Is the deposit returned? ${Date.now()}`;
  await fromOwnAddress(page);
  await page.goto('/en');
  await openChat(page);
  await chat(page).getByRole('textbox', { name: 'Message' }).fill(question);
  await page.keyboard.press('Enter');
  await expect(chat(page).getByText(question)).toBeVisible();
  // Closing the menu closes the chat.
  await help(page).click();
  await expect(chat(page)).toBeHidden();

  const desk = await browser.newPage({ ...(baseURL ? { baseURL } : {}) });
  await signInAsStaff(desk, 'support');
  await desk.goto('/en/admin/chat');
  const row = desk.getByRole('article').filter({ hasText: question });
  await expect(row).toContainText('1 new');
  await row.getByRole('link').click();
  await expect(desk.getByRole('log')).toContainText(question);
  await desk.getByRole('button', { name: reply?.title ?? '' }).click();
  const answer = desk.getByRole('textbox', { name: 'Message' });
  await expect(answer).toHaveValue(reply?.text.en ?? '');
  await answer.press('Enter');
  await expect(desk.getByRole('log')).toContainText(reply?.text.en ?? '');

  await expect(help(page)).toHaveAccessibleName('Help: unread messages');
  await page.reload();
  await expect(help(page)).toHaveAccessibleName('Help: unread messages');
  await openChat(page);
  await expect(chat(page).getByText(reply?.text.en ?? '')).toBeVisible();
  await expect(help(page)).toHaveAccessibleName('Help');
  await expectAccessible(page);

  // What is written and what ends comes to the open chat by itself.
  await answer.fill('It is, within a week.');
  await answer.press('Enter');
  await expect(chat(page).getByText('It is, within a week.')).toBeVisible();
  await desk.getByRole('button', { name: 'Close the conversation' }).click();
  await expect(chat(page).getByText('The conversation has ended')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  await desk.close();
});

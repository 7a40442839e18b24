import type { Page } from '@playwright/test';

/** Chooses from the open menu once it stands still: a press that meets an entry in motion may be lost. */
export async function chooseFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('menu').evaluate((menu) => Promise.all(menu.getAnimations().map(({ finished }) => finished)));
  await page.getByRole('menuitem', { name, exact: true }).click();
}

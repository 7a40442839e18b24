import type { Page } from '@playwright/test';

/** Chooses from the open menu once it has stopped moving: a click on a moving entry may be lost. */
export async function chooseFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('menu').evaluate((menu) => Promise.all(menu.getAnimations().map(({ finished }) => finished)));
  await page.getByRole('menuitem', { name, exact: true }).click();
}

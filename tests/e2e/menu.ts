import type { Locator } from '@playwright/test';

/** Opens a menu and chooses from it once it has stopped moving: a click on a moving entry may be lost. */
export async function chooseFromMenu(opener: Locator, name: string): Promise<void> {
  const page = opener.page();
  await opener.click();
  await page.getByRole('menu').evaluate((menu) => Promise.all(menu.getAnimations().map(({ finished }) => finished)));
  await page.getByRole('menuitem', { name, exact: true }).click();
}

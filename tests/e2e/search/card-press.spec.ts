import { searchPath } from '@/lib/routes/addresses/search-address';
import search from '@/messages/en/search.json' with { type: 'json' };
import { fetchStatements } from '../../factories/find-statements';
import { expect, test } from '../fixtures';

const { card: texts } = search;
const startOf = (text: string) => new RegExp(`^${text.replace('{title}', '')}`);

test.describe('a button of a favourite that is pressed before the page is hydrated', () => {
  for (const [name, isOnButton] of [
    ['works when it is released', true],
    ['does nothing when the pointer has left it, and the card shows that it is a favourite', false],
  ] as const)
    test(name, async ({ page }) => {
      const ids = (await fetchStatements(page.request, 'deal_types=1&per_page=2')).map(({ id }) => id);
      await page.addInitScript((stored) => window.localStorage.setItem('favourite-statements', stored), JSON.stringify(ids));
      const { promise: scripts, resolve: loadScripts } = Promise.withResolvers<void>();
      await page.route('**/_next/static/**/*.js', async (route) => {
        await scripts;
        await route.continue();
      });
      const opened = page.goto(searchPath('en', { ids }));
      const [pressed, other] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)];
      const heartOf = (card: typeof pressed) => card.getByRole('button', { name: startOf(texts.favourite_add) });
      await pressed.getByRole('button', { name: startOf(texts.hide) }).hover();
      await page.mouse.down();
      loadScripts();
      await opened;
      await expect(heartOf(other)).toHaveAttribute('aria-pressed', 'true');
      if (!isOnButton) await page.mouse.move(0, 0);
      await page.mouse.up();
      if (isOnButton) await expect(pressed.getByRole('button', { name: texts.undo })).toBeVisible();
      else await expect(heartOf(pressed)).toHaveAttribute('aria-pressed', 'true');
    });
});

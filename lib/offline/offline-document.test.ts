import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { copiesDatabase, copiesPictures, copiesStore } from './copy-names';
import { offlineDocument } from './offline-document';

const texts = {
  ...{ title: 'No <net>', text: '"Then"', retry: 'Again', favourites: 'F', viewed: 'V' },
  ...{ none: 'N', negotiable: 'P', kept: 'As of {date}' },
};

it('is a whole page in its language, which no text can break', () => {
  const page = offlineDocument('ru', texts);
  expect(page).toContain('<html lang="ru">');
  expect(page).toContain('<h1>No &#60;net&#62;</h1>');
  expect(page).toContain('data-text="&#34;Then&#34;"');
  expect(page).not.toContain('<net>');
});

it('reads the copies where they are stored', () => {
  const [worker, script] = ['sw', 'offline'].map((name) => readFileSync(`public/${name}.js`, 'utf8'));
  expect(worker).toContain(`'${copiesPictures}'`);
  expect(script).toContain(`indexedDB.open('${copiesDatabase}')`);
  expect(script).toContain(`transaction('${copiesStore}')`);
});

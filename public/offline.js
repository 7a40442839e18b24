// Shows the copies of cards stored in this browser. Texts come with the page, in its language.
const texts = document.querySelector('main').dataset;
const locale = document.documentElement.lang;
const symbols = { 1: '₾', 2: '$', 3: '€' };

function readCopies() {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('aivani-offline');
    opening.onerror = () => reject(opening.error);
    // A browser without copies has no database either.
    opening.onupgradeneeded = () => opening.result.createObjectStore('cards');
    opening.onsuccess = () => {
      const reading = opening.result.transaction('cards').objectStore('cards').getAll();
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = () => reject(reading.error);
    };
  });
}

function element(name, text) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  return made;
}

function priceOf({ prices, currencyId }) {
  const amount = prices[currencyId];
  return amount === undefined ? texts.negotiable : `${new Intl.NumberFormat(locale).format(amount)} ${symbols[currencyId]}`;
}

function card(copy) {
  const item = element('li');
  if (copy.picture) {
    const picture = element('img');
    picture.src = `${copy.picture}?copy`;
    picture.alt = '';
    item.append(picture);
  }
  const box = element('div');
  const kept = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(copy.keptAtMs);
  box.append(element('b', priceOf(copy)), element('p', copy.titles[locale]), element('p', copy.addresses[locale]));
  box.append(element('small', texts.kept.replace('{date}', kept)));
  item.append(box);
  return item;
}

function section(title, copies) {
  if (copies.length === 0) return [];
  const list = element('ul');
  list.append(...copies.map(card));
  return [element('h2', title), list];
}

readCopies()
  .catch(() => [])
  .then((copies) => {
    copies.sort((a, b) => a.position - b.position);
    const found = [
      ...section(
        texts.favourites,
        copies.filter(({ isFavourite }) => isFavourite),
      ),
      ...section(
        texts.viewed,
        copies.filter(({ isFavourite }) => !isFavourite),
      ),
    ];
    document.getElementById('copies').append(...(found.length > 0 ? found : [element('p', texts.none)]));
  });

/** Opens the page itself once the site answers again, which may be later than the network says. */
async function comeBack() {
  const response = await fetch('/api/health/live', { cache: 'no-store' }).catch(() => null);
  if (response?.ok) window.location.reload();
  else if (navigator.onLine) setTimeout(comeBack, 2000);
}

window.addEventListener('online', comeBack);

import { type SQL, sql } from 'drizzle-orm';
import { stationTerms } from './search.metro.query';
import { stemPatterns } from './search.terms';

const cyrillic = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';
const georgian = Array.from({ length: 0x10ff - 0x10d0 + 1 }, (_, index) => String.fromCodePoint(0x10d0 + index)).join('');
const mtavruli = Array.from({ length: georgian.length }, (_, index) => String.fromCodePoint(0x1c90 + index)).join('');
const cyrillicCapitals = `${cyrillic.toUpperCase()}Ёё`;
const cyrillicSmalls = `${cyrillic}ее`;
/** The letters and digits that a word is made of; everything else parts words. */
const wordCharacters = '0-9a-zа-яა-ჿ';

const has = (text: SQL, letters: string): SQL => sql`${text} ~ ${sql.raw(`'[${letters}]'`)}`;
const translated = (text: SQL, from: string, to: string): SQL => sql`translate(lower(${text}), ${sql.raw(`'${from}', '${to}'`)})`;

/**
 * Lower case of a text in the three languages. `lower` alone knows only ASCII where the database has the C locale, so the other
 * capitals are translated. Translating tries every listed letter on every character, so each alphabet is listed only where it occurs.
 */
const folded = (text: SQL): SQL =>
  sql`case when ${has(text, `${mtavruli[0]}-${mtavruli.at(-1)}`)} then ${translated(text, cyrillicCapitals + mtavruli, cyrillicSmalls + georgian)}
    when ${has(text, 'А-ЯЁё')} then ${translated(text, cyrillicCapitals, cyrillicSmalls)} else lower(${text}) end`;

/** The stem of a lower-case word, as `stem` has it. */
const stemOf = (word: string): string => {
  const cases = stemPatterns.map(({ letters, patterns }) => {
    const stripped = patterns.reduce((text, pattern) => `regexp_replace(${text}, '${pattern}', '\\1')`, word);
    return `when ${word} ~ '^[${letters}]+$' then ${stripped}`;
  });
  return `case ${cases.join(' ')} else ${word} end`;
};

/** The words of a text, each once, in lower case: the same on every database, whatever its locale. */
const wordsOf = (text: SQL): SQL =>
  sql`tsvector_to_array(to_tsvector('simple', regexp_replace(${folded(text)}, ${sql.raw(`'[^${wordCharacters}]+'`)}, ' ', 'g')))`;

/**
 * Each text of a query (id, line) as the stems of its words, a search vector without positions (id, words). The patterns that find a stem
 * take most of the time, so they meet each word once, however many of the texts hold it; `offset 0` keeps each line from being put together
 * wherever it is named.
 */
export const textVectors = (lines: SQL): SQL => sql`with texts as materialized (
    select given.id, ${wordsOf(sql`given.line`)} as words from (${lines} offset 0) given
  ), stems as materialized (
    select jsonb_object_agg(word, ${sql.raw(stemOf('word'))}) as by_word
    from (select distinct unnest(words) as word from texts) known where word !~ '[0-9]'
  )
  select texts.id, array_to_tsvector(array(select coalesce(stems.by_word->>word, word) from unnest(texts.words) as word)) as words
  from texts cross join stems`;

/** What titles say, and what else people call it. */
const dealTerms: Record<number, string> = {
  1: 'იყიდება for sale buy продается продажа купить',
  2: 'ქირავდება for rent сдается аренда снять',
  3: 'გირავდება for pledge сдается под залог',
  7: 'ქირავდება დღიურად for daily rent посуточно сдается аренда снять',
  10: 'გაიცემა იჯარით for lease сдается в аренду',
};
const typeTerms: Record<number, string> = {
  1: 'ბინა apartment flat квартира',
  2: 'კერძო სახლი private house частный дом',
  3: 'აგარაკი country house cottage дача',
  4: 'მიწის ნაკვეთი land plot земельный участок земля',
  5: 'კომერციული ფართი commercial space коммерческая недвижимость помещение',
  6: 'სასტუმრო hotel гостиница отель',
};
const statusTerms: Record<number, string> = {
  2: 'ახალი აშენებული new building новостройка',
  3: 'მშენებარე under construction строится строящийся',
};
const studioTerms = 'სტუდიო studio студия';
const roomTerms = 'ოთახიანი ოთახი room rooms комнатная комната';

const termsFor = (column: SQL, words: Record<number, string>): SQL =>
  sql`case ${column} ${sql.raw(
    Object.entries(words)
      .map(([id, text]) => `when ${id} then '${text}'`)
      .join(' '),
  )} else '' end`;

const names = (alias: string, column = 'name'): SQL =>
  sql.raw(`${alias}.${column}->>'ka', ${alias}.${column}->>'en', ${alias}.${column}->>'ru'`);

/** Everything that a visitor may search a statement (`s`, joined to its places) by: id, title, places, metro station, address, the author's words. */
export const searchedText: SQL = sql`concat_ws(' ', s.id, ${termsFor(sql`s.deal_type_id`, dealTerms)}, ${termsFor(sql`s.real_estate_type_id`, typeTerms)},
  ${termsFor(sql`s.status_id`, statusTerms)}, case when s.living_room_type_id = 4 and s.room_type_id = 1 then ${sql.raw(`'${studioTerms}'`)} else '' end,
  case when s.room_type_id > 0 then concat_ws(' ', case when s.room_type_id >= 7 then s.room_type_id - 1 else s.room_type_id end, ${sql.raw(`'${roomTerms}'`)}) end,
  ${names('c')}, ${names('c', 'region')}, ${names('d')}, ${names('u')}, ${termsFor(sql`s.metro_station_id`, stationTerms)}, ${names('st')}, s.street_number, s.address_text, ${names('s', 'comment')})`;

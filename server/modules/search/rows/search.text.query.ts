import { type SQL, sql } from 'drizzle-orm';
import { stationTerms } from './search.metro.query';

/** The terms of titles and their synonyms. */
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

import { sql } from 'drizzle-orm';
import { anyOf, type Executor, queryRows } from '../../../db/client';
import { chunkRows, optionTokens } from './search.tokens.query';

/** A stem gets bitmaps when more than one in `textsPerWord` texts contain it; others are found by the text index. */
const textsPerWord = 1000;
const wordsMax = 3000;
const textsMin = 10;
/** Maximum number of texts in which stems are counted; above it a sample is used. */
const countedTexts = 50_000;
const chunk = sql.raw(String(chunkRows));

/**
 * Adds bitmaps for the stems that many texts contain by now. Its transaction must keep others from sealing.
 * @returns how many stems are new
 */
export async function addWordBitmaps(tx: Executor): Promise<number> {
  const { base } = optionTokens('words');
  const [{ texts } = { texts: 0 }] = await queryRows<{ texts: number }>(
    tx,
    sql`select count(*)::int as texts from statement_text`,
  );
  if (texts === 0) return 0;
  const part = Math.min(100, (countedTexts / texts) * 100);
  const counted = Math.min(texts, countedTexts);
  const sample = `select words from statement_text tablesample bernoulli (${part})`;
  const learned = await queryRows<{ tokenId: number }>(
    tx,
    sql`insert into search_words (word, tok)
      select word, coalesce((select max(tok) from search_words), ${base}::int) + row_number() over (order by ndoc desc, word)
      from ts_stat(${sample}) where ndoc >= ${textsMin} and ndoc * ${textsPerWord} > ${counted} and not exists (select from search_words w where w.word = ts_stat.word)
      order by ndoc desc, word limit greatest(0, ${wordsMax} - (select count(*)::int from search_words))
      returning tok as "tokenId"`,
  );
  if (learned.length > 0) await fillWords(tx, Math.min(...learned.map(({ tokenId }) => tokenId)));
  return learned.length;
}

/** Writes the bitmaps of the stems from a token on, chunk by chunk. */
async function fillWords(tx: Executor, first: number): Promise<void> {
  const chunks = await queryRows<{ chunk: number }>(tx, sql`select distinct chunk from search_bits order by 1`);
  for (const row of chunks)
    await tx.execute(sql`insert into search_bits (tok, chunk, bits)
      select w.tok, ${row.chunk}::int, bit_or(set_bit((0::bit(${chunk}))::varbit, r.ord % ${chunk}, 1))
      from statement_search r join statement_text t on t.id = r.id
      cross join lateral unnest(t.words) u join search_words w on w.word = u.lexeme and w.tok >= ${first}::int
      where r.ord >= ${row.chunk}::int * ${chunk} and r.ord < (${row.chunk}::int + 1) * ${chunk} group by w.tok
      on conflict (tok, chunk) do update set bits = search_bits.bits | excluded.bits`);
}

/** The stems of rows that have bitmaps: each with the places of the rows that contain it, separated by commas. */
export async function findWordPlaces(tx: Executor, ids: readonly number[]): Promise<{ tokenId: number; ords: string }[]> {
  return queryRows(
    tx,
    sql`select w.tok as "tokenId", string_agg(r.ord::text, ',') as ords from statement_search r join statement_text t on t.id = r.id
      cross join lateral unnest(t.words) u join search_words w on w.word = u.lexeme where r.id = ${anyOf(ids)} group by w.tok`,
  );
}

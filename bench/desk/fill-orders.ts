import { sql } from 'drizzle-orm';
import type { Database } from '../../backend/platform/db/database.ts';

/** Orders a statement. A server cancels statements that take longer than some minutes. */
const CHUNK = 50_000;
/** Orders are placed over this many days before the begin of `NOW`. */
const DAYS = 1000;
const NOW = '2026-11-30T09:00:00+03:00';

// Common names, combined at random. So a name is rare, and a part of one is in many.
const FIRST = [
  ...['Анна', 'Мария', 'Елена', 'Ольга', 'Наталья', 'Ирина', 'Татьяна', 'Светлана', 'Екатерина', 'Юлия'],
  ...['Александр', 'Сергей', 'Дмитрий', 'Алексей', 'Андрей', 'Иван', 'Михаил', 'Пётр', 'Павел', 'Фёдор'],
];
const LAST = [
  ...['Иванов', 'Смирнов', 'Кузнецов', 'Попов', 'Васильев', 'Петров', 'Соколов', 'Михайлов', 'Новиков'],
  ...['Фёдоров', 'Морозов', 'Волков', 'Алексеев', 'Лебедев', 'Семёнов', 'Егоров', 'Павлов', 'Козлов'],
  ...['Степанов', 'Николаев', 'Орлов', 'Андреев', 'Макаров', 'Никитин', 'Захаров', 'Зайцев', 'Соловьёв'],
  ...['Борисов', 'Яковлев', 'Григорьев', 'Романов', 'Воробьёв', 'Сергеев', 'Щукин', 'Эйхенбаум', 'Цой'],
];
const DOMAINS = ['example.ru', 'pochta.example', 'mail.example', 'example.com'];

/** Names of the state of an order by how old it is: new ones wait, nearly all older ones were received. */
const STATE = sql.raw(`case
  when "n" % 23 = 0 then 'CANCELLED'
  when "n" < 40 then 'AWAITING_PAYMENT'
  when "n" < 400 then (array['PLACED', 'PAID'])[1 + "n" % 2]
  when "n" < 900 then 'PACKING'
  when "n" < 4000 then (array['SHIPPED', 'READY'])[1 + "n" % 2]
  when "n" % 31 = 0 then 'PARTLY_HANDED_OVER'
  else 'HANDED_OVER' end`);

const inArray = (words: readonly string[]) =>
  sql`(array[${sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[])`;

/** Indexes that are made once after filling, because adding to them row by row takes several times as long. */
const LATE = ['order_buyer_grams', 'order_number_grams', 'order_line_sku', 'order_line_article'] as const;

/**
 * Fills a shop that has goods with orders, each with its buyer, two lines on average and its first step. The
 * n-th order is the n-th newest. All of it follows from n, so each filling makes the same orders.
 */
export async function fillOrders(db: Database, orders: number): Promise<void> {
  const { rows: made } = await db.execute<{ name: string; as: string }>(
    sql`select indexname as name, indexdef as as from pg_indexes where indexname in ${LATE}`,
  );
  for (const { name } of made) await db.execute(sql`drop index ${sql.identifier(name)}`);
  await db.execute(sql`create table bench_good as
    select row_number() over (order by a.id) - 1 as place, a.id, a.sku, a.size, v.product_url, g.name,
      coalesce(a.price, v.price) as price, v.pictures -> 0 as picture
    from article a join variant v on v.id = a.variant_id join variant_group g on g.id = v.group_id`);
  await db.execute(sql`create unique index on bench_good (place)`);
  for (let from = 0; from < orders; from += CHUNK) await fillChunk(db, from, Math.min(orders, from + CHUNK));
  await db.execute(sql`drop table bench_good`);
  for (const { as } of made) await db.execute(sql.raw(as));
  await db.execute(sql`analyze "order", order_buyer, order_line, order_event`);
}

async function fillChunk(db: Database, from: number, to: number): Promise<void> {
  // 0 to 999 999 in an order that looks random: the numbers of orders reveal nothing about one another.
  const chunk = sql`(select "n", ("n" * 387420489::bigint + 12345) % 1000000 as "r",
    md5("n"::text) as "hash" from generate_series(${from}::integer, ${to - 1}::integer) as "n") as "made"`;
  const id = sql.raw(`("hash")::uuid`);
  const at = sql`date_trunc('second', ${NOW}::timestamptz - "n" * interval '1 day' * ${DAYS}::integer / 1000000.0)`;
  const digits = sql.raw(`lpad("r"::text, 6, '0')`);
  await db.execute(sql`
    insert into "order" (id, number, state, placed_at, delivery, payment, goods_sum, discount_sum, total)
    select ${id}, 'В-' || ${digits} || '-' || ("r" % 10), ${STATE}, ${at},
      '{"methodId":"courier","kind":"courier","name":"Курьером","cityCode":"moskva","cityName":"Москва","point":null,"day":null,"interval":null,"leavesOn":null,"firstDay":"2026-12-01","lastDay":"2026-12-02","storageDays":null,"fitting":false,"price":0}',
      'cash', 500000, 0, 500000
    from ${chunk}`);
  await db.execute(sql`
    insert into order_buyer (order_id, name, phone, email, lookup, consent_document, consent_version, consent_text_hash, kept_until)
    select ${id}, "first" || ' ' || "last", '+79' || lpad(("r" * 7919::bigint % 1000000000)::text, 9, '0'),
      'buyer' || "r" || '@' || ${inArray(DOMAINS)}[1 + "r" % ${DOMAINS.length}], "hash", 'personal-data', '1', '', now() + interval '3 years'
    from (select *, ${inArray(FIRST)}[1 + "r" % ${FIRST.length}] as "first",
      ${inArray(LAST)}[1 + "r" / ${FIRST.length} % ${LAST.length}] || case when "r" % ${FIRST.length} < 10 then 'а' else '' end as "last"
      from ${chunk}) as "named"`);
  await db.execute(sql`
    insert into order_line (order_id, position, article_id, product_url, sku, name, colour, size, picture, quantity, is_gift, unit_price_before, total, discounts, vat_rate)
    select ${id}, "position", g.id, g.product_url, g.sku, g.name,
      '{"colorFamily":"black","displayValue":"Чёрный","value":"BLACK","hex":"#161514"}', g.size, g.picture, 1, false, g.price, g.price, '[]', 22
    from ${chunk} cross join generate_series(0, 2) as "position"
    join bench_good g on g.place = ("r" * 31 + "position" * 977) % (select count(*) from bench_good)
    where "position" <= "r" % 3`);
  await db.execute(sql`
    insert into order_event (order_id, position, state, at, by) select ${id}, 0, 'PLACED', ${at}, 'shopper' from ${chunk}`);
}

import { type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

/**
 * A prepared statement: its name in the database, the types of its parameters, and the description of its
 * result rows.
 */
type Prepared = { name: string; types: readonly number[]; rows: readonly Message[] };

type Query = <Row>(text: string, values?: unknown[], options?: QueryOptions) => Promise<Results<Row>>;

/** Maximum number of prepared statements. If there are more, the least recently used one is closed. */
const MOST = 200;
/**
 * Maximum length in characters of a statement to prepare. Longer ones usually insert many rows, and the same
 * number of rows rarely comes again.
 */
const LONGEST = 8000;
const REPEATED = /^\s*(select|insert|update|delete|with)\b/i;

/**
 * Makes PGlite prepare each statement once, as drivers of servers do. By default, PGlite parses and plans a
 * statement each time, with six messages to its WebAssembly code. A prepared statement needs one message and
 * a fifth of the time. Statements of other kinds, or with special options, run as by default.
 */
export function rememberStatements(client: PGlite): void {
  const known = new Map<string, Prepared>();
  let named = 0;

  const send = (messages: readonly Uint8Array[]) =>
    client.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });

  async function prepare(text: string): Promise<Prepared> {
    const name = `s${++named}`;
    const answer = await send([serialize.parse({ name, text }), serialize.describe({ type: 'S', name })]);
    const rows = answer.filter((message) => message.name === 'rowDescription');
    return { name, types: parse.parseDescribeStatementResults(answer), rows };
  }

  async function preparedOf(text: string): Promise<Prepared> {
    const found = known.get(text) ?? (await prepare(text));
    // Marks the statement as recently used by moving it to the end of the map.
    known.delete(text);
    known.set(text, found);
    const [oldest] = known;
    if (oldest && known.size > MOST) {
      known.delete(oldest[0]);
      await send([serialize.close({ type: 'S', name: oldest[1].name })]);
    }
    return found;
  }

  async function ask<Row>(
    text: string,
    values: unknown[],
    { parsers, ...options }: QueryOptions,
  ): Promise<Results<Row>> {
    const { name, types, rows } = await preparedOf(text);
    const texts = values.map((value, at) => asText(client, value, types[at]));
    const bound = serialize.bind({ statement: name, values: texts });
    const answer = await send([bound, serialize.execute({})]);
    // The result's parsers inherit from those of the client. If they were passed as an option, PGlite would
    // copy all parsers for every statement, which takes a tenth of its time.
    const inherited = Object.assign(Object.create(client.parsers), parsers);
    const [result] = parse.parseResults([...rows, ...answer], inherited, options);
    return result as Results<Row>;
  }

  const isRepeated = (text: string, { rowMode, parsers, ...others }: QueryOptions) =>
    REPEATED.test(text) && text.length <= LONGEST && Object.keys(others).length === 0 && !client.closed;

  const query: Query = client.query.bind(client);
  client.query = async <Row>(text: string, values: unknown[] = [], options: QueryOptions = {}) => {
    if (!isRepeated(text, options)) return query<Row>(text, values, options);
    return client._runExclusiveTransaction(() =>
      client._runExclusiveQuery(async () => {
        try {
          return await ask<Row>(text, values, options);
        } finally {
          await client.syncToFs();
        }
      }),
    );
  };
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      const within: Query = tx.query.bind(tx);
      tx.query = async <Row>(text: string, values: unknown[] = [], options: QueryOptions = {}) =>
        isRepeated(text, options) && !tx.closed
          ? client._runExclusiveQuery(() => ask<Row>(text, values, options))
          : within<Row>(text, values, options);
      return work(tx);
    });
}

const { serialize } = protocol;

/** Converts a parameter to text, as PGlite does. */
function asText({ serializers }: PGlite, value: unknown, type: number | undefined): string | null {
  if (value === null || value === undefined) return null;
  const serializer = type === undefined ? undefined : serializers[type];
  return serializer ? serializer(value) : String(value);
}

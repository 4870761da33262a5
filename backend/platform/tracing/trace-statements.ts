import type { PGlite, Transaction } from '@electric-sql/pglite';
import type pg from 'pg';
import { statementName } from './statement-name.ts';
import { isTraced, traced } from './tracing.ts';

type Query = (...args: unknown[]) => unknown;
type Asked = { query: unknown };

/** Traces all statements of a pool, also in transactions. Does nothing if tracing is off. */
export function tracePool(pool: pg.Pool): void {
  if (!isTraced()) return;
  traceQueries(pool);
  pool.on('connect', traceQueries);
}

/** Traces all statements of an embedded database. */
export function traceEmbedded(client: PGlite): void {
  if (!isTraced()) return;
  traceQueries(client);
  const transaction = client.transaction.bind(client) as (
    work: (tx: Transaction) => Promise<unknown>,
  ) => Promise<unknown>;
  client.transaction = ((work: (tx: Transaction) => Promise<unknown>) =>
    transaction((tx) => {
      traceQueries(tx);
      return work(tx);
    })) as typeof client.transaction;
}

function traceQueries(target: Asked): void {
  const query = (target.query as Query).bind(target);
  target.query = (...args: unknown[]) => {
    // A call with a callback is made by the pool itself, as part of a statement that is already traced.
    if (typeof args.at(-1) === 'function') return query(...args);
    const name = statementName(textOf(args[0]));
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name };
    return traced({ name, kind: 'client', attributes }, async () => query(...args));
  };
}

const textOf = (statement: unknown): string =>
  typeof statement === 'string'
    ? statement
    : String((statement as { text?: unknown } | undefined)?.text ?? '');

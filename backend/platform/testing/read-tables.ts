import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

type Column = { name: string; type: string; isNullable: boolean };

/** A foreign key of a single column. */
type Reference = {
  column: string;
  to: string;
  onDelete: 'cascade' | 'set null' | 'restrict' | 'other';
};

export type Table = { name: string; columns: Column[]; references: Reference[] };

/**
 * Reads from a database which tables it really has. Unlike the TypeScript schema, this also shows tables that
 * only a migration knows.
 */
export async function readTables(db: Database): Promise<Table[]> {
  const { rows } = await db.execute<Table>(sql`
    select relname as name,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod), 'isNullable', not attnotnull))
        from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as columns,
      (select coalesce(json_agg(json_build_object('column', attname, 'to', (select target.relname from pg_class target where target.oid = confrelid),
          'onDelete', case confdeltype when 'c' then 'cascade' when 'n' then 'set null' when 'r' then 'restrict' else 'other' end)), '[]')
        from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
        where conrelid = pg_class.oid and contype = 'f') as references
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`);
  return rows;
}

/** Names of the tables with a row that contains this text. */
export async function tablesNaming(db: Database, text: string): Promise<string[]> {
  return tablesWhere(db, sql`entry::text like ${`%${text}%`}`);
}

/** Names of the tables that have at least one row. */
export const tablesWithRows = (db: Database): Promise<string[]> => tablesWhere(db, sql`true`);

async function tablesWhere(db: Database, holds: ReturnType<typeof sql>): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await readTables(db)) {
    const { rows } = await db.execute(
      sql`select 1 from ${sql.identifier(name)} as entry where ${holds} limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

import type { TestProject } from 'vitest/node';
import { openPostgres } from '../support/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database server whose user may create databases. */
    postgresUrl: string;
  }
}

/** Starts a real PostgreSQL for all integration tests and gives its address to them. */
export default async function startPostgres(project: TestProject) {
  const postgres = await openPostgres();
  project.provide('postgresUrl', postgres.url);
  return () => postgres.close();
}

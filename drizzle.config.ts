import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  // The files that declare tables. Each top folder of the backend has its own.
  schema: ['./backend/**/tables.ts', './backend/domain/tables/*.ts'],
  out: './backend/migrations',
});

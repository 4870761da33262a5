import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  // Each room of the backend declares its own tables.
  schema: ['./backend/**/tables.ts', './backend/domain/tables/*.ts'],
  out: './backend/migrations',
});

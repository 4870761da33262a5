import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  // Tables are declared by the rooms that own them.
  schema: ['./backend/**/tables.ts', './backend/domain/tables/*.ts'],
  out: './backend/migrations',
});

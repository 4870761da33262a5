import { customType } from 'drizzle-orm/pg-core';

/** A binary column. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

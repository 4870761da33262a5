import { customType } from 'drizzle-orm/pg-core';

/** Column type for binary data. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

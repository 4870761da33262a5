import { config } from 'zod/mini';

// The security policy forbids eval and reports attempts, and zod tries it when schemas are created.
config({ jitless: true });

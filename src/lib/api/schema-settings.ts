import { config } from 'zod/mini';

// Zod uses eval when a schema is created. The content security policy forbids it and reports the attempts, so
// switch it off.
config({ jitless: true });

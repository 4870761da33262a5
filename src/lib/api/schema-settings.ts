import { config } from 'zod/mini';

// The security policy forbids code made of text, and reports the attempt, which is made as schemas come to be.
config({ jitless: true });

// Builds when needed, then serves in this process. The server itself migrates the database and fills the demo catalog.
import { ensureBuilt } from './setup/build.ts';
import { orSentence } from './setup/or-sentence.ts';

const began = performance.now();
if (await orSentence(ensureBuilt)) console.log(`Built: ${((performance.now() - began) / 1000).toFixed(1)} s`);
process.env.NODE_ENV = 'production';
await import('../server/main.ts');

import { startInBrowser } from './lib/start/browser';
import { getRouter } from './router';

// The shop has its own entry, because the entry of the framework includes the client of server functions: 9
// KB in brotli that no page needs.
startInBrowser(getRouter);

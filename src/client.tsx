import { startInBrowser } from './lib/start/browser';
import { getRouter } from './router';

// Our own entry, because the framework's includes the client of server functions: 9 KB in brotli that no page
// needs.
startInBrowser(getRouter);

import { startInBrowser } from './lib/start/browser';
import { getRouter } from './router';

// The shop's own client entry. The framework's default entry would add the client of server functions: 9 KB
// after Brotli, which no page of the shop needs.
startInBrowser(getRouter);

import { stripVTControlCharacters } from 'node:util';
import type { Plugin } from 'vite';

/**
 * A Vite plugin for errors that pages throw in the browser: prints them in the terminal, and shows them in
 * Vite's overlay, with file, line and the code around it. Vite itself finds the place by source maps too, but
 * writes it only to the terminal.
 */
export function browserErrors(): Plugin {
  return {
    name: 'vitrina:browser-errors',
    apply: 'serve',
    config: () => ({ server: { forwardConsole: { unhandledErrors: true, logLevels: [] } } }),
    configureServer({ config, environments }) {
      const { logger } = config;
      const error = logger.error.bind(logger);
      logger.error = (text, options) => {
        error(text, options);
        const message = stripVTControlCharacters(text);
        if (message.startsWith('[Unhandled error]'))
          environments.client?.hot.send({ type: 'error', err: { message, stack: '' } });
      };
    },
  };
}

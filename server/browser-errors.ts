import { stripVTControlCharacters } from 'node:util';
import type { Plugin } from 'vite';

/**
 * Shows errors that pages throw in the browser, with file, line and the code around them, in the terminal and
 * in Vite's overlay. Vite itself finds these places by source maps, but writes them only to the terminal.
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

import { createIsomorphicFn } from '@tanstack/react-start';
import { requestContext } from '../../page/request-context';
import type { ApiEnvironment } from '../call/environment';
import { browserEnvironment } from './browser-environment';
import { serverEnvironment } from './server-environment';

/**
 * The environment of API calls: of this page in the browser, or of the request that is being rendered on the
 * server.
 */
export const currentEnvironment: () => ApiEnvironment = createIsomorphicFn()
  .client(browserEnvironment)
  .server(() => {
    const context = requestContext();
    return context ? serverEnvironment(context) : browserEnvironment();
  });

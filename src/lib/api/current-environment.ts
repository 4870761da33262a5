import { createIsomorphicFn } from '@tanstack/react-start';
import { requestContext } from '../request-context';
import { browserEnvironment } from './browser-environment';
import type { ApiEnvironment } from './environment';
import { serverEnvironment } from './server-environment';

/** Where this code runs now: in the browser, or in the rendering of one request. */
export const currentEnvironment: () => ApiEnvironment = createIsomorphicFn()
  .client(browserEnvironment)
  .server(() => {
    const context = requestContext();
    return context ? serverEnvironment(context) : browserEnvironment();
  });

import { createIsomorphicFn } from '@tanstack/react-start';
import { requestContext } from '../../page/request-context';
import type { ApiEnvironment } from '../call/environment';
import { browserEnvironment } from './browser-environment';
import { serverEnvironment } from './server-environment';

/** Where this code runs now: in the browser, or in the rendering of one request. */
export const currentEnvironment: () => ApiEnvironment = createIsomorphicFn()
  .client(browserEnvironment)
  .server(() => {
    const context = requestContext();
    return context ? serverEnvironment(context) : browserEnvironment();
  });

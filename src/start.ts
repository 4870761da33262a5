import { createCsrfMiddleware, createStart } from '@tanstack/react-start';

// The shop has no server functions, because mutations use /api. This middleware protects any that may be
// added.
export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' })],
}));

import { createCsrfMiddleware, createStart } from '@tanstack/react-start';

// The shop has no server functions of the framework, because changes go through /api. If one is added, this
// middleware protects it.
export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' })],
}));

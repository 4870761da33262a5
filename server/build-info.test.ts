import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { StartupError } from '../backend/platform/startup-error.ts';
import { loadBuild } from './build-info.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrina-dist-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the build', () => {
  it('loadBuild fails with one sentence that asks the operator to build, if there is no build', async () => {
    await expect(loadBuild(folder)).rejects.toThrow(StartupError);
    await expect(loadBuild(folder)).rejects.toThrow('npm run build');
  });

  it('the loaded build passes the context of the request to the rendering', async () => {
    mkdirSync(join(folder, 'server'));
    writeFileSync(join(folder, 'build.json'), '{"version":"1a2b3c4d"}');
    writeFileSync(
      join(folder, 'server', 'server.js'),
      'export default { fetch: (request, { context }) => new Response(request.url + context.requestId) };',
    );
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const { name, page } = await loadBuild(folder);
    expect(name).toBe('1a2b3c4d');
    const response = await page(new Request('http://shop/'), { requestId: 'id' } as never);
    expect(await response.text()).toBe('http://shop/id');
  });
});

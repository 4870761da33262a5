import { spawn } from 'node:child_process';
import { join } from 'node:path';

const SCRIPT = join(import.meta.dirname, 'render.py');

/**
 * Renders the scene in a folder with Blender. The garment is rotated by `yaw` degrees. If `threads` is 0, all
 * cores are used.
 */
export async function renderView(
  folder: string,
  { view, yaw, samples, threads }: { view: string; yaw: number; samples: number; threads: number },
): Promise<void> {
  const options = ['--view', view, '--yaw', String(yaw), '--samples', String(samples)];
  const before = ['-b', '--python-exit-code', '1', '-t', String(threads), '-P', SCRIPT];
  const blender = spawn('blender', [...before, '--', folder, ...options]);
  let output = '';
  for (const stream of [blender.stdout, blender.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  await new Promise<void>((resolve, reject) => {
    blender.on('error', reject);
    blender.on('close', (code) => (code === 0 ? resolve() : reject(new Error(output.slice(-3000)))));
  });
}

import { createHash } from 'node:crypto';
import type { Scene } from './scene.ts';

/**
 * Scenes by id. `fingerprint` changes whenever a scene changes; the URLs of all pictures then get a new
 * version.
 */
export type SceneBook = {
  ids: () => Iterable<string>;
  scene: (id: string) => Scene | undefined;
  fingerprint: string;
};

/**
 * Creates a scene book whose scenes are made on demand. The function that makes a scene may depend only on
 * its arguments and `facts`.
 */
export function sceneBook(
  ids: Iterable<string>,
  facts: unknown,
  scene: (id: string) => Scene | undefined,
): SceneBook {
  const known = new Set(ids);
  return {
    ids: () => known,
    scene: (id) => (known.has(id) ? scene(id) : undefined),
    fingerprint: createHash('sha256').update(JSON.stringify(facts)).digest('hex'),
  };
}

import { createHash } from 'node:crypto';
import type { Scene } from './scene.ts';

/**
 * Scenes by id. The fingerprint changes whenever a scene changes, which gives the URLs of all pictures a new
 * version.
 */
export type SceneBook = {
  ids: () => Iterable<string>;
  scene: (id: string) => Scene | undefined;
  fingerprint: string;
};

/**
 * A book of scenes that are created on demand. The result of creating a scene must depend only on `facts`.
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

import { expect, it } from 'vitest';
import { createPasswords, type Hasher } from './passwords.ts';

/** A hasher whose tasks finish only when the test calls one of `ends`. */
function slowHasher() {
  const ends: (() => void)[] = [];
  let atOnce = 0;
  let most = 0;
  const work = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise<void>((resolve) => ends.push(resolve));
    atOnce -= 1;
  };
  const hasher: Hasher = {
    hash: async (password) => {
      await work();
      return `hash of ${password}`;
    },
    verify: async (hash, password) => {
      await work();
      return hash === `hash of ${password}`;
    },
  };
  return { hasher, ends, most: () => most };
}

it('two hundred simultaneous password checks are all completed', async () => {
  const hasher: Hasher = { hash: async (password) => password, verify: async () => true };
  const passwords = createPasswords({ hasher });
  const all = await Promise.all(Array.from({ length: 200 }, () => passwords.verify('known', 'typed')));
  expect(all).toEqual(Array(200).fill(true));
});

it('two passwords are hashed at a time, a limited number of requests is queued, and further ones get 503 with Retry-After', async () => {
  const { hasher, ends, most } = slowHasher();
  const passwords = createPasswords({ hasher, queue: 20 });
  const all = Array.from({ length: 30 }, (_, index) => passwords.hash(String(index)));
  const results = Promise.allSettled(all);
  for (let done = 0; done < 22; done++) {
    await expect.poll(() => ends.length, { interval: 1 }).toBeGreaterThan(0);
    ends.shift()?.();
  }
  const settled = await results;
  expect(settled.slice(0, 22).map(({ status }) => status)).toEqual(Array(22).fill('fulfilled'));
  for (const refused of settled.slice(22))
    expect(refused).toMatchObject({
      status: 'rejected',
      reason: { status: 503, code: 'UNAVAILABLE', headers: { 'retry-after': '2' } },
    });
  expect(most()).toBe(2);
});

it('a hashing task that fails makes room for the next one', async () => {
  const passwords = createPasswords({
    concurrency: 1,
    queue: 0,
    hasher: { hash: () => Promise.reject(new Error('broken')), verify: async () => true },
  });
  for (let attempt = 0; attempt < 3; attempt++) await expect(passwords.hash('x')).rejects.toThrow('broken');
  expect(await passwords.verify('x', 'x')).toBe(true);
});

it('the password check for an unknown login does the same work as for a known one, and always fails', async () => {
  const verified: string[] = [];
  const hasher: Hasher = {
    hash: async (password) => `hash of ${password}`,
    verify: async (hash) => {
      verified.push(hash);
      return true;
    },
  };
  const passwords = createPasswords({ hasher });
  expect(await passwords.verify(null, 'anything')).toBe(false);
  expect(await passwords.verify(null, 'anything else')).toBe(false);
  expect(verified).toHaveLength(2);
});

it('password hashes are salted argon2id, and verify the right password', async () => {
  const passwords = createPasswords();
  const [one, other] = await Promise.all([passwords.hash('lipovyy-chay'), passwords.hash('lipovyy-chay')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await passwords.verify(one, 'lipovyy-chay')).toBe(true);
  expect(await passwords.verify(one, 'lipovyy-chai')).toBe(false);
  expect(await passwords.verify(null, 'lipovyy-chay')).toBe(false);
});

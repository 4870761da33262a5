import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../platform/testing/database.ts';
import { type Fault, faults, openSessions, type Sessions } from '../../testing/sessions.ts';
import type { Tokens } from './tokens.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Number of random test runs; set MODEL_RUNS=1000 for more. */
const RUNS = Number(process.env.MODEL_RUNS ?? 60);

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

/**
 * A pair of tokens in a minimal model of the rules for tokens (docs/specification.md §6.3). The tests compare
 * the shop with this model. Times are in ms.
 */
type Link = { tokens: Tokens; born: number; usedAt?: number };
type Device = { signedIn: boolean; chain: Link[]; accesses: { text: string; born: number }[] };
type World = { now: number; devices: Device[]; sessions: Sessions };

const isFresh = ({ born }: Link, now: number) => now < born + 7 * DAY;
const isShown = ({ signedIn, chain }: Device, now: number) =>
  signedIn && chain.some((link) => link.usedAt === undefined && isFresh(link, now));

/**
 * Renews the same token from several tabs at once. The model predicts the result for each tab: a new pair of
 * tokens, the pair that another tab got, or nothing.
 */
async function refresh(world: World, device: Device, at: number, tabs: number): Promise<void> {
  const { now, sessions } = world;
  const link = device.chain.at(-1 - (at % device.chain.length)) as Link;
  const got = await Promise.all(Array.from({ length: tabs }, () => sessions.refresh(link.tokens.refresh)));
  const successor = device.chain[device.chain.indexOf(link) + 1];
  const isOverlap = link.usedAt !== undefined && now <= link.usedAt + 10 * SECOND;
  const isFirst = link.usedAt === undefined && isFresh(link, now);

  if (!device.signedIn || !(isOverlap || isFirst)) {
    expect(got).toEqual(Array(tabs).fill(null));
    if (link.usedAt !== undefined) device.signedIn = false;
    return;
  }
  expect(got).not.toContain(null);
  const all = got as Tokens[];
  expect(new Set(all.map((tokens) => tokens.refresh)).size).toBe(1);
  expect(new Set(all.map((tokens) => tokens.access)).size).toBe(tabs);
  device.accesses.push(...all.map(({ access }) => ({ text: access, born: now })));
  if (isOverlap) {
    expect(all[0]?.refresh).toBe(successor?.tokens.refresh);
    return;
  }
  link.usedAt = now;
  device.chain.push({ tokens: all[0] as Tokens, born: now });
}

async function use({ now, sessions }: World, device: Device, at: number): Promise<void> {
  const access = device.accesses.at(-1 - (at % device.accesses.length)) as Device['accesses'][number];
  const isGood = device.signedIn && now < access.born + 15 * MINUTE;
  expect(await sessions.use(access.text)).toBe(isGood);
}

type Command =
  | { kind: 'sign in' | 'reset password' }
  | { kind: 'wait'; ms: number }
  | { kind: 'refresh'; device: number; at: number; tabs: number }
  | { kind: 'use'; device: number; at: number }
  | { kind: 'sign out'; device: number; by: 'access' | 'refresh' }
  | { kind: 'change password'; device: number };

async function obey(world: World, command: Command): Promise<void> {
  const { sessions, devices, now } = world;
  if (command.kind === 'wait') {
    sessions.advance(command.ms);
    world.now += command.ms;
    return;
  }
  if (command.kind === 'reset password') {
    await sessions.resetPassword();
    for (const one of devices) one.signedIn = false;
    return;
  }
  const device = 'device' in command ? devices[command.device % Math.max(1, devices.length)] : undefined;
  if (command.kind === 'sign in' || device === undefined) {
    const tokens = await sessions.signIn();
    const accesses = [{ text: tokens.access, born: now }];
    devices.push({ signedIn: true, chain: [{ tokens, born: now }], accesses });
    return;
  }
  if (command.kind === 'refresh') return refresh(world, device, command.at, command.tabs);
  if (command.kind === 'use') return use(world, device, command.at);
  const last = device.accesses.at(-1) as Device['accesses'][number];
  if (command.kind === 'sign out') {
    const refreshToken = device.chain.at(-1)?.tokens.refresh ?? '';
    await sessions.logout(command.by === 'access' ? { access: last.text } : { refresh: refreshToken });
    device.signedIn = false;
    return;
  }
  // Changing the password requires a valid access token.
  if (!device.signedIn || now >= last.born + 15 * MINUTE) return;
  await sessions.changePassword(last.text);
  for (const other of devices) if (other !== device) other.signedIn = false;
}

const device = fc.nat({ max: 3 });
const at = fc.constantFrom(0, 0, 0, 1, 2);
const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sign in' as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(
        1,
        5 * SECOND,
        10 * SECOND,
        10 * SECOND + 1,
        15 * MINUTE - 1,
        15 * MINUTE,
        DAY,
        7 * DAY - 1,
      ),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('refresh' as const),
      device,
      at,
      tabs: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('use' as const), device, at }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('sign out' as const),
      device,
      by: fc.constantFrom('access' as const, 'refresh' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('change password' as const), device }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reset password' as const) }) },
);

const obeysTheModel = (fault?: Fault) =>
  fc.asyncProperty(fc.array(anyCommand, { minLength: 1, maxLength: 30, size: 'max' }), async (commands) => {
    const world: World = { now: 0, devices: [], sessions: await openSessions(database.db, fault) };
    for (const command of commands) {
      await obey(world, command);
      expect(await world.sessions.count()).toBe(
        world.devices.filter((one) => isShown(one, world.now)).length,
      );
    }
    // At the end, every access token that was ever issued is checked: is it valid as the model says?
    for (const one of world.devices)
      for (let index = 0; index < one.accesses.length; index += 1) await use(world, one, index);
  });

test('after thirty random actions of one shopper on several devices, exactly the predicted sign-ins are active', async () => {
  await fc.assert(obeysTheModel(), { numRuns: RUNS });
}, 600_000);

test.each(Object.entries(faults))(
  'the model of the token rules catches the planted fault: %s',
  async (_, fault) => {
    const result = await fc.check(obeysTheModel(fault), { numRuns: 400, seed: 4, endOnFailure: true });
    expect(result.failed).toBe(true);
    // The test must fail by an assertion of the model. Another error, caused by the planted fault, would not
    // prove that the model detects it.
    expect(result.errorInstance).toMatchObject({ name: 'AssertionError' });
  },
  120_000,
);

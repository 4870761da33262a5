import { seeded } from '../../atelier/engine/random.ts';
import { type Constraints, constraintsOf } from './constraints.ts';
import type { Form } from './form.ts';
import { smoothstep } from './geometry.ts';
import { neighbours, pairsWithin } from './near-pairs.ts';
import type { Cloth } from './sew.ts';

export type Draping = {
  /**
   * Number of simulated frames; each is a sixtieth of a second. In the first `settling` frames, the cloth
   * hardly falls.
   */
  frames: number;
  settling: number;
  substeps: number;
  /**
   * Minimum distances in metres: of the cloth from the form (`clearance`), and from other cloth
   * (`selfClearance`).
   */
  clearance: number;
  selfClearance: number;
  /**
   * When cloth touches the form, it keeps this share (0 to 1) of its sliding movement. On the shoulders, it
   * hardly slides.
   */
  friction: number;
  damping: number;
  gravity: number;
};

const USUAL: Draping = {
  frames: 180,
  settling: 40,
  substeps: 14,
  clearance: 0.004,
  selfClearance: 0.0055,
  friction: 0.25,
  damping: 0.6,
  gravity: 9.81,
};

const SHOULDERS = 1.36;
const SHOULDER_FRICTION = 0.85;
const FASTEST = 3;
/** In this many frames at the end, the cloth comes to rest. */
const RESTING = 35;
/** The arms of the form swing down between these frames. */
const SWING = [35, 105] as const;

/**
 * Lets sewn cloth fall onto a form, by moving its vertices. Uses extended position-based dynamics (XPBD) with
 * small steps. The result for a pattern is the same on every machine.
 */
export function drape(cloth: Cloth, form: Form, settings: Partial<Draping> = {}): void {
  const draping = { ...USUAL, ...settings };
  const random = seeded(3);
  const { positions, mobility } = cloth;
  const constraints = constraintsOf(cloth, random);
  const state = {
    positions,
    mobility,
    velocities: new Float64Array(positions.length),
    before: new Float64Array(positions.length),
  };
  positions.forEach((value, index) => {
    if (mobility[Math.floor(index / 3)]) positions[index] = value + (random() - 0.5) * 0.002;
  });
  const touching = neighbours(cloth);
  const step = 1 / 60 / draping.substeps;
  for (let frame = 0; frame < draping.frames; frame += 1) {
    form.pose?.(smoothstep(...SWING, frame));
    const settling = frame < draping.settling;
    const pairs = settling ? new Int32Array() : pairsWithin(positions, draping.selfClearance * 1.6, touching);
    const damping = settling ? 6 : frame > draping.frames - RESTING ? 3 : draping.damping;
    const kept = Math.max(0, 1 - 2 * damping * step);
    const gravity = draping.gravity * (settling ? 0.15 : 1);
    for (let substep = 0; substep < draping.substeps; substep += 1) {
      move(state, step, kept, gravity);
      satisfy(state, constraints, step);
      keepApart(state, pairs, draping.selfClearance);
      keepOff(state, form, draping, settling ? 0.004 : 0.02);
      for (let index = 0; index < positions.length; index += 1)
        state.velocities[index] = ((positions[index] ?? 0) - (state.before[index] ?? 0)) / step;
    }
  }
}

type State = Record<'positions' | 'velocities' | 'before' | 'mobility', Float64Array>;

function move(
  { positions, velocities, before, mobility }: State,
  step: number,
  kept: number,
  gravity: number,
): void {
  for (let index = 0; index < positions.length; index += 1) {
    const pull = index % 3 === 1 ? -gravity : 0;
    const speed = ((velocities[index] ?? 0) + pull * step) * kept;
    before[index] = positions[index] ?? 0;
    positions[index] =
      (positions[index] ?? 0) +
      Math.min(FASTEST, Math.max(-FASTEST, speed)) * step * (mobility[(index / 3) | 0] ?? 0);
  }
}

function satisfy({ positions, mobility }: State, constraints: Constraints, step: number): void {
  const { first, second, lengths, compliance } = constraints;
  const scale = 1e-3 / (step * step);
  for (let index = 0; index < first.length; index += 1) {
    const [own, other] = [first[index] ?? 0, second[index] ?? 0];
    const [a, b] = [own * 3, other * 3];
    const x = (positions[a] ?? 0) - (positions[b] ?? 0);
    const y = (positions[a + 1] ?? 0) - (positions[b + 1] ?? 0);
    const z = (positions[a + 2] ?? 0) - (positions[b + 2] ?? 0);
    const length = Math.sqrt(x * x + y * y + z * z);
    const [moveOwn, moveOther] = [mobility[own] ?? 0, mobility[other] ?? 0];
    const weight = moveOwn + moveOther;
    if (length < 1e-9 || weight === 0) continue;
    const share = (length - (lengths[index] ?? 0)) / (weight + (compliance[index] ?? 0) * scale) / length;
    positions[a] = (positions[a] ?? 0) - x * share * moveOwn;
    positions[a + 1] = (positions[a + 1] ?? 0) - y * share * moveOwn;
    positions[a + 2] = (positions[a + 2] ?? 0) - z * share * moveOwn;
    positions[b] = (positions[b] ?? 0) + x * share * moveOther;
    positions[b + 1] = (positions[b + 1] ?? 0) + y * share * moveOther;
    positions[b + 2] = (positions[b + 2] ?? 0) + z * share * moveOther;
  }
}

function keepApart({ positions, mobility }: State, pairs: Int32Array, clearance: number): void {
  for (let index = 0; index < pairs.length; index += 2) {
    const [own, other] = [pairs[index] ?? 0, pairs[index + 1] ?? 0];
    const [a, b] = [own * 3, other * 3];
    const x = (positions[a] ?? 0) - (positions[b] ?? 0);
    const y = (positions[a + 1] ?? 0) - (positions[b + 1] ?? 0);
    const z = (positions[a + 2] ?? 0) - (positions[b + 2] ?? 0);
    const length = Math.sqrt(x * x + y * y + z * z);
    if (length >= clearance || length < 1e-9) continue;
    const push = (0.25 * (clearance - length)) / length;
    const [pushOwn, pushOther] = [push * (mobility[own] ?? 0), push * (mobility[other] ?? 0)];
    positions[a] = (positions[a] ?? 0) + x * pushOwn;
    positions[a + 1] = (positions[a + 1] ?? 0) + y * pushOwn;
    positions[a + 2] = (positions[a + 2] ?? 0) + z * pushOwn;
    positions[b] = (positions[b] ?? 0) - x * pushOther;
    positions[b + 1] = (positions[b + 1] ?? 0) - y * pushOther;
    positions[b + 2] = (positions[b + 2] ?? 0) - z * pushOther;
  }
}

const normal = new Float64Array(3);

function keepOff(
  { positions, before, mobility }: State,
  form: Form,
  draping: Draping,
  furthest: number,
): void {
  for (let vertex = 0; vertex < mobility.length; vertex += 1) {
    if (!mobility[vertex]) continue;
    const at = vertex * 3;
    const height = positions[at + 1] ?? 0;
    const depth =
      draping.clearance - form.distance(positions[at] ?? 0, height, positions[at + 2] ?? 0, normal);
    if (depth <= 0) continue;
    const push = Math.min(depth, furthest);
    let inwards = 0;
    for (let axis = 0; axis < 3; axis += 1) {
      positions[at + axis] = (positions[at + axis] ?? 0) + (normal[axis] ?? 0) * push;
      inwards += ((positions[at + axis] ?? 0) - (before[at + axis] ?? 0)) * (normal[axis] ?? 0);
    }
    const friction = height > SHOULDERS ? SHOULDER_FRICTION : draping.friction;
    for (let axis = 0; axis < 3; axis += 1) {
      const slid = (positions[at + axis] ?? 0) - (before[at + axis] ?? 0) - inwards * (normal[axis] ?? 0);
      positions[at + axis] = (positions[at + axis] ?? 0) - slid * friction;
    }
  }
}

import { isDeepStrictEqual } from 'node:util';
import type { CartAction } from '#shared/cart/lines.ts';
import { checkKept, checkMerge, checkPlain, checkView, hold } from './guarantees.ts';
import { act, emptyCart, merge, type PlainCart, type PlainShop } from './plain-cart.ts';
import { type Owner, owners, type Visit } from './visits.ts';
import { giftRules, type KeptCart, type ShopRules, World } from './world.ts';

type Plain = Record<Owner, PlainCart>;

/**
 * Runs the steps (`visits`) one after another, and checks all guarantees for all carts after each step.
 * Throws Broken if one is violated.
 */
export function visitShop(rules: ShopRules, visits: readonly Visit[], offers: Record<string, number>): void {
  const world = new World(rules);
  const plain: Plain = { guest: emptyCart(), anna: emptyCart(), boris: emptyCart() };
  for (const visit of visits) {
    const before = structuredClone(world.carts);
    const agreed = pay(world, plain, visit, before);
    const involved = involvedIn(visit);
    for (const owner of owners) {
      if (!involved.includes(owner))
        hold('no other cart changes', isDeepStrictEqual(world.carts[owner], before[owner]), owner);
      checkKept(world.carts[owner]);
      checkView(world.view(owner, offers));
    }
    // The last check compares the cart with the plain model. It would also detect violations of the other
    // guarantees, but with a less specific message.
    hold('the cart equals that of the plain model', agreed, visit);
    for (const owner of owners) checkPlain(world.carts[owner], plain[owner]);
  }
}

function involvedIn(visit: Visit): readonly Owner[] {
  if (visit.kind === 'sign-in') return ['guest', visit.account];
  return 'owner' in visit ? [visit.owner] : [];
}

/**
 * Applies one step to the shop and to the plain model. Returns false if only one of the two refuses the step.
 */
function pay(world: World, plain: Plain, visit: Visit, before: Record<Owner, KeptCart>): boolean {
  const shop = plainShop(world);
  switch (visit.kind) {
    case 'act':
    case 'clear': {
      const { owner } = visit;
      const actions = visit.kind === 'act' ? visit.actions : clearing(world.carts[owner]);
      const accepted = world.act(owner, actions);
      const isKept = isDeepStrictEqual(world.carts[owner], before[owner]);
      hold('a refused list changes nothing', accepted || isKept, actions);
      const expected = act(plain[owner], shop, actions);
      plain[owner] = expected ?? plain[owner];
      return accepted === (expected !== null);
    }
    case 'enter':
      world.enter(visit.owner, visit.code);
      plain[visit.owner].codes.add(visit.code);
      return true;
    case 'forget':
      world.forget(visit.owner, visit.code);
      plain[visit.owner].codes.delete(visit.code);
      return true;
    case 'sign-in':
      world.signIn(visit.account);
      checkMerge(before, world, visit.account);
      plain[visit.account] = merge(plain[visit.account], plain.guest, shop);
      plain.guest = emptyCart();
      return true;
    default:
      world.change(visit);
      return true;
  }
}

/** Actions that clear the cart: UPDATE 0 for every item. */
const clearing = ({ lines }: KeptCart): CartAction[] =>
  lines.map(({ articleId, isGift }) => ({ action: 'UPDATE', articleId, quantity: 0, isGift }));

function plainShop({ articles }: World): PlainShop {
  const all = [...articles];
  return {
    stock: new Map(all.map(([id, { stock }]) => [id, stock])),
    price: new Map(all.map(([id, { price }]) => [id, price])),
    giftRules,
  };
}

import type { Call, Handlers } from '../../platform/http/implement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { endMySignIn } from '../account/sign-ins.ts';
import { endFamilies } from '../auth/tokens/families.ts';
import type { IdentityDeps } from '../base/deps.ts';
import { deleteBuyer } from './delete-buyer.ts';
import { readBuyerData } from './export-buyer.ts';
import { findBuyer } from './find-buyer.ts';
import { listBuyers } from './list-buyers.ts';
import { readBuyer } from './read-buyer.ts';

/**
 * Handlers of the operator API's operations for buyers. The log names the account also if its page was opened
 * by one of its orders.
 */
export const buyerOperatorHandlers = {
  listBuyers: ({ deps, query }) => listBuyers(deps.db, query.search),
  showBuyer: ({ deps, principal, params: { buyerId } }) =>
    deps.db.transaction(async (tx) => {
      const buyer = await readBuyer(tx, { id: buyerId, now: deps.clock() });
      await principal.sign(tx, buyer.id);
      return buyer;
    }),
  async exportBuyer({ deps, principal, params: { buyerId } }) {
    const buyer = await findBuyer(deps.db, buyerId);
    const data = await readBuyerData(deps.db, buyer, deps.clock());
    await deps.db.transaction((tx) => principal.sign(tx, buyer.id));
    return data;
  },
  endBuyerSignIns,
  deleteBuyer: ({ deps, principal, params: { buyerId } }) =>
    deps.db.transaction(async (tx) => {
      const buyer = await findBuyer(tx, buyerId);
      await deleteBuyer(tx, buyer, deps.clock());
      await principal.sign(tx, buyer.id);
    }),
} satisfies Partial<Handlers<'operator', IdentityDeps>>;

/**
 * Signs one device of an account out, or all of them. Throws 404 for a guest, and for a sign-in of another
 * account.
 */
function endBuyerSignIns({
  deps,
  principal,
  params: { buyerId },
  body: { signInId },
}: Call<'endBuyerSignIns', IdentityDeps>) {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const { kind, id } = await findBuyer(tx, buyerId);
    if (kind === 'GUEST') throw new ProblemError(404, 'NOT_FOUND');
    if (signInId === null) await endFamilies(tx, { principalId: id, now });
    else await endMySignIn(tx, { accountId: id, signInId, now });
    await principal.sign(tx, id);
    return readBuyer(tx, { id, now });
  });
}

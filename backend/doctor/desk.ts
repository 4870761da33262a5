import { type Finding, ok, problem, warning } from './check.ts';
import type { ShopReading } from './opening/read-shop.ts';
import { checkCertificate } from './public-address.ts';

type Question = {
  desk: { port: number } | undefined;
  deskOrigin: string;
  shop: ShopReading;
};

/** Checks whether people of the shop can reach the desk, and whether an owner can sign in to it. */
export async function checkDesk(
  { desk, deskOrigin, shop }: Question,
  at: { timeout: number; now: Date },
): Promise<Finding> {
  if (!desk) return ok('The desk is off.');
  const url = new URL(deskOrigin);
  const address = url.protocol === 'https:' ? await checkCertificate(url, at) : ownMachine(deskOrigin);
  if (address.state === 'problem' || 'unread' in shop) return address;
  if (shop.owners === 0)
    return problem(
      'No owner can sign in to the desk: npm run operators -- invite with a name makes the first link.',
    );
  if (address.state === 'warning') return address;
  return shop.owners === 1
    ? warning(
        'Only one owner can sign in to the desk: invite a second one, in case the keys of the first are lost.',
      )
    : address;
}

const ownMachine = (origin: string): Finding =>
  warning(
    `The desk is at ${origin}, which is only reachable on this machine: for other machines set DESK_ORIGIN to an https address of its own.`,
  );

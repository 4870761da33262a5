import type { AccountEvents, Consents, SignIns, UserProfile } from '#contract/sdk/types.gen.ts';
import type { Facts } from './facts.ts';

export function profileFacts(profile: UserProfile): Facts {
  const { id: _, email, pendingEmail, ...facts } = profile;
  return { ...facts, 'has an e-mail': email !== '', 'an e-mail waits for its proof': pendingEmail !== '' };
}

export const consentsFacts = ({ items }: Consents): Facts => ({
  consents: items
    .map(({ purpose, title, document, version, withdrawnAt }) => [
      ...[purpose, title, document, version],
      withdrawnAt === null ? 'holds' : 'is withdrawn',
    ])
    .sort(([one = ''], [other = '']) => one.localeCompare(other)),
});

export const accountEventsFacts = ({ items }: AccountEvents): Facts => ({
  events: items.map(({ kind, device, provider }) => [kind, device, provider]),
});

export const signInsFacts = ({ items }: SignIns): Facts => ({
  devices: items.map(({ device, current }) => [device, current ? 'this one' : 'another one']),
});

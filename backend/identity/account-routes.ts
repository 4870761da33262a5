import { CLEARED_AT_SIGN_OUT } from '#shared/web/identity-cookies.ts';
import { deleteMyAddress, getMyAddresses } from '../checkout/addresses.ts';
import type { Handlers } from '../platform/http/implement.ts';
import type { Principal } from '../platform/http/principal.ts';
import { readAccountEvents } from './account/account-events.ts';
import { changePassword } from './account/change-password.ts';
import { answerConsents, getMyConsents, withdrawConsent } from './account/consents.ts';
import { getMyData } from './account/data-export.ts';
import { deleteMyAccount } from './account/delete-account.ts';
import { deleteMyMeasures, getMyMeasures, replaceMyMeasures } from './account/measures.ts';
import { type AccountSession, proveIdentity, requestProofCode } from './account/proof.ts';
import { callersAccount, profileOf } from './account/queries.ts';
import { endMySignIn, getMySignIns } from './account/sign-ins.ts';
import { unlinkExternalSignIn } from './account/unlink-external-sign-in.ts';
import { unsubscribe } from './account/unsubscribe.ts';
import { updateMyAccount } from './account/update-account.ts';
import { expiredCookies } from './auth/tokens/cookies.ts';
import { endFamilies } from './auth/tokens/families.ts';
import { undoAccountChange } from './auth/undo/undo-account-change.ts';
import type { IdentityDeps } from './base/deps.ts';

export const userHandlers: Handlers<'user', IdentityDeps> = {
  getMyAccount: async (call) => profileOf(await callersAccount(call)),
  updateMyAccount: ({ principal, body, clientIp, userAgent, deps }) =>
    updateMyAccount(deps, { ...sessionOf(principal), profile: body, clientIp, userAgent }),
  deleteMyAccount: async ({ principal, body, deps, setCookie, headers }) => {
    await deleteMyAccount(deps, { ...sessionOf(principal), password: body.password });
    expiredCookies().forEach(setCookie);
    headers.set('clear-site-data', CLEARED_AT_SIGN_OUT);
  },
  changePassword: async ({ principal, body, userAgent, deps }) => {
    await changePassword(deps, { ...body, ...sessionOf(principal), userAgent });
  },
  proveIdentity: async ({ principal, body, deps }) => {
    await proveIdentity(deps, { ...body, ...sessionOf(principal) });
  },
  requestProofCode: async ({ principal, deps }) => {
    await requestProofCode(deps, sessionOf(principal));
  },
  getMySignIns: ({ principal, deps }) => getMySignIns(deps.db, whoAsks(principal, deps)),
  endMySignIns: async ({ principal, deps, setCookie, headers }) => {
    await endFamilies(deps.db, { principalId: principal.id, now: deps.clock() });
    expiredCookies().forEach(setCookie);
    headers.set('clear-site-data', CLEARED_AT_SIGN_OUT);
  },
  endMySignIn: async ({ principal, params, deps }) => {
    const { signInId } = params;
    await endMySignIn(deps.db, { accountId: principal.id, signInId, now: deps.clock() });
  },
  getMyAccountEvents: async ({ principal: { id: accountId }, deps }) => ({
    items: await readAccountEvents(deps.db, { accountId, now: deps.clock(), most: 100 }),
  }),
  unlinkExternalSignIn: async ({ principal, params, userAgent, deps }) => {
    const { provider } = params;
    await unlinkExternalSignIn(deps, { ...sessionOf(principal), provider, userAgent });
  },
  undoAccountChange: ({ body, clientIp, userAgent, deps }) =>
    undoAccountChange(deps, { token: body.token, clientIp, userAgent }),
  getMyConsents: ({ principal, deps }) => getMyConsents(deps.db, principal.id),
  answerConsents: ({ principal, body, clientIp, deps }) =>
    answerConsents(deps, { accountId: principal.id, answers: body.answers, ip: clientIp }),
  withdrawConsent: ({ principal, params, deps }) => {
    const { consentId } = params;
    return withdrawConsent(deps.db, { accountId: principal.id, consentId, now: deps.clock() });
  },
  unsubscribe: ({ body, deps }) => unsubscribe(deps, body.token),
  getMyMeasures: ({ principal, deps }) => getMyMeasures(deps.db, principal.id),
  replaceMyMeasures: ({ principal, params, body, deps }) =>
    replaceMyMeasures(deps.db, { accountId: principal.id, wearer: params.wearer, measures: body }),
  deleteMyMeasures: ({ principal, params, deps }) =>
    deleteMyMeasures(deps.db, { accountId: principal.id, wearer: params.wearer }),
  getMyAddresses: ({ principal, deps }) => getMyAddresses(deps.db, principal.id),
  deleteMyAddress: ({ principal, params, deps }) =>
    deleteMyAddress(deps.db, { ownerId: principal.id, id: params.addressId }),
  getMyData: async ({ principal, deps }) => {
    await deps.limits.accountExport(principal.id);
    return getMyData(deps.db, whoAsks(principal, deps));
  },
};

const sessionOf = ({ id, familyId }: Principal): AccountSession => ({ accountId: id, familyId });

const whoAsks = (principal: Principal, { clock }: IdentityDeps) => ({
  ...sessionOf(principal),
  now: clock(),
});

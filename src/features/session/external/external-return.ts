import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { safePath } from '#shared/web/safe-address.ts';
import {
  completeExternalSignIn,
  type ExternalCompletion,
  type ExternalProviderId,
  type ExternalResult,
  isApiError,
} from '@/lib/api';
import { refusalText } from '@/lib/forms/refusal-text';
import { ensureSession } from '@/shop/identity/session';
import { dropSignOut } from '@/shop/identity/sign-out';
import { announce } from '@/shop/identity/tabs';
import { leaveMergeNotice } from '../merge-notice';
import { type ExternalWay, rememberedWay } from './external-window';

/** Parameters that a provider adds to the URL to which it redirects. */
export type ExternalCallback = { state?: string; code?: string; deviceId?: string; error?: string };

export type ReturnState =
  | { step: 'working' }
  | { step: 'consent'; way: ExternalWay }
  | { step: 'done'; way: ExternalWay }
  | { step: 'failed'; title: string; text: string; way: ExternalWay | undefined };

/** What the page does with its window at the end. Tests replace these functions. */
export type WindowActions = { close(): void; goTo(path: string): void };

const browserWindow: WindowActions = {
  close: () => window.close(),
  // Replace the entry in the history, because its URL contains a code that is used up.
  goTo: (path) => window.location.replace(path),
};

const FAILED = 'Войти не\u00a0получилось';

/**
 * Finishes an external sign-in on the page to which the provider redirects. Asks for consents if the shop
 * requires them, then notifies the other tabs and closes the popup, or navigates back to the page on which
 * the shopper began. Failures are shown on the page.
 */
export function useExternalReturn(
  provider: ExternalProviderId,
  callback: ExternalCallback,
  actions: WindowActions = browserWindow,
) {
  const client = useQueryClient();
  const [state, setState] = useState<ReturnState>({ step: 'working' });
  const { state: attempt, code, deviceId } = callback;

  async function complete(completion: Omit<ExternalCompletion, 'state'>): Promise<void> {
    const result = await completeExternalSignIn(provider, { state: attempt ?? '', ...completion });
    const way = wayOf(result);
    if (result.status === 'CONSENT_REQUIRED') return setState({ step: 'consent', way });
    // Drop a delayed sign-out before other tabs read the session: they would otherwise carry it out.
    dropSignOut();
    announce({ type: 'signed-in' });
    setState({ step: 'done', way });
    if (way.mode === 'popup') return actions.close();
    leaveMergeNotice();
    actions.goTo(way.redirect);
  }

  async function begin(): Promise<void> {
    const way = rememberedWay();
    const refused = refusalOf(callback);
    if (refused) return setState({ step: 'failed', ...refused, way });
    try {
      // Reading the session may renew a guest's tokens, so wait for it: otherwise it could overwrite the
      // tokens of the sign-in.
      await ensureSession(client);
      await complete({ code, ...(deviceId !== undefined && { deviceId }) });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setState({ step: 'failed', title: FAILED, text: refusalText(error), way });
    }
  }

  // A code works only once, so it must not be sent again by a repeated effect or another render.
  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void begin();
  }, []);

  return { state, complete, close: actions.close };
}

const wayOf = ({ mode, redirect }: ExternalResult): ExternalWay => ({ mode, redirect: safePath(redirect) });

/** The error to show if the URL already says that the provider refused, without asking the shop. */
function refusalOf({ state, code, error }: ExternalCallback): { title: string; text: string } | undefined {
  if (error === 'access_denied')
    return { title: 'Вход отменён', text: 'Вы\u00a0не\u00a0разрешили передать данные магазину' };
  if (error || !state || !code)
    return { title: FAILED, text: 'Сервис входа ответил отказом. Попробуйте ещё раз' };
  return undefined;
}

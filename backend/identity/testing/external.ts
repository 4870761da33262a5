import type { ExternalResult } from '#contract/zod/zod.schemas.ts';
import { EXTERNAL_COOKIE } from '#shared/web/identity-cookies.ts';
import type { TestApp } from '../../testing/app.ts';

/**
 * An attempt to sign in by an external provider that was begun, with the values that are needed to finish it.
 */
export type BegunAttempt = { url: string; state: string; secret: string };

/**
 * A browser that signs in by an external provider. It keeps the cookie that ties its attempts to this
 * browser.
 */
export function externalBrowser({ call }: Pick<TestApp, 'call'>, { provider = 'demo' } = {}) {
  const cookieOf = (secret: string | null) => ({
    cookie: secret ? `${EXTERNAL_COOKIE}=${secret}` : undefined,
  });
  return {
    start: (secret: string | null = null, body: object = { mode: 'popup', redirect: '/wishlist' }) =>
      call(`/api/auth/external/${provider}/start`, { body, headers: cookieOf(secret) }),

    async begin(secret: string | null = null): Promise<BegunAttempt> {
      const response = await this.start(secret);
      const { url } = (await response.json()) as { url: string };
      const set =
        response.headers.getSetCookie().find((line) => line.startsWith(`${EXTERNAL_COOKIE}=`)) ?? '';
      const state = new URL(url).searchParams.get('state') ?? '';
      return { url, state, secret: /=([^;]*)/.exec(set)?.[1] ?? '' };
    },

    complete: (
      { state, secret }: { state: string; secret: string | null },
      body: Record<string, unknown>,
      token?: string,
    ) =>
      call(`/api/auth/external/${provider}/completion`, {
        body: { state, ...body },
        headers: cookieOf(secret),
        token,
      }),
  };
}

/** Status and problem code of a response as one text, such as `200 COMPLETE`, for comparisons. */
export async function endOf(response: Response): Promise<string> {
  const { status, code } = (await response.json()) as Partial<ExternalResult> & { code?: string };
  return response.ok ? `${response.status} ${status}` : `${response.status} ${code}`;
}

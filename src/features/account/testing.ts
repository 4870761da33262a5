import { HttpResponse, http, type RequestHandler } from 'msw';
import type { FieldError, ProblemCode, ProfileUpdate, UserProfile } from '@/lib/api';

export const ACCOUNT = '*/api/user-orchestration/v1/users/my-account';

export function testAccount(rest: Partial<UserProfile> = {}): UserProfile {
  return {
    id: '55579b55-7896-40ce-8764-c47fed644f9b',
    firstName: 'Анна',
    middleName: '',
    lastName: 'Лебедева',
    birthDate: '08.03.1990',
    sex: 'FEMALE',
    phone: '+79991234567',
    email: 'anna@example.ru',
    isEmailConfirmed: true,
    pendingEmail: '',
    subscriptions: ['EMAIL_NEWS'],
    hasPassword: true,
    externalProviders: [],
    ...rest,
  };
}

/** A mock account: saving a new email address makes it pending; other changes apply at once. */
export function mockAccount(account: UserProfile) {
  const stored = { account, updates: [] as ProfileUpdate[] };
  const handlers: RequestHandler[] = [
    http.get(ACCOUNT, () => HttpResponse.json(stored.account)),
    http.get(`${ACCOUNT}/measures`, () => HttpResponse.json({})),
    http.put(ACCOUNT, async ({ request }) => {
      const update = (await request.json()) as ProfileUpdate;
      stored.updates.push(update);
      const { email } = stored.account;
      stored.account = {
        ...stored.account,
        ...update,
        email,
        pendingEmail: update.email === email ? '' : update.email,
      };
      return HttpResponse.json(stored.account);
    }),
  ];
  return { stored, handlers };
}

/** An error response of the shop. */
export function problem(
  status: number,
  code: ProblemCode,
  title: string,
  errors?: Pick<FieldError, 'pointer' | 'message'>[],
) {
  return HttpResponse.json(
    {
      type: `/problems/${code.toLowerCase()}`,
      title,
      status,
      code,
      requestId: 'id',
      errors: errors?.map((error) => ({ in: 'body', code: 'invalid', ...error })),
    },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
}

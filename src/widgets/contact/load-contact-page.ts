import type { QueryClient } from '@tanstack/react-query';
import { shownEmail } from '#shared/forms/shown-email.ts';
import { accountQuery } from '@/features/account/account-query';
import type { ContactFormProps } from '@/features/contact/contact-form';
import type { OpenedForm } from '@/features/contact/use-contact-form';
import { getOrders, isApiError, openContactForm } from '@/lib/api';
import { ensureFresh } from '@/lib/state/query-reads';
import { ensureSession } from '@/shop/identity/session';

/** How many of the last orders the shopper can choose from. */
const ORDERS = 10;

type ContactPage = Pick<ContactFormProps, 'start' | 'orders'> & { opened: OpenedForm | null };

/**
 * Loads the token of the form, and data of a signed-in shopper. If a part fails to load, the page is shown
 * without it.
 */
export async function loadContactPage(client: QueryClient): Promise<ContactPage> {
  const [opened, known] = await Promise.all([
    openContactForm().catch(orNothing),
    loadKnown(client).catch(orNothing),
  ]);
  return { opened, start: {}, orders: [], ...known };
}

async function loadKnown(client: QueryClient): Promise<Omit<ContactPage, 'opened'> | null> {
  const { user } = await ensureSession(client);
  if (!user) return null;
  const [account, { items }] = await Promise.all([
    ensureFresh(client, accountQuery),
    getOrders({ page: 1, size: ORDERS }),
  ]);
  return {
    start: {
      name: account?.firstName ?? '',
      login: shownEmail(account?.email ?? '') || account?.phone || '',
    },
    orders: items.map(({ number, placedAt }) => ({ number, placedAt })),
  };
}

function orNothing(error: unknown): null {
  if (isApiError(error)) return null;
  throw error;
}

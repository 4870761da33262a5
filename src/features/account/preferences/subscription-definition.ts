import type { Subscription } from '@/lib/api';
import { Subscriptions } from '@/lib/api/schemas';
import type { ContractForm } from '@/lib/forms/contract-form';

const NAMES: readonly Subscription[] = ['EMAIL_NEWS', 'SMS_NEWS', 'PUSH_NEWS'];

/** The form of subscriptions to messages of the shop, with a checkbox for each. */
export const subscriptionForm: ContractForm<Record<Subscription, boolean>, Subscriptions> = {
  blank: { EMAIL_NEWS: false, SMS_NEWS: false, PUSH_NEWS: false },
  schema: Subscriptions,
  request: (chosen) => ({ subscriptions: NAMES.filter((name) => chosen[name]) }),
};

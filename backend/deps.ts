import type { AddressSuggester } from './delivery/base/address-suggester.ts';
import type { DeliveryProvider } from './delivery/base/delivery-provider.ts';
import type { Payments } from './domain/payment-provider.ts';
import type { Passwords } from './identity/auth/passwords/passwords.ts';
import type { ExternalProvider } from './identity/base/external-sign-in.ts';
import type { Limits } from './limits.ts';
import type { Goods } from './listing/goods/goods.ts';
import type { KeptRules } from './listing/rules/kept-rules.ts';
import type { Marketing } from './marketing/marketing.ts';
import type { Database, DatabaseKind } from './platform/db/client.ts';
import type { Logger } from './platform/log/logger.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { Messenger } from './platform/ports/messenger.ts';
import type { Icons } from './site/icons.ts';

/** Everything the backend needs from outside. Tests put in their own clock, ids and messenger. */
export type Deps = {
  db: Database;
  databaseKind: DatabaseKind;
  /** The goods in memory: listings and the search choose among them. */
  goods: Goods;
  /** How the retailer steers the search. */
  searchRules: KeptRules;
  /** The moment now. Nothing else in the backend reads the time. */
  clock: () => Date;
  /** A new UUID. */
  ids: () => string;
  /** A new secret of 256 random bits, base64url. */
  secrets: () => string;
  /** For the outbox alone: everything else writes its messages there. */
  mail: Messenger;
  /** Has this process send what is in the outbox at once. For after the commit of what wrote into it. */
  wakeOutbox: () => void;
  /** Where else one may sign in, in the order to show them. */
  externalProviders: readonly ExternalProvider[];
  /** Null when the shop has no marketing platform. */
  marketing: Marketing | null;
  /** Null when the shop's own table is all it delivers by. */
  deliveryProvider: DeliveryProvider | null;
  /** Null when only the built-in streets are suggested. */
  addressSuggester: AddressSuggester | null;
  /** Who takes payments online. */
  payments: Payments;
  passwords: Passwords;
  limits: Limits;
  metrics: Pick<Metrics, 'jobs' | 'searches'>;
  logger: Logger;
  icons: Icons;
  /** Name of the build, answered by the manifest. */
  build: string;
  site: string;
  /** Origin of the shop as shoppers see it, without a trailing slash; links in messages begin with it. */
  publicUrl: string;
  /** Name of the shop, in messages to shoppers and in its feed of goods. */
  shopName: string;
  /** Colour of text in letters, of the brand kit; that of the shop when absent. */
  ink?: string | undefined;
  /** Where the shop reads its letters; null when the settings do not know it. */
  sellerEmail: string | null;
  /** So many days after handover buyers are invited to review; null when they are not. */
  reviewInvitationDays: number | null;
  /** Whether rules decide which review waits for an operator, or each does. */
  reviewModeration: 'rules' | 'all';
  /** What goods of equal fit stand by. */
  ranking: 'feed' | 'behaviour';
  /** Checks every answer against the contract and throws when it does not fit. On in tests. */
  checkAnswers?: boolean;
};

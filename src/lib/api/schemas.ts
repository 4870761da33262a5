import './schema-settings';
import * as zod from 'zod/mini';
import { ExternalCompletion, ProfileUpdate } from '@/generated/zod/zod.schemas';

// Zod schemas and limits of the contract, for forms. They are not in index.ts, so that pages without a form
// do not load zod.

export {
  AccountDeletion,
  Address,
  AddressDetailMax,
  addressLoginMax,
  CheckoutDraftPatch,
  Confirmation,
  ContactRequest,
  Credentials,
  contactRequestNameMax,
  credentialsPasswordMax,
  EmailMax,
  IdentityProof,
  NewPassword,
  NewsletterConfirmation,
  NewsletterRequest,
  OrderRequest,
  OrderStatusQuestion,
  orderContactNameMax,
  orderDeliveryChoiceAddressMax,
  orderRecipientNameMax,
  orderRequestCommentMax,
  PasswordChange,
  PasswordMax,
  PasswordMin,
  ProfileUpdate,
  profileUpdateFirstNameMax,
  profileUpdateLastNameMax,
  profileUpdateMiddleNameMax,
  Registration,
  registrationFirstNameMax,
  StockNoticeRequest,
  Unsubscription,
} from '@/generated/zod/zod.schemas';

/** Consents of a new shopper who signs in with an external provider. */
export const ExternalConsents = /* @__PURE__ */ zod.object({
  personalDataConsent: ExternalCompletion.shape.personalDataConsent,
  marketingConsent: ExternalCompletion.shape.marketingConsent,
});
export type ExternalConsents = zod.output<typeof ExternalConsents>;

/** The subscriptions of a profile. */
export const Subscriptions = /* @__PURE__ */ zod.object({ subscriptions: ProfileUpdate.shape.subscriptions });
export type Subscriptions = zod.output<typeof Subscriptions>;

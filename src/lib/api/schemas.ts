import './schema-settings';
import * as zod from 'zod/mini';
import { ExternalCompletion, ProfileUpdate } from '@/generated/zod/zod.schemas';

// The door to the contract's schemas and bounds, for forms. Apart from index.ts: pages without a form do without zod.

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

/** What a newcomer from another site agrees to. */
export const ExternalConsents = /* @__PURE__ */ zod.object({
  personalDataConsent: ExternalCompletion.shape.personalDataConsent,
  marketingConsent: ExternalCompletion.shape.marketingConsent,
});
export type ExternalConsents = zod.output<typeof ExternalConsents>;

/** The part of a profile that the preferences show. */
export const Subscriptions = /* @__PURE__ */ zod.object({ subscriptions: ProfileUpdate.shape.subscriptions });
export type Subscriptions = zod.output<typeof Subscriptions>;

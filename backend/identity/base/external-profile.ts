/** Who a person is, as a provider of sign-in says. An e-mail address counts only when the provider has verified it. */
export type ExternalProfile = {
  subject: string;
  /** Lower case. */
  email: string | null;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};

/**
 * A person's data as reported by an external sign-in provider. The email address counts as proven only if the
 * provider says that it has verified it.
 */
export type ExternalProfile = {
  subject: string;
  /** The e-mail address in lower case. */
  email: string | null;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** What an external provider says about the person who signed in. `subject` is the person's id there. */
export type ExternalPerson = { subject: string; email: string; isEmailVerified: boolean; firstName: string };

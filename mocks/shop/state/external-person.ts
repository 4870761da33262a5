/** The data that an external provider gives about a person who signed in there. */
export type ExternalPerson = { subject: string; email: string; isEmailVerified: boolean; firstName: string };

import type { ContactDeps } from './contact/deps.ts';
import type { DeskDeps } from './desk/base/deps.ts';
import type { IdentityDeps } from './identity/base/deps.ts';
import type { NewsletterDeps } from './newsletter/deps.ts';
import type { OperatorsDeps } from './operators/base/deps.ts';
import type { SiteDeps } from './site/deps.ts';

/** The dependencies of all services together. Tests pass their own clock, ids and messenger. */
export type Deps = ContactDeps & DeskDeps & IdentityDeps & NewsletterDeps & OperatorsDeps & SiteDeps;

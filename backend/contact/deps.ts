import type { PlatformDeps } from '../platform/base/deps.ts';
import type { ShopNoticesDeps } from '../shop-notices/base/deps.ts';
import type { ContactLimits } from './limits.ts';

/** What the contact form needs. */
export type ContactDeps = PlatformDeps & ShopNoticesDeps & { limits: ContactLimits };

import type { PlatformDeps } from '../platform/base/deps.ts';
import type { ShopNoticesDeps } from '../shop-notices/base/deps.ts';
import type { ContactLimits } from './limits.ts';

export type ContactDeps = PlatformDeps & ShopNoticesDeps & { limits: ContactLimits };

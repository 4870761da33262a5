import {
  type ConsentCategory,
  configuredThirdParties,
  THIRD_PARTIES,
} from '#shared/third-parties/third-parties.ts';
import { reloadPage } from '@/lib/navigation/layers';
import { pageConfig } from '@/lib/page/config';
import { answerConsent, consentDialog, isAllowed } from '@/lib/third-parties/consent-choice';
import { deleteStoredFiles } from '@/lib/third-parties/delete-stored-files';
import { wasLoaded } from '@/lib/third-parties/third-party';

/**
 * Stores the shopper's answers. If a third party that is running is refused, reloads the page, because its
 * scripts cannot be stopped.
 */
export function saveConsentChoice(allowed: readonly ConsentCategory[], reload = reloadPage): void {
  answerConsent(allowed);
  consentDialog.set(false);
  const refused = refusedIds();
  for (const id of refused) deleteStoredFiles(id);
  if (refused.some(wasLoaded)) void reload();
}

/** Third parties of this shop that are not allowed. */
const refusedIds = () =>
  configuredThirdParties(pageConfig().thirdParties).filter((id) => !isAllowed(THIRD_PARTIES[id].category));

import { CONSENT_CATEGORIES } from '#shared/third-parties/third-parties.ts';
import { SESSION_KEYS } from '#shared/web/browser-files.ts';
import { answerConsents, getMyConsents, isApiError } from '@/lib/api';
import { tabStorage } from '@/lib/browser/storage';
import {
  allowedOf,
  type ConsentChoice,
  currentChoice,
  refuseConsents,
  storeChoice,
} from '@/lib/third-parties/consent-choice';

const CHECKED = SESSION_KEYS.consentChecked;

/**
 * Synchronizes the answers in this browser with the account, once per visit: saves answers that the account
 * does not have, and refuses here what was withdrawn in the account or another browser. Resolves to whether a
 * consent was withdrawn. After a failure, the next page tries again.
 */
export async function syncConsents(choice: ConsentChoice): Promise<boolean> {
  try {
    if (!choice.isRecorded) await record(choice);
    else return await follow(choice);
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
  return false;
}

async function record(choice: ConsentChoice): Promise<void> {
  const answers = CONSENT_CATEGORIES.flatMap((purpose) => {
    const answer = choice.answers[purpose];
    return answer ? [{ purpose, ...answer }] : [];
  });
  if (answers.length === 0) return;
  await answerConsents({ answers });
  noteChecked();
  // The shopper may have given another answer while the request was in flight.
  if (currentChoice() === choice) storeChoice({ ...choice, isRecorded: true });
}

async function follow(choice: ConsentChoice): Promise<boolean> {
  const allowed = allowedOf(choice);
  if (allowed.length === 0 || wasChecked()) return false;
  const { items } = await getMyConsents();
  noteChecked();
  const withdrawn = allowed.filter(
    (category) => !items.some(({ purpose, withdrawnAt }) => purpose === category && withdrawnAt === null),
  );
  if (withdrawn.length === 0 || currentChoice() !== choice) return false;
  refuseConsents(withdrawn);
  return true;
}

const wasChecked = (): boolean => tabStorage.getItem(CHECKED) !== null;

const noteChecked = (): void => tabStorage.setItem(CHECKED, '1');

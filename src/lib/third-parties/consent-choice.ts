import { CONSENT_TEXTS } from '#shared/forms/consents.ts';
import {
  askedCategories,
  CONSENT_CATEGORIES,
  type ConsentCategory,
} from '#shared/third-parties/third-parties.ts';
import { LOCAL_KEYS } from '#shared/web/browser-files.ts';
import { deviceStorage, readJson } from '../browser/storage';
import { pageConfig } from '../page/config';
import { createStore } from '../state/store';

/** The shopper's answers to the question about third-party scripts. They are stored in this browser. */
export type ConsentChoice = {
  /** Time of the answers, ISO 8601. */
  at: string;
  /** The answer for each consent category, with the version of the text to which the shopper answered. */
  answers: Partial<Record<ConsentCategory, { version: string; allowed: boolean }>>;
  /** Whether the answers are also stored in the shopper's account. */
  isRecorded: boolean;
};

const KEY = LOCAL_KEYS.consent;

/** The stored answers: null if the shopper has not answered, undefined until the storage has been read. */
export const consentChoice = createStore<ConsentChoice | null | undefined>(undefined);

/** Whether the cookie settings dialog is open. */
export const consentDialog = createStore(false);

/**
 * The answers stored in this browser. Do not call it during rendering, because the first call reads the
 * storage.
 */
export function currentChoice(): ConsentChoice | null {
  if (consentChoice.get() === undefined) showChoice();
  return consentChoice.get() ?? null;
}

function showChoice(): void {
  consentChoice.set(readChoice());
}

/**
 * Reads the stored answers, and follows answers that are given in other tabs. Returns a function that stops
 * this.
 */
export function followConsentChoice(): () => void {
  showChoice();
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) showChoice();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function readChoice(): ConsentChoice | null {
  const stored = readJson(deviceStorage, KEY) as Partial<ConsentChoice> | null;
  if (typeof stored?.at !== 'string' || typeof stored.answers !== 'object' || !stored.answers) return null;
  return { at: stored.at, answers: stored.answers, isRecorded: stored.isRecorded === true };
}

/** Stores the answers for later visits. If storage is blocked, they apply to this page only. */
export function storeChoice(choice: ConsentChoice): void {
  deviceStorage.setItem(KEY, JSON.stringify(choice));
  consentChoice.set(choice);
}

/** Answers for all consent categories of this shop: those in `allowed` are allowed, the others refused. */
export function answerConsent(allowed: readonly ConsentCategory[]): ConsentChoice {
  const { answers } = currentChoice() ?? { answers: {} };
  const newAnswers = askedCategories(pageConfig().thirdParties).map((category) => [
    category,
    { version: CONSENT_TEXTS[category].version, allowed: allowed.includes(category) },
  ]);
  const choice = {
    at: new Date().toISOString(),
    answers: { ...answers, ...Object.fromEntries(newAnswers) },
    isRecorded: false,
  };
  storeChoice(choice);
  return choice;
}

/** Refuses categories in this browser whose consent the shopper has withdrawn in the account. */
export function refuseConsents(categories: readonly ConsentCategory[]): void {
  const choice = currentChoice();
  if (!choice) return;
  const answers = { ...choice.answers };
  for (const category of categories) {
    const answer = answers[category];
    if (answer) answers[category] = { ...answer, allowed: false };
  }
  storeChoice({ ...choice, answers });
}

/** Whether the shopper has agreed, in this browser, to the current text of a category. */
export function isAllowed(category: ConsentCategory, choice = currentChoice()): boolean {
  const answer = choice?.answers[category];
  return answer?.allowed === true && answer.version === CONSENT_TEXTS[category].version;
}

/** The categories that are allowed in this browser. */
export const allowedOf = (choice: ConsentChoice | null): ConsentCategory[] =>
  CONSENT_CATEGORIES.filter((category) => isAllowed(category, choice));

/** Whether the shop must ask: a category has no answer yet, or its text has changed since. */
export function mustAsk(choice: ConsentChoice | null): boolean {
  return askedCategories(pageConfig().thirdParties).some(
    (category) => choice?.answers[category]?.version !== CONSENT_TEXTS[category].version,
  );
}

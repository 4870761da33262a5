import { useState } from 'react';
import { OPERATOR_KEYS } from '#shared/web/browser-files.ts';
import { readJson, tabStorage } from '@/lib/browser/storage';
import type { Fields } from '@/lib/forms/contract-form';
import { useSession } from '../session/session.ts';

/**
 * Stores the typed text of a form until it is sent; it survives a reload or a new sign-in in this tab. Other
 * operators do not see it.
 * @param name the form, and the order, refund or review that it changes
 */
export function useDraft<F extends Fields>(name: string, blank: F) {
  const { operator } = useSession();
  const key = `${OPERATOR_KEYS.deskDraft}${operator.id}:${name}`;
  const [draft] = useState(() => merged(blank, readJson(tabStorage, key)));
  return {
    draft,
    keep: (fields: F) => tabStorage.setItem(key, JSON.stringify(fields)),
    forget: () => tabStorage.removeItem(key),
  };
}

function merged<F extends Fields>(blank: F, stored: unknown): F {
  const known = Object.entries((stored ?? {}) as Record<string, unknown>).filter(
    ([name, value]) => Object.hasOwn(blank, name) && typeof value === typeof blank[name],
  );
  return { ...blank, ...Object.fromEntries(known) };
}

import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { refundSums } from '#shared/refunds/sums.ts';
import { isApiError, patchRefund, type Refund, type Refundable } from '@/lib/api';
import { setQuery } from '@/lib/state/query-reads';
import { refundQuery } from '../refunds-query';
import { type ChoiceErrors, choiceErrors, choiceOf, choiceOfDraft, type RefundChoice } from './choice-fields';

/** Debounce before the draft is saved, in ms. */
const PAUSE_MS = 600;

export type RefundFormSums = ReturnType<typeof refundSums>;

/**
 * The state of the refund form: sum, errors, and the draft, which is saved while the form is filled in. The
 * browser itself posts the form, with or without scripts.
 */
export function useRefundForm(refund: Refund, offer: Refundable, posted: ChoiceErrors = {}) {
  const client = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(() => choiceOfDraft(refund));
  const [errors, setErrors] = useState(posted);
  const timer = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());

  // If the page shows the errors of a posted form, focus the first one.
  useEffect(() => {
    if (Object.keys(posted).length > 0 && element.current) focusFirstWrong(element.current);
  }, [posted]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  /** Saves one change at a time. If a part fails to save, it is sent with the next change. */
  function keep(next: RefundChoice): void {
    queue.current = queue.current.then(async () => {
      try {
        setQuery(client, refundQuery(refund.id), await patchRefund(refund.id, next));
      } catch (error) {
        if (!isApiError(error)) throw error;
      }
    });
  }

  function changed(): void {
    if (!element.current) return;
    const next = choiceOf(new FormData(element.current), offer);
    setChoice(next);
    // An error disappears as soon as it is corrected; new errors appear only when the button is pressed.
    const wrong = choiceErrors(next, offer);
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => wrong[name])));
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => keep(next), PAUSE_MS);
  }

  return {
    changed,
    choice,
    errors,
    sums: refundSums(offer, choice.lines),
    attributes: {
      ref: element,
      onChange: changed,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        window.clearTimeout(timer.current);
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (submitter instanceof HTMLButtonElement && submitter.value === 'cancel') return;
        const wrong = choiceErrors(choiceOf(new FormData(event.currentTarget), offer), offer);
        if (Object.keys(wrong).length === 0) return;
        event.preventDefault();
        setErrors(wrong);
        const form = event.currentTarget;
        // Focus in the next frame, when React has marked the fields with errors.
        window.requestAnimationFrame(() => focusFirstWrong(form));
      },
    },
  };
}

function focusFirstWrong(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  const control = wrong?.matches('input, select, textarea')
    ? wrong
    : wrong?.querySelector('input:not([disabled])');
  (control as HTMLElement | null | undefined)?.focus();
}

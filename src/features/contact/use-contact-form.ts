import { useEffect, useRef, useState } from 'react';
import { type ContactRequest, createContactRequest, openContactForm } from '@/lib/api';
import type { FormErrors } from '@/lib/forms/contract-form';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { type ContactFields, contactForm } from './contact-definition';
import { encodeFiles, filesProblem } from './contact-files';

export type OpenedForm = { token: string; leastSeconds: number };
export type SentRequest = { number: string; login: string };

/** The result of the form when it was posted without scripts. */
export type PostedContact =
  | { sent: SentRequest }
  | { fields: ContactFields; errors: FormErrors<keyof ContactFields>; hadFiles: boolean; isExpired: boolean };

type Options = {
  opened: OpenedForm;
  errors: FormErrors<keyof ContactFields> | undefined;
  onSent(sent: SentRequest): void;
};

/** The contact form with its files. */
export function useContactForm({ opened, errors, onSent }: Options) {
  const [files, setFiles] = useState<File[]>([]);
  const [fileError, setFileError] = useState<string>();
  const openedAt = useRef(0);
  const attempt = useRef({ text: '', key: '' });
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  const form = useContractForm(contactForm, {
    posted: errors,
    async send(request, { login }) {
      // The robot check rejects a form that is sent too fast. A shopper with prefilled fields can be that
      // fast, so wait.
      await sleep(openedAt.current + opened.leastSeconds * 1000 - performance.now());
      const body = { ...request, files: await encodeFiles(files) };
      const { number } = await createContactRequest(body, {
        headers: { 'Idempotency-Key': keyFor(request, files, attempt) },
      });
      onSent({ number, login: login.trim() });
    },
    refused({ fieldErrors }) {
      if (fieldErrors.some(({ pointer }) => pointer === '/formToken')) void openAgain();
      return undefined;
    },
  });

  async function openAgain() {
    const { token } = await openContactForm();
    form.fill('formToken', token);
    openedAt.current = performance.now();
  }

  async function add(more: File[]) {
    const all = [...files, ...more];
    const objection = await filesProblem(all);
    setFileError(objection);
    if (!objection) setFiles(all);
  }

  function remove(file: File) {
    setFileError(undefined);
    setFiles(files.filter((one) => one !== file));
  }

  return { ...form, files, fileError, add, remove };
}

/**
 * The idempotency key of a request. It stays the same for equal values, so that a retry after a lost response
 * does not create a second request.
 */
function keyFor(
  request: ContactRequest,
  files: readonly File[],
  attempt: { current: { text: string; key: string } },
): string {
  const text = JSON.stringify([
    request,
    files.map(({ name, size, lastModified }) => [name, size, lastModified]),
  ]);
  if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() };
  return attempt.current.key;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

import { setResponseStatus } from '@tanstack/react-start/server';
import { MOST_PHOTOS, tooManyPhotos } from '#shared/forms/photo-rules.ts';
import { type ApiError, isApiError, UNKNOWN_ERROR_MESSAGE } from '@/lib/api';
import {
  type ContractForm,
  checkFields,
  type Fields,
  type FormErrors,
  readFields,
  refusalErrors,
} from '@/lib/forms/contract-form';
import { encodeFile } from '@/lib/forms/encode-file';
import { FormRefused, filesIn, readForm, readFormWithFiles, seeOther } from '@/lib/page/form-post';
import { hrefTo } from '@/shop/addresses/href-to';

type Handed<Posted> = { posted: Posted };
type Answer<Posted> = { isNext: true; context: Handed<Posted> };
export type PostedRequest<Posted> = {
  request: Request;
  /** Renders the page, whose loader reads the result from serverContext. */
  next(options: { context: Handed<Posted> }): Answer<Posted>;
};

type Refusal<F extends Fields, Data> = {
  fields: F;
  errors: FormErrors<keyof F & string>;
  /** All posted values. */
  data: Data;
  /** The error of the API, if a request was sent and failed. */
  error?: ApiError;
};

type Steps<F extends Fields, Body, Posted, Data> = {
  form: ContractForm<F, Body>;
  /** Finds errors in the files, for forms that have files. */
  checkFiles?(files: readonly File[]): Promise<FormErrors<keyof F & string>>;
  /**
   * Sends the request. Resolves to a redirect, or to the result that the page shows.
   * @throws ApiError
   */
  send(request: Body, fields: F, data: Data): Promise<Response | Posted>;
  /** What the page shows if the form has errors or the shop refuses it. Must never contain a password. */
  show(refusal: Refusal<F, Data>): Posted;
};

/** Handles a form that was posted without scripts: sends its request, or renders its page with the errors. */
export const answerForm = <F extends Fields, Body, Posted>(
  posted: PostedRequest<Posted>,
  steps: Omit<Steps<F, Body, Posted, URLSearchParams>, 'checkFiles'>,
) => answer(posted, steps, readForm, new URLSearchParams());

/** Like answerForm, for a form that also has files. */
export const answerFormWithFiles = <F extends Fields, Body, Posted>(
  posted: PostedRequest<Posted>,
  steps: Steps<F, Body, Posted, FormData>,
) => answer(posted, steps, readFormWithFiles, new FormData());

async function answer<F extends Fields, Body, Posted, Data extends FormData | URLSearchParams>(
  { request, next }: PostedRequest<Posted>,
  { form, checkFiles, send, show }: Steps<F, Body, Posted, Data>,
  read: (request: Request) => Promise<Data>,
  nothing: Data,
): Promise<Response | Answer<Posted>> {
  const page = (status: number, posted: Posted) => {
    setResponseStatus(status);
    return next({ context: { posted } });
  };
  let data = nothing;
  const refuse = (status: number, errors: FormErrors<keyof F & string>, error?: ApiError) =>
    page(status, show({ fields: readFields(form, data), errors, data, error }));
  try {
    data = await read(request);
    const fields = readFields(form, data);
    const checked = checkFields(form, fields);
    const ofFiles = (await checkFiles?.(filesIn(data))) ?? {};
    if (!checked.ok) return refuse(422, { ...checked.errors, ...ofFiles });
    if (Object.keys(ofFiles).length > 0) return refuse(422, ofFiles);
    const done = await send(checked.request, fields, data);
    return done instanceof Response ? done : page(200, done);
  } catch (error) {
    if (error instanceof FormRefused) {
      return refuse(error.status, { form: error.message } as FormErrors<keyof F & string>);
    }
    if (!isApiError(error)) throw error;
    return refuse(error.status ?? 503, refusalErrors(form, error), error);
  }
}

/**
 * Handles a form for signed-in shoppers, or renders its page with the errors. If the session has ended,
 * redirects to the sign-in page.
 * @param show what the page shows for these errors
 */
export async function answerForShopper<Posted, Errors extends { form?: string | undefined }>(
  { request, next }: PostedRequest<Posted>,
  work: () => Promise<Response | Errors>,
  show: (errors: Errors) => Posted,
): Promise<Response | Answer<Posted>> {
  const page = (status: number, errors: Errors) => {
    setResponseStatus(status);
    return next({ context: { posted: show(errors) } });
  };
  try {
    const done = await work();
    return done instanceof Response ? done : page(422, done);
  } catch (error) {
    if (error instanceof FormRefused) return page(error.status, { form: error.message } as Errors);
    if (!isApiError(error)) throw error;
    if (error.status === 401)
      return seeOther(hrefTo('/login', { search: { redirect: new URL(request.url).pathname } }));
    return page(error.status ?? 503, { form: error.message || UNKNOWN_ERROR_MESSAGE } as Errors);
  }
}

/**
 * Uploads the photographs of a form, one by one. Uploaded ones stay, even if another one is refused.
 * @param already number of photographs that were uploaded before
 * @returns the error of the field `photos`, if any
 */
export async function sendPhotos(
  data: FormData | URLSearchParams,
  already: number,
  send: (content: string) => Promise<void>,
): Promise<{ photos?: string }> {
  const files = filesIn(data);
  if (already + files.length > MOST_PHOTOS) return { photos: tooManyPhotos.message };
  for (const file of files) {
    try {
      await send(await encodeFile(file));
    } catch (error) {
      if (!isApiError(error) || error.status !== 422) throw error;
      return { photos: error.fieldErrors[0]?.message ?? error.message };
    }
  }
  return {};
}

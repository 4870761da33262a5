import { setResponseStatus } from '@tanstack/react-start/server';
import { type ApiError, isApiError } from '@/lib/api';
import {
  type ContractForm,
  checkFields,
  type Fields,
  type FormErrors,
  readFields,
  refusalErrors,
} from '@/lib/forms/contract-form';
import { FormRefused, readForm } from '@/lib/page/form-post';

type Handed<Posted> = { posted: Posted };
type Answer<Posted> = { isNext: true; context: Handed<Posted> };
export type PostedRequest<Posted> = {
  request: Request;
  /** Renders the page, whose loader reads the result from its serverContext. */
  next(options: { context: Handed<Posted> }): Answer<Posted>;
};

type Refusal<F extends Fields> = {
  fields: F;
  errors: FormErrors<keyof F & string>;
  /** All posted values. */
  data: URLSearchParams;
  /** The error of the API, if it was called. */
  error?: ApiError;
};

type Steps<F extends Fields, Body, Posted> = {
  form: ContractForm<F, Body>;
  /** Sends the request. Resolves to a redirect or to what the page shows. @throws ApiError */
  send(request: Body, fields: F, data: URLSearchParams): Promise<Response | Posted>;
  /** What the page shows for a refused form. Never contains a password. */
  show(refusal: Refusal<F>): Posted;
};

/** Handles a form posted without scripts: sends its request, or renders its page with the errors. */
export async function answerForm<F extends Fields, Body, Posted>(
  { request, next }: PostedRequest<Posted>,
  { form, send, show }: Steps<F, Body, Posted>,
): Promise<Response | Answer<Posted>> {
  const page = (status: number, posted: Posted) => {
    setResponseStatus(status);
    return next({ context: { posted } });
  };
  let data = new URLSearchParams();
  const refuse = (status: number, errors: FormErrors<keyof F & string>, error?: ApiError) =>
    page(status, show({ fields: readFields(form, data), errors, data, error }));
  try {
    data = await readForm(request);
    const fields = readFields(form, data);
    const checked = checkFields(form, fields);
    if (!checked.ok) return refuse(422, checked.errors);
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

import { setResponseStatus } from '@tanstack/react-start/server';
import { type ApiError, isApiError } from '@/lib/api';
import { FormRefused, readForm } from '@/lib/form-post';

type Handed<Posted> = { posted: Posted };
type Answer<Posted> = { isNext: true; context: Handed<Posted> };
export type PostedRequest<Posted> = {
  request: Request;
  /** Renders the page, whose loader finds what is handed over in its serverContext. */
  next(options: { context: Handed<Posted> }): Answer<Posted>;
};

type Steps<Fields, Errors, Posted> = {
  read(form: URLSearchParams): Fields;
  /** What can be told without asking; undefined when the form may be sent. */
  check(fields: Fields): Errors | undefined;
  /** Sends the browser on, or says what its page shows. @throws ApiError */
  send(fields: Fields, form: URLSearchParams): Promise<Response | Posted>;
  refused(error: ApiError): Errors;
  /** What the page shows of a form that was refused. Never a password. */
  show(fields: Fields, errors: Errors, form: URLSearchParams, error?: ApiError): Posted;
};

/** A form posted without scripts: carries it out, or shows its page with what is wrong. */
export async function answerForm<Fields, Errors extends { form?: string }, Posted>(
  { request, next }: PostedRequest<Posted>,
  { read, check, send, refused, show }: Steps<Fields, Errors, Posted>,
): Promise<Response | Answer<Posted>> {
  const page = (status: number, posted: Posted) => {
    setResponseStatus(status);
    return next({ context: { posted } });
  };
  let form = new URLSearchParams();
  try {
    form = await readForm(request);
    const fields = read(form);
    const wrong = check(fields);
    if (wrong) return page(422, show(fields, wrong, form));
    const done = await send(fields, form);
    return done instanceof Response ? done : page(200, done);
  } catch (error) {
    if (error instanceof FormRefused) {
      return page(error.status, show(read(form), { form: error.message } as Errors, form));
    }
    if (!isApiError(error)) throw error;
    return page(error.status ?? 503, show(read(form), refused(error), form, error));
  }
}

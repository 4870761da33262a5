type Init = { status: number; headers: Headers };

/**
 * A JSON response that does not leave this process. Its receiver uses the value directly and must not change
 * it. The JSON text is made only if the body is read (docs/decisions/0059-answers-as-values.md).
 */
export class ValueResponse extends Response {
  readonly value: unknown;
  #written: Response | undefined;

  constructor(value: unknown, { status, headers }: Init) {
    super(null, { status, headers });
    this.value = value;
  }

  /** A response with the same value and status, but with other headers. */
  with(headers: Headers): ValueResponse {
    return new ValueResponse(this.value, { status: this.status, headers });
  }

  #asWritten(): Response {
    this.#written ??= new Response(JSON.stringify(this.value));
    return this.#written;
  }

  override get body() {
    return this.#asWritten().body;
  }

  override get bodyUsed() {
    return this.#written?.bodyUsed ?? false;
  }

  override text() {
    return this.#asWritten().text();
  }

  override json() {
    return this.#asWritten().json();
  }

  override bytes() {
    return this.#asWritten().bytes();
  }

  override arrayBuffer() {
    return this.#asWritten().arrayBuffer();
  }

  override blob() {
    return this.#asWritten().blob();
  }

  override clone() {
    return this.with(new Headers(this.headers));
  }
}

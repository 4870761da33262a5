import { type Operation, type OperationId, operationList } from '#contract/operations.ts';
import { testNow } from '../../../backend/catalog/testing/catalog.ts';
import { PEOPLE, type Person } from '../../../backend/testing/people.ts';
import type { Answer } from '../../contract/conformance.ts';
import { type FuzzRequest, fuzzRequest, type Scene } from './fuzz-requests.ts';
import { CANARY, SIGN_KINDS, type SignKind, UNSTORABLE } from './hostile.ts';
import { judge } from './judge.ts';
import { type Random, randomFrom } from './random.ts';
import type { KnownValues } from './schema-values.ts';
import { openSender } from './send.ts';
import type { FuzzTarget, People } from './target.ts';

type Finding = { number: number; request: string; status: number; complaints: string[] };

export type FuzzReport = {
  sent: number;
  findings: Finding[];
  /** How many responses had each status. */
  statuses: Record<number, number>;
  /** For each operation, the statuses that its responses had. */
  reached: Map<OperationId, Set<number>>;
  /**
   * For each operation with texts in its body, and each kind of special character: how many bodies contained
   * it and were otherwise valid.
   */
  signs: Map<OperationId, Record<SignKind, number>>;
};

/**
 * If by chance some operations have not been called, more requests are sent: at most this many times the
 * given number.
 */
const AT_MOST = 3;

/**
 * Sends the given number of random requests and checks each response; sends more if some operations have not
 * been called. The same seed sends the same requests.
 */
export async function runFuzz(target: FuzzTarget, seed: number, requests: number): Promise<FuzzReport> {
  const random = randomFrom(seed);
  const sender = openSender();
  const report: FuzzReport = { sent: 0, findings: [], statuses: {}, reached: new Map(), signs: new Map() };
  const isEnough = () =>
    report.sent >= AT_MOST * requests ||
    (report.sent >= requests && operationList.every(({ id }) => report.reached.has(id)));
  try {
    while (!isEnough()) {
      const around = await target.newPeople();
      for (const operation of shuffled(operationList, random)) {
        if (isEnough()) break;
        const scene = sceneOf(operation, target, around, random);
        const request = fuzzRequest(operation, scene, random, rarestSign(report.signs.get(operation.id)));
        const origin =
          operation.service === 'operator' && random.chance(0.9) ? target.operatorOrigin : target.origin;
        const isAtDoor = origin === target.operatorOrigin;
        const answer = await sender.send(origin, isAtDoor ? withoutPage(request) : request).catch(broken);
        const others = PEOPLE.map((name) => around.people[name]).filter((person) => person !== scene.caller);
        const mayReadAll = isAtDoor && scene.operatorToken !== undefined;
        const { operation: judged, complaints } = judge(request, answer, {
          isDoorOfOperators: isAtDoor,
          others: mayReadAll ? [] : others,
        });
        if (request.sign !== undefined) {
          const counts = report.signs.get(operation.id) ?? noSigns();
          report.signs.set(operation.id, { ...counts, [request.sign]: counts[request.sign] + 1 });
          if (UNSTORABLE.includes(request.sign) && answer.status < 400)
            complaints.push(`accepted ${request.sign} in a text`);
        }
        report.sent += 1;
        report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1;
        if (judged) report.reached.set(judged, (report.reached.get(judged) ?? new Set()).add(answer.status));
        if (complaints.length > 0)
          report.findings.push({
            number: report.sent,
            request: written(request),
            status: answer.status,
            complaints,
          });
      }
      await target.test.sendMessages();
    }
    return report;
  } finally {
    sender.close();
  }
}

const noSigns = () => Object.fromEntries(SIGN_KINDS.map((kind) => [kind, 0])) as Record<SignKind, number>;

const rarestSign = (counts = noSigns()): SignKind =>
  SIGN_KINDS.reduce((least, kind) => (counts[kind] < counts[least] ? kind : least));

/** A stand-in for the response when the connection broke. */
const broken = (error: Error): Answer => ({ status: 599, headers: new Headers(), text: error.message });

/**
 * Returns the log lines that contain parts of a request's body or headers, and lines that are not valid JSON.
 */
export function logFindings(lines: readonly string[]): string[] {
  return lines.filter((line) => line.includes(CANARY) || !isOneObject(line.trimEnd()));
}

function isOneObject(line: string): boolean {
  try {
    return !line.includes('\n') && typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}

type Around = Awaited<ReturnType<FuzzTarget['newPeople']>>;

/** Chooses the caller of an operation, and whose data the call is about. */
export function sceneOf(operation: Operation, target: FuzzTarget, around: Around, random: Random): Scene {
  const { people, attempt, formToken } = around;
  const isForUsers = operation.access === 'user' && random.chance(0.6);
  const caller = people[random.pick(isForUsers ? (['owner', 'other user'] as const) : PEOPLE)];
  const isOwn = caller.id !== '' && random.chance(0.7);
  const owner = isOwn ? caller : people[random.pick(['owner', 'other user'] as const)];
  // Only the browser that began the sign-in attempt has the attempt's cookie. Other callers have none.
  const begun = caller === people.owner ? attempt : { ...attempt, cookie: '' };
  return {
    caller,
    operatorToken:
      operation.service === 'operator' && random.chance(0.85)
        ? random.pick(target.operatorTokens)
        : undefined,
    prey: { owner, attempt: begun, formToken },
    known: knownTo(owner, people),
  };
}

/** Returns a function that finds an existing id for a field, by the ending of the field's name. */
function knownTo(owner: Person, people: People): KnownValues {
  const names: Record<string, (random: Random) => string> = {
    orderId: (random) => random.pick([owner.orderId, owner.boughtId]),
    refundId: () => owner.refundId,
    reviewId: () => owner.reviewId || people.owner.reviewId,
    addressId: () => owner.addressId,
    signInId: (random) => random.pick([...owner.families, '']),
    consentId: (random) => random.pick([...owner.consents, '']),
    articleId: (random) => random.pick(Object.values(owner.goods)),
    productUrl: () => owner.productUrl,
    urls: () => owner.productUrl,
    path: (random) => random.pick(['zhenshchinam/platya', 'zhenshchinam', 'new', 'sale', '/product/net']),
    city: (random) => random.pick(['moskva', 'kazan']),
    cityCode: () => 'kazan',
    number: () => owner.orderNumber,
    email: () => owner.email,
    login: () => owner.email,
    site: () => 'ru',
    phone: () => '+79991234567',
    day: () => testNow.toISOString().slice(0, 10),
    q: (random) => random.pick(['платье', 'плтье', 'чёрное пальто 46', 'xs']),
  };
  return (field, random) => names[field]?.(random) || undefined;
}

/** Removes the headers that only pages send, because operators do not call the API from pages. */
const withoutPage = (request: FuzzRequest): FuzzRequest => ({
  ...request,
  headers: request.headers.filter(([name]) => name !== 'sec-fetch-site'),
});

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  return items.map(() => rest.splice(random.integer(rest.length), 1)[0] as T);
}

function written({ method, path, headers, body }: FuzzRequest): string {
  const lines = headers.map(([name, value]) => `${name}: ${value.slice(0, 100)}`);
  return [`${method} ${path.slice(0, 500)}`, ...lines, body?.subarray(0, 500).toString() ?? ''].join('\n');
}

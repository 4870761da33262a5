import type { OperationId } from '#contract/operations.ts';
import { operationOfRequest } from '../../tests/contract/facts/witness.ts';
import type { StoryShop } from '../../tests/contract/stories/stage/shop.ts';
import { serveReference } from '../reference/serve-reference.ts';
import type { Memory, PlantedFault } from './planted-faults.ts';

/** Serves a shop through a proxy that plants a fault in its requests or responses. */
export function serveFaulty(shop: StoryShop, fault: PlantedFault) {
  const memory: Memory = new Map();
  const faulty: StoryShop = {
    ...shop,
    async operatorToken(role) {
      const token = await shop.operatorToken(role);
      if (role === 'manager') memory.set('manager', `Bearer ${token}`);
      return token;
    },
    async send(request, clientIp) {
      const id = operationOfRequest(request)?.operation.id;
      if (id === undefined) return shop.send(request, clientIp);
      const asked = (await fault.ask?.(id, request.clone(), memory)) ?? request;
      const response = asked instanceof Response ? asked : await shop.send(asked, clientIp);
      return changed(id, request, response, fault, memory);
    },
  };
  return serveReference(faulty);
}

async function changed(
  id: OperationId,
  request: Request,
  response: Response,
  fault: PlantedFault,
  memory: Memory,
) {
  const text = await response.text();
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const body = text === '' ? undefined : JSON.parse(text);
  const answer = { id, request, status: response.status, headers, body };
  fault.answer?.(answer, memory);
  const sent = answer.body === undefined ? null : JSON.stringify(answer.body);
  return new Response(sent, { status: answer.status, headers });
}

import { expect, it } from 'vitest';
import { messageWords } from './domain/message-words.ts';
import { outboxHandlers } from './outbox-handlers.ts';

it('every kind of message has a Russian name', () => {
  const kinds = Object.keys(outboxHandlers({} as never));
  expect(Object.keys(messageWords).sort()).toEqual(kinds.sort());
});

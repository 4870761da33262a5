import * as zod from 'zod/mini';
import { MessageState } from '../api/index.ts';
import { pageField, textField, wordField } from '../parts/lists/search-fields.ts';

/** The messages that are shown, the dialog that is open, and the message that it is about. */
export const healthSearch = zod.object({
  messages: wordField(MessageState),
  page: pageField(),
  do: textField(20),
  message: textField(36),
});

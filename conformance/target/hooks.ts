import type { StoryShop } from '../../tests/contract/stories/stage/shop.ts';

type HookMethod = Exclude<keyof StoryShop, 'name' | 'send' | 'force'>;

type Hook = {
  method: HookMethod;
  /** Names of the fields of the request body. Their values are the arguments of the method, in this order. */
  takes: readonly string[];
  /**
   * Name of the response field whose value the method returns. Undefined if the response has no body (204).
   */
  gives?: string;
  /** What the hook does, for the report. */
  says: string;
};

/**
 * The hooks: calls that a backend may offer to the kit, for what the API does not allow, such as reading a
 * sent code. The kit calls `PUT {hooks URL}/{name}` with JSON; `GET {hooks URL}` lists the names of the
 * offered hooks. conformance/package/README.md describes them.
 */
export const hooks: Readonly<Record<string, Hook>> = {
  'sent-link': {
    method: 'secretSentTo',
    takes: ['address'],
    gives: 'secret',
    says: 'the secret of the latest link sent to an address',
  },
  'sent-code': {
    method: 'codeSentTo',
    takes: ['address'],
    gives: 'code',
    says: 'the six digits of the latest message to an address',
  },
  'proofs-end': {
    method: 'letProofsEnd',
    takes: [],
    says: 'every sign-in is older than its proof of identity lasts',
  },
  'former-address': {
    method: 'formerAddress',
    takes: ['kind'],
    gives: 'path',
    says: 'a former address of moved goods, or of removed ones',
  },
  stock: { method: 'setStock', takes: ['articleId', 'pieces'], says: 'the stock of an article' },
  price: { method: 'setPrice', takes: ['articleId', 'kopecks'], says: 'the price of an article' },
  'size-price': {
    method: 'setSizePrice',
    takes: ['articleId', 'kopecks'],
    says: 'a price of one size alone',
  },
  bank: {
    method: 'payAtBank',
    takes: ['outcome'],
    says: 'the latest payment is paid or declined at the bank',
  },
  packed: { method: 'packOrder', takes: ['orderId'], says: 'an order is being packed' },
  'form-opened': {
    method: 'formOpenedBefore',
    takes: ['seconds'],
    gives: 'token',
    says: 'the token of a contact form opened some seconds ago',
  },
  'unsubscribe-token': {
    method: 'unsubscribeToken',
    takes: ['accountId'],
    gives: 'token',
    says: 'the token of an account in its price-drop letters',
  },
  'dead-message': {
    method: 'deadMessage',
    takes: [],
    gives: 'messageId',
    says: 'the id of a message that is no longer retried',
  },
  'operator-token': {
    method: 'operatorToken',
    takes: ['role'],
    gives: 'token',
    says: 'the token of an operator with a role',
  },
};

/**
 * Other things that a backend may offer for tests, besides hooks. The kit does not call them; the backend
 * only lists their names together with the names of its hooks.
 */
export const abilities = {
  'external-codes': 'sign-in elsewhere accepts codes such as verified.anna',
} as const;

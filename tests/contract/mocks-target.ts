import { FORMER_ADDRESSES } from '../../mocks/contract/former-addresses.ts';
import { createMockServer } from '../../mocks/node.ts';
import { scenarioOf } from '../../mocks/scenarios.ts';
import { mockTokenSentTo, mockUnsubscribeToken } from '../../mocks/shop/account/newsletter.ts';
import { settlePayment } from '../../mocks/shop/cart/bank.ts';
import { articleOf } from '../../mocks/shop/goods/articles.ts';
import { addDeadMessage } from '../../mocks/shop/operator/desk/health.ts';
import { mockFormToken } from '../../mocks/shop/site/contact.ts';
import { OPERATOR_TOKENS } from '../../mocks/shop/state/desk.ts';
import type { StoryShop } from './stories/stage/shop.ts';

/** The mock shop as a target, after its server has started. */
export function createMocksTarget() {
  const { shop, server } = createMockServer({ identity: 'headers' });
  shop.state.bank = 'thinks';
  const target: StoryShop = {
    name: 'mocks',
    send: (request) => fetch(request),
    async secretSentTo(address) {
      const mail = shop.state.mails.findLast(({ to }) => to === address);
      return mail?.token ?? mockTokenSentTo(shop.state, address) ?? '';
    },
    async codeSentTo(address) {
      return (
        shop.state.mails.findLast(({ to, purpose }) => to === address && purpose === 'proof')?.token ?? ''
      );
    },
    async letProofsEnd() {
      for (const signIn of shop.state.signIns) signIn.provenAt = new Date(0).toISOString();
    },
    formerAddress: async (kind) => FORMER_ADDRESSES[kind],
    async packOrder(orderId) {
      const stored = shop.state.orders.find(({ order }) => order.id === orderId);
      stored?.order.events.push({ state: 'PACKING', at: new Date().toISOString() });
      if (stored) stored.order.state = 'PACKING';
    },
    async payAtBank(outcome) {
      settlePayment(shop.state, outcome === 'is refused' ? 'refuses' : outcome);
    },
    formOpenedBefore: async (seconds) => mockFormToken(Date.now() - seconds * 1000),
    unsubscribeToken: async (accountId) => mockUnsubscribeToken(accountId),
    deadMessage: async () => addDeadMessage(shop.state).id,
    operatorToken: async (role) => OPERATOR_TOKENS[role],
    async setStock(articleId, pieces) {
      shop.state.stock[articleId] = pieces;
    },
    async setPrice(articleId, kopecks) {
      const { variantId = '' } = articleOf(shop.state, articleId)?.card ?? {};
      shop.state.prices[variantId] = kopecks;
    },
    async setSizePrice(articleId, kopecks) {
      if (kopecks === null) delete shop.state.sizePrices[articleId];
      else shop.state.sizePrices[articleId] = kopecks;
    },
    force(operationId, status) {
      server.use(scenarioOf(`${operationId}:${status}`).handler);
      return () => server.resetHandlers();
    },
  };
  return { target, shop, server };
}

import { marketingAgreement, personalDataAgreement } from './agreements.ts';
import { cookiePolicy } from './cookie-policy.ts';
import { loyaltyProgram } from './loyalty-program.ts';
import type { DemoPage } from './page-text.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { recommendationTechnologies } from './recommendation-technologies.ts';
import { salesCondition } from './sales-condition.ts';
import { sizeGuide } from './size-guide.ts';
import { generalInfo, refunds, shipping } from './support.ts';

/** The fixed links of docs/specification.md §2.2, and the rules of recommendations that the law asks for. */
export const demoPages: readonly DemoPage[] = [
  generalInfo,
  shipping,
  refunds,
  sizeGuide,
  privacyPolicy,
  cookiePolicy,
  salesCondition,
  loyaltyProgram,
  recommendationTechnologies,
  marketingAgreement,
  personalDataAgreement,
];

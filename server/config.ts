import { z } from 'zod';
import { isTimeZone } from '../shared/rules/day.ts';
import { StartRefused } from './ports/start-refused.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const isTwoPart = (pair: string) => /^[^=]+=https:\/\/\S+$/.test(pair);

const adminSecret = z.string().min(8, 'has fewer than 8 characters');

const variablesSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  MONGODB_URL: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\/./, 'is not an address of MongoDB')
    .optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/./, 'is not an address of Redis')
    .optional(),
  /** What the site's keys and channels in Redis begin with. */
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w-]+$/, 'has more than letters, digits, _ and -')
    .default('sawaal'),
  METRICS_PORT: port.optional(),
  SITE_TIME_ZONE: z.string().refine(isTimeZone, 'is not a time zone').default('Asia/Karachi'),
  FREE_ACCOUNTS: z.coerce.number().int().min(0).default(50),
  POINTS_PER_CORRECT: z.coerce.number().int().min(1).default(10),
  PAYOUT_RAIL: z.enum(['manual', 'webhook']).default('manual'),
  PAYOUT_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'is not an address' }).optional(),
  PAYOUT_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, 'is not whsec_ and base64 of 24 to 64 bytes')
    .optional(),
  ADMIN_EMAIL: z.email('is not an e-mail address').optional(),
  ADMIN_KEY: adminSecret.optional(),
  ADMIN_SECRET_CODE: adminSecret.optional(),
  CONTACT_EMAIL: z.email('is not an e-mail address').optional(),
  CONTACT_PHONE: z.string().optional(),
  /** `Name=https://address`, several of them parted by commas. */
  SOCIAL_LINKS: z
    .string()
    .transform((list) => list.split(',').map((pair) => pair.trim()))
    .refine((pairs) => pairs.every(isTwoPart), 'is not a list of Name=https://address')
    .transform((pairs) =>
      pairs.map((pair) => ({
        name: pair.slice(0, pair.indexOf('=')),
        url: pair.slice(pair.indexOf('=') + 1),
      })),
    )
    .default([]),
  /** Addresses of the proxies whose X-Forwarded-For is believed, parted by commas. */
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .optional(),
  PUBLIC_ORIGIN: z.url('is not an address').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

const CLUSTER_VARIABLES = ['MONGODB_URL', 'REDIS_URL'] as const;
const ADMIN_VARIABLES = ['ADMIN_EMAIL', 'ADMIN_KEY', 'ADMIN_SECRET_CODE'] as const;
const WEBHOOK_VARIABLES = ['PAYOUT_WEBHOOK_URL', 'PAYOUT_WEBHOOK_SECRET'] as const;

/** What only makes sense together. */
const environmentSchema = variablesSchema.superRefine((config, context) => {
  const missing = (names: readonly (keyof typeof config)[]) =>
    names.filter((name) => config[name] === undefined);
  const [missingService, alsoMissing] = missing(CLUSTER_VARIABLES);
  if (missingService !== undefined && alsoMissing === undefined) {
    const message = 'is missing: a cluster needs both MONGODB_URL and REDIS_URL, embedded mode neither';
    context.addIssue({ code: 'custom', path: [missingService], message });
  }
  const missingAdmin = missing(ADMIN_VARIABLES);
  if (missingAdmin.length > 0 && missingAdmin.length < ADMIN_VARIABLES.length) {
    const message = 'is missing: set all three of the admin, or none';
    context.addIssue({ code: 'custom', path: [missingAdmin[0] ?? ''], message });
  }
  const [missingWebhook] = missing(WEBHOOK_VARIABLES);
  if (config.PAYOUT_RAIL === 'webhook' && missingWebhook !== undefined) {
    const message = 'is missing: the rail webhook needs it';
    context.addIssue({ code: 'custom', path: [missingWebhook], message });
  }
});

const storeSchema = variablesSchema.pick({ DATA_DIR: true, MONGODB_URL: true });

export type Config = Readonly<z.infer<typeof environmentSchema>>;
/** Many processes on MongoDB and Redis. */
export type ClusterConfig = Config & Readonly<Record<(typeof CLUSTER_VARIABLES)[number], string>>;
/** Where the store is: in MongoDB if that is named, else in the data folder. */
export type StoreConfig = Readonly<z.infer<typeof storeSchema>>;

export class ConfigError extends StartRefused {
  override readonly name = 'ConfigError';
}

function read<T>(schema: z.ZodType<T>, environment: NodeJS.ProcessEnv): T {
  const set = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = schema.safeParse(Object.fromEntries(set));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0]);
  throw new ConfigError(`${name}: ${issue?.message ?? 'is not valid'}`);
}

/** Reads the configuration, once. Throws `ConfigError` with one line that names what is wrong. */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config =>
  read(environmentSchema, environment);

/** The same for tools that need the store alone, and no Redis. */
export const readStoreConfig = (environment: NodeJS.ProcessEnv = process.env): StoreConfig =>
  read(storeSchema, environment);

export function isCluster(config: Config): config is ClusterConfig {
  return CLUSTER_VARIABLES.every((name) => config[name] !== undefined);
}

import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { isTimeZone } from '../shared/rules/day.ts';
import { StartRefused } from './ports/start-refused.ts';

/** As written: a blank or `0x50` is a slip, not a number. */
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'is not a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `is not between ${min} and ${max}`);
const port = wholeNumber(0, 65_535);
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `is not one of ${values.join(', ')}`);
const isTwoPart = (pair: string) => /^[^=]+=https:\/\/\S+$/.test(pair);

/** Names that the proxies' addresses may have for Fastify. */
const NETWORK_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);
const isProxy = (address: string) =>
  NETWORK_NAMES.has(address) ||
  ipaddr.IPv4.isValidFourPartDecimal(address) ||
  ipaddr.IPv6.isValid(address) ||
  ipaddr.IPv4.isValidCIDRFourPartDecimal(address) ||
  ipaddr.IPv6.isValidCIDR(address);

const isOrigin = (value: string) =>
  /^https?:/i.test(value) && URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`;

function isWebhookSecret(value: string): boolean {
  const encoded = /^whsec_(?<encoded>.+)$/.exec(value)?.groups?.encoded ?? '';
  const bytes = Buffer.from(encoded, 'base64');
  return bytes.toString('base64') === encoded && bytes.length >= 24 && bytes.length <= 64;
}

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
  FREE_ACCOUNTS: wholeNumber(0, 1_000_000_000).default(50),
  POINTS_PER_CORRECT: wholeNumber(1, 1_000_000).default(10),
  PAYOUT_RAIL: oneOf(['manual', 'webhook']).default('manual'),
  PAYOUT_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'is not an address' }).optional(),
  PAYOUT_WEBHOOK_SECRET: z
    .string()
    .refine(isWebhookSecret, 'is not whsec_ and base64 of 24 to 64 bytes')
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
    .refine((list) => list.every(isProxy), 'is not a list of addresses or networks')
    .optional(),
  PUBLIC_ORIGIN: z.string().refine(isOrigin, 'is not an origin like https://sawaal.example').optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
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
  if (config.METRICS_PORT !== undefined && config.METRICS_PORT !== 0 && config.METRICS_PORT === config.PORT) {
    context.addIssue({ code: 'custom', path: ['METRICS_PORT'], message: 'is the same as PORT' });
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

import { z } from 'zod';
import { isTimeZone } from '../shared/rules/day.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const isTwoPart = (pair: string) => /^[^=]+=https:\/\/\S+$/.test(pair);

const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  SITE_TIME_ZONE: z.string().refine(isTimeZone, 'is not a time zone').default('Asia/Karachi'),
  FREE_ACCOUNTS: z.coerce.number().int().min(0).default(50),
  POINTS_PER_CORRECT: z.coerce.number().int().min(1).default(10),
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

export type Config = Readonly<z.infer<typeof environmentSchema>>;

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the configuration, once. Throws `ConfigError` with one line that names what is wrong. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const set = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(set));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0]);
  throw new ConfigError(`${name}: ${issue?.message ?? 'is not valid'}`);
}

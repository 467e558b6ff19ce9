import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findFreePort } from '../processes/free-port.ts';

const settingsSchema = z.object({
  /** A replica set knows its members by their port. */
  mongoPort: z.int(),
  redisPort: z.int(),
  ADMIN_EMAIL: z.string(),
  ADMIN_KEY: z.string(),
  ADMIN_SECRET_CODE: z.string(),
});

export type ClusterSettings = z.infer<typeof settingsSchema>;

const secret = (): string => randomBytes(12).toString('base64url');

/** What a data folder's cluster keeps from start to start, made at its first. */
export async function readSettings(dataDir: string): Promise<ClusterSettings> {
  const path = join(dataDir, 'settings.json');
  if (existsSync(path)) return settingsSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  const settings: ClusterSettings = {
    mongoPort: await findFreePort(),
    redisPort: await findFreePort(),
    ADMIN_EMAIL: 'admin@sawaal.invalid',
    ADMIN_KEY: secret(),
    ADMIN_SECRET_CODE: secret(),
  };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(path, JSON.stringify(settings, null, 2), { mode: 0o600 });
  return settings;
}

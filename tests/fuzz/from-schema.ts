import { z } from 'zod';
import type { Random } from '../../shared/kernel/random.ts';
import { hostileValue } from './hostile.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789 @.-';
const FAR = 1_000_000;

const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)] as T;

function textFor({ minLength = 0, maxLength = 40, format }: JsonSchema, random: Random): string {
  const hex = (length: number) =>
    Array.from({ length }, () => pick([...'0123456789abcdef'], random)).join('');
  if (format === 'uuid') return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
  const length = minLength + Math.floor(random() * (Math.min(maxLength, minLength + 40) - minLength + 1));
  return Array.from({ length }, () => pick([...LETTERS], random)).join('');
}

/** A value that the schema allows, as far as JSON Schema can say it. */
function valid(schema: JsonSchema, random: Random): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(schema.enum, random);
  if (schema.anyOf) return valid(pick(schema.anyOf, random) as JsonSchema, random);
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      const wanted = fields.filter(([name]) => schema.required?.includes(name) || random() < 0.5);
      return Object.fromEntries(wanted.map(([name, field]) => [name, valid(field as JsonSchema, random)]));
    }
    case 'array':
      return Array.from({ length: Math.floor(random() * 4) }, () =>
        valid(schema.items as JsonSchema, random),
      );
    case 'integer':
    case 'number': {
      const [least, most] = [schema.minimum ?? 0, Math.min(schema.maximum ?? FAR, FAR)];
      return Math.floor(least + random() * (most - least + 1));
    }
    case 'boolean':
      return random() < 0.5;
    case 'null':
      return null;
    default:
      return textFor(schema, random);
  }
}

/** Nearly valid: one field is hostile, missing, or one that nobody knows. */
function spoil(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return hostileValue(random);
  const names = Object.keys(value);
  const name = names.length > 0 && random() < 0.8 ? pick(names, random) : `x${Math.floor(random() * 9)}`;
  const { [name]: _, ...rest } = value as Record<string, unknown>;
  return random() < 0.2 ? rest : { ...rest, [name]: hostileValue(random) };
}

/** Makes inputs for a schema: valid, nearly valid, or anything at all. */
export function createInputs(schema: z.ZodType): (random: Random) => unknown {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return (random) => {
    const mood = random();
    if (mood < 0.3) return valid(json, random);
    return mood < 0.8 ? spoil(valid(json, random), random) : hostileValue(random);
  };
}

import { z } from 'zod';
import { refusalSchema } from '../../shared/contract/events.ts';
import * as views from '../../shared/contract/views.ts';

/** A JSON schema, as OpenAPI 3.1 and AsyncAPI 3 both take it. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

const nameOf = (variable: string) =>
  variable.replace(/Schema$/, '').replace(/^./, (letter) => letter.toUpperCase());

const names = new Map<z.core.$ZodType, string>(
  Object.entries({ ...views, refusalSchema }).flatMap(([variable, schema]) =>
    schema instanceof z.ZodType ? [[schema, nameOf(variable)]] : [],
  ),
);

const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

function tidy(schema: JsonSchema): void {
  // Every whole number is safe; to say so at each hides the bounds that mean something.
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  // Said by the format already.
  if (schema.format === 'uuid') delete schema.pattern;
  // More fields may be added: clients pass over what they don't know.
  if (schema.additionalProperties === false) delete schema.additionalProperties;
}

function convert(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const {
    $schema,
    '~standard': _standard,
    ...made
  } = z.toJSONSchema(schema, {
    io,
    reused: 'inline',
    override({ zodSchema, jsonSchema }) {
      const name = zodSchema === schema ? undefined : names.get(zodSchema);
      if (name === undefined) return tidy(jsonSchema);
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, reference(name));
    },
  });
  return made;
}

let components: Readonly<Record<string, JsonSchema>> | undefined;

/** What is shared by many, by name; made once for both documents. */
export function componentSchemas(): Readonly<Record<string, JsonSchema>> {
  components ??= Object.fromEntries(Array.from(names, ([schema, name]) => [name, convert(schema, 'output')]));
  return components;
}

/** A schema where it is used; what has a name is referred to. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const name = names.get(schema);
  return name === undefined ? convert(schema, io) : reference(name);
}

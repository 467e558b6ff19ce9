import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { errorCodes } from '../../shared/contract/errors.ts';
import { acknowledgements, adminEvents, clientPayloads, playerEvents } from '../../shared/contract/events.ts';
import { callGuide, problemsOf } from '../../shared/contract/guide/call-guide.ts';
import {
  adminEventGuide,
  clientEventGuide,
  playerEventGuide,
} from '../../shared/contract/guide/event-guide.ts';
import { type HttpCall, http } from '../../shared/contract/http.ts';
import { asyncApi } from './asyncapi.ts';
import { openApi } from './openapi.ts';

const require = createRequire(import.meta.url);
const version = JSON.parse(readFileSync(require.resolve('../../package.json'), 'utf8')).version;
const calls = Object.keys(http) as HttpCall[];

/** Every reference of a document that leads nowhere. */
function lostReferences(document: object): string[] {
  const text = JSON.stringify(document);
  const references = new Set(Array.from(text.matchAll(/"\$ref":"([^"]+)"/g), ([, ref = '']) => ref));
  const find = (ref: string) =>
    ref
      .split('/')
      .slice(1)
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
  return [...references].filter((ref) => find(ref) === undefined);
}

describe('the OpenAPI document', () => {
  it('is what OpenAPI 3.1 knows, and refers to nothing that is not there', async () => {
    expect(await new Validator().validate(structuredClone(openApi(version)))).toEqual({ valid: true });
    expect(lostReferences(openApi(version))).toEqual([]);
  });

  it('has every call of the contract, once', () => {
    const operations = Object.values(openApi(version).paths).flatMap((methods) => Object.values(methods));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...calls].sort());
  });

  it('is the one in docs/api', async () => {
    const text = `${JSON.stringify(openApi(version), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot('../../docs/api/openapi.json');
  });
});

describe('the AsyncAPI document', () => {
  const schemas = new Ajv({ strict: false, validateFormats: false, allErrors: true, logger: false });
  const isValid = schemas.compile(require('@asyncapi/specs/schemas/3.0.0-without-$id.json'));

  it('is what AsyncAPI 3.0 knows, and refers to nothing that is not there', () => {
    isValid(asyncApi(version));
    expect(isValid.errors ?? []).toEqual([]);
    expect(lostReferences(asyncApi(version))).toEqual([]);
  });

  it('is refused with a word that AsyncAPI does not know', () => {
    const document = asyncApi(version);
    expect(isValid({ ...document, operations: { a: { action: 'shout' } } })).toBe(false);
  });

  it('has every event of the contract', () => {
    const { players, dashboards } = asyncApi(version).channels;
    const names = (messages: object) => Object.keys(messages).map((key) => key.replaceAll('.', ':'));
    expect(names(players.messages)).toEqual(
      expect.arrayContaining([...Object.keys(acknowledgements), ...Object.keys(playerEvents), 'rtt']),
    );
    expect(names(dashboards.messages)).toEqual(Object.keys(adminEvents));
  });

  it('is the one in docs/api', async () => {
    const text = `${JSON.stringify(asyncApi(version), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot('../../docs/api/asyncapi.json');
  });
});

/** Says what is wrong with an example: it doesn't fit, or has fields that the contract doesn't know. */
const fits = (schema: z.ZodType | null | undefined, example: unknown) =>
  schema ? isDeepStrictEqual(schema.parse(example), example) : example === undefined;

describe('examples are what they are examples of', () => {
  it.each(calls)('%s', (call) => {
    const contract: { replies: Record<number, z.ZodType>; body?: z.ZodType; params?: z.ZodType } = http[call];
    const { body, reply, params } = callGuide[call];
    const { 200: found, 201: made, 202: accepted } = contract.replies;
    expect(fits(found ?? made ?? accepted, reply)).toBe(true);
    expect(fits(contract.body, body)).toBe(true);
    expect(fits(contract.params, params)).toBe(true);
  });

  it.each([
    ...Object.entries(playerEventGuide).map(
      ([event, { payload }]) =>
        [event, (playerEvents as Record<string, z.ZodType | null>)[event], payload] as const,
    ),
    ...Object.entries(adminEventGuide).map(
      ([event, { payload }]) =>
        [
          `${event} of dashboards`,
          (adminEvents as Record<string, z.ZodType | null>)[event],
          payload,
        ] as const,
    ),
    ...Object.entries(clientEventGuide).flatMap(([event, { payload, acknowledgement }]) => [
      [event, (clientPayloads as Record<string, z.ZodType>)[event], payload] as const,
      [
        `${event}, acknowledged`,
        (acknowledgements as Record<string, z.ZodType>)[event],
        acknowledgement,
      ] as const,
    ]),
  ])('%s', (_event, schema, example) => {
    expect(fits(schema, example)).toBe(true);
  });
});

it('every code is one that something answers with', () => {
  const used = new Set([
    ...calls.flatMap(problemsOf),
    ...Object.values(clientEventGuide).flatMap(({ problems }) => problems),
    // What a cleanup that failed says in its events, and nothing answers with.
    'CLEANUP_FAILED',
  ]);
  expect(errorCodes.filter((code) => !used.has(code))).toEqual([]);
});

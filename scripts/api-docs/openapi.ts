import { STATUS_CODES } from 'node:http';
import type { z } from 'zod';
import { type ErrorCode, errorMessage, errors } from '../../shared/contract/errors.ts';
import { callGuide, problemsOf } from '../../shared/contract/guide/call-guide.ts';
import { type HttpCall, http } from '../../shared/contract/http.ts';
import { componentSchemas, type JsonSchema, schemaOf } from './schemas.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly example?: string | number;
}

interface Example {
  readonly summary?: string;
  readonly value: unknown;
}

export interface Content {
  readonly schema: JsonSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
}

export interface ReplyDoc {
  readonly description: string;
  readonly content?: Readonly<Record<string, Content>>;
}

export interface Operation {
  readonly operationId: HttpCall;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, ReplyDoc>>;
}

const tags = {
  anybody: { name: 'Anybody', description: 'No token.' },
  member: { name: 'Members', description: 'With the `sessionToken` of `POST /api/sessions`.' },
  admin: { name: 'Admins', description: 'With the `adminToken` of `POST /api/admin/sessions`.' },
};
const schemes = { anybody: [], member: [{ member: [] }], admin: [{ admin: [] }] };

const introduction = [
  'Times are epoch milliseconds of the server’s clock. Money is whole paisa (`pkrPaisa`) beside a text for people (`pkr`).',
  'A refusal is a problem of RFC 9457: `code` is the name for programs and stays as it is, `detail` the sentence for people. Clients pass over fields and codes that they don’t know.',
  '`RATE_LIMITED` says in `Retry-After` how many seconds to wait. Every reply names its request in `X-Request-Id`.',
  'What has a `version` changes live too: what has a lower one is older, over HTTP and sockets alike.',
].join('\n\n');

const problemExample = (code: ErrorCode): Example => {
  const { status } = errors[code];
  const title = STATUS_CODES[status] ?? code;
  return {
    summary: errorMessage(code, 30),
    value: { type: 'about:blank', title, status, detail: errorMessage(code, 30), code },
  };
};

function problemReplies(codes: readonly ErrorCode[]): Record<string, ReplyDoc> {
  const byStatus = Object.groupBy(codes, (code) => `${errors[code].status}`);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, some = []]) => [
      status,
      {
        description: some.map((code) => `\`${code}\``).join(', '),
        content: {
          'application/problem+json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Problem' },
                { properties: { code: { type: 'string', enum: [...some] } } },
              ],
            },
            examples: Object.fromEntries(some.map((code) => [code, problemExample(code)])),
          },
        },
      },
    ]),
  );
}

function successReplies(
  replies: Readonly<Record<string, z.ZodType>>,
  example: unknown,
): Record<string, ReplyDoc> {
  return Object.fromEntries(
    Object.entries(replies).map(([status, schema]) => {
      const description = STATUS_CODES[status] ?? status;
      if (status === '204') return [status, { description }];
      const shown = Number(status) < 400 ? { example } : {};
      return [
        status,
        { description, content: { 'application/json': { schema: schemaOf(schema, 'output'), ...shown } } },
      ];
    }),
  );
}

function parametersOf(
  place: Parameter['in'],
  schema: z.ZodType,
  examples: Readonly<Record<string, string | number>> = {},
): Parameter[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each as JsonSchema,
    ...(examples[name] !== undefined && { example: examples[name] }),
  }));
}

function operationOf(call: HttpCall): Operation {
  const contract: {
    replies: Record<string, z.ZodType>;
    params?: z.ZodType;
    query?: z.ZodType;
    body?: z.ZodType;
  } = http[call];
  const { summary, description, by, params, query, body, reply } = callGuide[call];
  const parameters = [
    ...(contract.params ? parametersOf('path', contract.params, params) : []),
    ...(contract.query ? parametersOf('query', contract.query, query) : []),
  ];
  const content = contract.body && {
    'application/json': { schema: schemaOf(contract.body, 'input'), example: body },
  };
  return {
    operationId: call,
    tags: [tags[by].name],
    summary,
    ...(description !== undefined && { description }),
    security: schemes[by],
    ...(parameters.length > 0 && { parameters }),
    ...(content && { requestBody: { required: !contract.body?.safeParse(undefined).success, content } }),
    responses: { ...problemReplies(problemsOf(call)), ...successReplies(contract.replies, reply) },
  };
}

/** The HTTP contract as OpenAPI 3.1. */
export function openApi(version: string) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of Object.keys(http) as HttpCall[]) {
    const { method, path } = http[call];
    const template = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: operationOf(call) };
  }
  const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description }) as const;
  return {
    openapi: '3.1.1',
    info: {
      title: 'Sawaal',
      version,
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.values(tags),
    paths,
    components: {
      securitySchemes: {
        member: bearer('The `sessionToken` of `POST /api/sessions`.'),
        admin: bearer('The `adminToken` of `POST /api/admin/sessions`.'),
      },
      schemas: componentSchemas(),
    },
  };
}

export type OpenApi = ReturnType<typeof openApi>;

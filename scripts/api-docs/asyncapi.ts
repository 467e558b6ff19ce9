import type { z } from 'zod';
import {
  acknowledgements,
  adminEvents,
  type ClientEvent,
  clientPayloads,
  playerEvents,
} from '../../shared/contract/events.ts';
import {
  adminEventGuide,
  clientEventGuide,
  type EventGuide,
  playerEventGuide,
  rttGuide,
} from '../../shared/contract/guide/event-guide.ts';
import { componentSchemas, type JsonSchema, schemaOf } from './schemas.ts';

export interface Message {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly description?: string;
  readonly payload?: JsonSchema;
  readonly examples?: readonly { readonly payload: unknown }[];
}

export interface Channel {
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly messages: Readonly<Record<string, Message>>;
}

interface Reference {
  readonly $ref: string;
}

export interface EventOperation {
  /** As the server sees it. */
  readonly action: 'send' | 'receive';
  readonly channel: Reference;
  readonly summary: string;
  readonly messages: readonly Reference[];
  readonly reply?: { readonly channel: Reference; readonly messages: readonly Reference[] };
  /** Every code with which the acknowledgement may refuse. */
  readonly 'x-problems'?: readonly string[];
}

const introduction = [
  'Socket.IO 4 (protocol revision 5), websocket transport only, at `/socket.io/`. A channel is a namespace, a message an event: its payload is the one argument. What a client sends is acknowledged through Socket.IO’s acknowledgement, which stands here as the reply.',
  'Anybody may connect to `/`; with `auth: {sessionToken}` the connection is a member’s. `/admin` wants `auth: {adminToken}`, and refuses with `ADMIN_SESSION_EXPIRED`.',
  'Times are epoch milliseconds of the server’s clock. A refused event is acknowledged with `ok: false`, a code for programs and a message for people. Of what has a `version`, and of play events by index and phase, the newest wins: drop what is older. Fetch again on every connect and on `resync`.',
].join('\n\n');

function message(name: string, guide: EventGuide, schema: z.ZodType | null, io: 'input' | 'output'): Message {
  const { summary, description, payload } = guide;
  return {
    name,
    title: name,
    summary,
    ...(description !== undefined && { description }),
    ...(schema && { payload: schemaOf(schema, io), examples: [{ payload }] }),
  };
}

/** `play:answer` as a key, which may hold no colon. */
const keyOf = (event: string) => event.replaceAll(':', '.');

const clientEvents = Object.entries(clientEventGuide) as [
  ClientEvent,
  (typeof clientEventGuide)[ClientEvent],
][];
const payloadsByEvent: Readonly<Partial<Record<ClientEvent, z.ZodType>>> = clientPayloads;

const received = Object.fromEntries(
  clientEvents.flatMap(([event, guide]) => {
    const acknowledged = { summary: 'The acknowledgement', payload: guide.acknowledgement };
    return [
      [keyOf(event), message(event, guide, payloadsByEvent[event] ?? null, 'input')],
      [
        `${keyOf(event)}.acknowledged`,
        message(`${event} acknowledged`, acknowledged, acknowledgements[event], 'output'),
      ],
    ];
  }),
);

const refused: Message = {
  name: 'refused',
  title: 'refused',
  summary: 'The acknowledgement of what is refused',
  payload: { $ref: '#/components/schemas/Refusal' },
  examples: [{ payload: { ok: false, error: { code: 'NOT_OPEN', message: 'This question is not open.' } } }],
};

const told = (
  events: Readonly<Record<string, z.ZodType | null>>,
  guide: Readonly<Record<string, EventGuide>>,
) =>
  Object.fromEntries(
    Object.entries(guide).map(([event, each]) => [
      keyOf(event),
      message(event, each, events[event] ?? null, 'output'),
    ]),
  );

const toPlayers = told(playerEvents, playerEventGuide);
const toAdmins = told(adminEvents, adminEventGuide);
const rtt = message('rtt', rttGuide, null, 'output');

const channels: Readonly<Record<'players' | 'dashboards', Channel>> = {
  players: {
    address: '/',
    title: 'Players',
    description: 'Everybody who plays or watches; with a session token, a member.',
    messages: { ...received, refused, rtt, ...toPlayers },
  },
  dashboards: {
    address: '/admin',
    title: 'Dashboards',
    description: 'Admins, who send nothing but their token.',
    messages: toAdmins,
  },
};

const channelOf = (channel: keyof typeof channels): Reference => ({ $ref: `#/channels/${channel}` });
const messageOf = (channel: keyof typeof channels, key: string): Reference => ({
  $ref: `#/channels/${channel}/messages/${key}`,
});

const receives = clientEvents.map(([event, { summary, problems }]): [string, EventOperation] => {
  const acknowledged = messageOf('players', `${keyOf(event)}.acknowledged`);
  return [
    keyOf(event),
    {
      action: 'receive',
      channel: channelOf('players'),
      summary,
      messages: [messageOf('players', keyOf(event))],
      reply: {
        channel: channelOf('players'),
        messages: problems.length > 0 ? [acknowledged, messageOf('players', 'refused')] : [acknowledged],
      },
      'x-problems': problems,
    },
  ];
});

const sends = (channel: keyof typeof channels, messages: Readonly<Record<string, Message>>) =>
  Object.entries(messages).map(([key, { summary }]): [string, EventOperation] => [
    `${channel}.${key}`,
    { action: 'send', channel: channelOf(channel), summary, messages: [messageOf(channel, key)] },
  ]);

/** The events as AsyncAPI 3. */
export function asyncApi(version: string) {
  return {
    asyncapi: '3.0.0',
    info: { title: 'Sawaal', version, description: introduction, license: { name: 'MIT' } },
    defaultContentType: 'application/json',
    servers: {
      site: {
        host: '{host}',
        pathname: '/socket.io/',
        protocol: 'wss',
        description: 'The site itself.',
        variables: { host: { default: 'localhost:3000', description: 'Where the site is.' } },
        tags: [{ name: 'socket.io' }],
      },
    },
    channels,
    operations: Object.fromEntries([
      ...receives,
      ...sends('players', { rtt, ...toPlayers }),
      ...sends('dashboards', toAdmins),
    ]),
    components: { schemas: componentSchemas() },
  };
}

export type AsyncApi = ReturnType<typeof asyncApi>;

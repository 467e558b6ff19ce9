import { type ErrorCode, errorMessage } from '../../../../shared/contract/errors.ts';
import type { AsyncApi, Channel, EventOperation, Message } from '../asyncapi.ts';
import { type Html, html, json, paragraphs, prose } from './html.ts';
import { layout } from './layout.ts';
import { schemasView, schemaView } from './schema-view.ts';

interface Event {
  readonly id: string;
  readonly operation: EventOperation;
  readonly message: Message;
  readonly replies: readonly Message[];
}

const lastOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

function eventsOf({ channels, operations }: AsyncApi): (Event & { channel: string })[] {
  const byName: Readonly<Record<string, Channel>> = channels;
  return Object.entries(operations).flatMap(([id, operation]) => {
    const channel = lastOf(operation.channel.$ref);
    const messages = ({ $ref }: { $ref: string }) => byName[channel]?.messages[lastOf($ref)] ?? [];
    const [message] = operation.messages.flatMap(messages);
    const replies = operation.reply?.messages.flatMap(messages) ?? [];
    return message ? [{ id, channel, operation, message, replies }] : [];
  });
}

function payloadView({ payload, examples }: Message, caption: string): Html {
  if (!payload) return html`<p>${caption}: none.</p>`;
  return html`${schemaView(payload, caption)}
    ${examples?.map(
      (example) => html`<details><summary>Example</summary>${json(example.payload)}</details>`,
    )}`;
}

function problemTable(codes: readonly string[]): Html {
  return html`<div class="scroll" tabindex="0"><table>
    <caption>Refusals</caption>
    <thead><tr><th scope="col">Code</th><th scope="col">Message</th></tr></thead>
    <tbody>${codes.map(
      (code) => html`<tr>
        <th scope="row"><code>${code}</code></th><td>${errorMessage(code as ErrorCode, 30)}</td>
      </tr>`,
    )}</tbody></table></div>`;
}

function eventView({ id, operation, message, replies }: Event): Html {
  const isReceived = operation.action === 'receive';
  const [acknowledgement] = replies;
  const codes = operation['x-problems'] ?? [];
  return html`<article id="${id}">
    <h3><span class="method ${isReceived ? 'post' : 'get'}">${isReceived ? 'to server' : 'to client'}</span>
      <code>${message.name}</code></h3>
    <p class="summary">${message.summary}</p>
    ${message.description && html`<p>${prose(message.description)}</p>`}
    ${payloadView(message, 'Payload')}
    ${acknowledgement && [html`<h4>Acknowledgement</h4>`, payloadView(acknowledgement, 'Acknowledgement')]}
    ${codes.length > 0 && problemTable(codes)}
  </article>`;
}

const start = `import { io } from 'socket.io-client';

const socket = io(origin, { transports: ['websocket'], auth: { sessionToken } });
socket.on('rtt', (acknowledge) => acknowledge());
socket.on('play:question', ({ index, text, options, deadline }) => show(index, text, options, deadline));
socket.on('play:settled', ({ index, correct, explanation }) => reveal(index, correct, explanation));
socket.on('play:finished', ({ score, total }) => celebrate(score, total));
socket.on('resync', fetchAgain);

const started = await socket.emitWithAck('play:start', { categoryId: 'geography', quizId: 'continents-and-oceans' });
if (!started.ok) throw new Error(started.error.message);`;

/** The events for people. */
export function eventsPage(document: AsyncApi): string {
  const events = eventsOf(document);
  const groups = [
    { heading: 'Players, to the server', channel: 'players', action: 'receive' },
    { heading: 'Players, to the client', channel: 'players', action: 'send' },
    { heading: 'Dashboards, to the client', channel: 'dashboards', action: 'send' },
  ].map((group) => ({
    ...group,
    events: events.filter(
      ({ channel, operation }) => channel === group.channel && operation.action === group.action,
    ),
  }));
  return layout({
    title: 'Live events',
    version: document.info.version,
    source: { href: '/api/docs/asyncapi.json', label: 'AsyncAPI (JSON)' },
    other: { href: '/api/docs', label: 'HTTP API' },
    contents: [
      ...groups.map(({ heading, events: some }) => ({
        heading,
        links: some.map(({ id, message }) => ({ href: `#${id}`, label: message.name })),
      })),
      { heading: 'Shared', links: [{ href: '#schemas', label: 'Shapes' }] },
    ],
    body: html`${paragraphs(document.info.description)}
      <h2 id="start">Start</h2><pre tabindex="0"><code>${start}</code></pre>
      ${groups.map(
        ({ heading, events: some }) => html`<section><h2>${heading}</h2>${some.map(eventView)}</section>`,
      )}
      ${schemasView(document.components.schemas)}`,
  });
}

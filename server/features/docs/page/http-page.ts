import { errors } from '../../../../shared/contract/errors.ts';
import type { Content, OpenApi, Operation, Parameter, ReplyDoc } from '../openapi.ts';
import { type Html, html, json, paragraphs, prose } from './html.ts';
import { layout } from './layout.ts';
import { schemasView, schemaView, typeOf } from './schema-view.ts';

const JSON_TYPE = 'application/json';

interface Route extends Operation {
  readonly path: string;
  readonly method: string;
}

const routesOf = ({ paths }: OpenApi): Route[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
  );

const filled = (path: string, parameters: readonly Parameter[]) => {
  const at = (place: Parameter['in']) =>
    parameters.filter((each) => each.in === place && each.example !== undefined);
  const whole = at('path').reduce((text, { name, example }) => text.replace(`{${name}}`, `${example}`), path);
  const query = new URLSearchParams(at('query').map(({ name, example }) => [name, `${example}`])).toString();
  return query ? `${whole}?${query}` : whole;
};

/** The call as somebody may type it. */
function curlOf({ method, path, security, parameters = [], requestBody }: Route): string {
  const token = Object.keys(security[0] ?? {})[0];
  const body = requestBody?.content[JSON_TYPE]?.example;
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "$SAWAAL${filled(path, parameters)}"`,
    token !== undefined && `-H "Authorization: Bearer $${token === 'member' ? 'SESSION' : 'ADMIN'}_TOKEN"`,
    body !== undefined && `--json '${JSON.stringify(body)}'`,
  ]
    .filter((part) => part !== false)
    .join(' \\\n  ');
}

const parameterTable = (
  parameters: readonly Parameter[],
): Html => html`<div class="scroll" tabindex="0"><table>
  <caption>Parameters</caption>
  <thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
  <tbody>${parameters.map(
    ({ name, in: place, required, schema }) => html`<tr>
      <th scope="row"><code>${name}</code>${!required && html` <i>optional</i>`}</th>
      <td>${place}</td><td>${typeOf(schema)}</td><td>${schema.description && prose(schema.description)}</td>
    </tr>`,
  )}</tbody></table></div>`;

const example = (content: Content | undefined): Html | false =>
  content?.example !== undefined &&
  html`<details><summary>Example</summary>${json(content.example)}</details>`;

function successView([status, { description, content }]: readonly [string, ReplyDoc]): Html {
  const described = content?.[JSON_TYPE];
  return html`<h4>Reply ${status} ${description}</h4>
    ${described ? [schemaView(described.schema, 'Body'), example(described)] : html`<p>No body.</p>`}`;
}

function problemTable(replies: readonly (readonly [string, ReplyDoc])[]): Html {
  const rows = replies.flatMap(([status, { content }]) =>
    Object.entries(content?.['application/problem+json']?.examples ?? {}).map(
      ([code, { summary }]) => html`<tr>
        <td>${status}</td><th scope="row"><code>${code}</code></th><td>${summary}</td>
      </tr>`,
    ),
  );
  return html`<div class="scroll" tabindex="0"><table>
    <caption>Refusals</caption>
    <thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Message</th></tr></thead>
    <tbody>${rows}</tbody></table></div>`;
}

function routeView(route: Route): Html {
  const { operationId, method, path, summary, description, parameters, requestBody, responses } = route;
  const replies = Object.entries(responses);
  const isProblem = ([, { content }]: readonly [string, ReplyDoc]) =>
    content !== undefined && 'application/problem+json' in content;
  const body = requestBody?.content[JSON_TYPE];
  return html`<article id="${operationId}">
    <h3><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code></h3>
    <p class="summary">${summary}</p>
    ${description && html`<p>${prose(description)}</p>`}
    <pre tabindex="0"><code>${curlOf(route)}</code></pre>
    ${parameters && parameterTable(parameters)}
    ${body && [schemaView(body.schema, 'Request body'), example(body)]}
    ${replies.filter((reply) => !isProblem(reply)).map(successView)}
    ${problemTable(replies.filter(isProblem))}
  </article>`;
}

const start = `SAWAAL=http://localhost:3000
SESSION_TOKEN=$(curl -s "$SAWAAL/api/sessions" --json '{"username":"Ayesha","password":"correct horse"}' | jq -r .sessionToken)
curl "$SAWAAL/api/me" -H "Authorization: Bearer $SESSION_TOKEN"`;

/** The HTTP contract for people. */
export function httpPage(document: OpenApi): string {
  const { info, tags, components } = document;
  const routes = routesOf(document);
  const groups = tags.map((tag) => ({
    ...tag,
    routes: routes.filter((route) => route.tags.includes(tag.name)),
  }));
  return layout({
    title: 'HTTP API',
    version: info.version,
    source: { href: '/api/docs/openapi.json', label: 'OpenAPI (JSON)' },
    other: { href: '/api/docs/events', label: 'Live events' },
    contents: [
      ...groups.map(({ name, routes: some }) => ({
        heading: name,
        links: some.map(({ operationId, method, path }) => ({
          href: `#${operationId}`,
          label: html`<b>${method}</b> ${path.replace('/api', '')}`,
        })),
      })),
      {
        heading: 'Shared',
        links: [
          { href: '#schemas', label: 'Shapes' },
          { href: '#codes', label: 'All codes' },
        ],
      },
    ],
    body: html`${paragraphs(info.description)}
      <h2 id="start">Start</h2><pre tabindex="0"><code>${start}</code></pre>
      ${groups.map(
        ({ name, description, routes: some }) => html`<section>
          <h2>${name}</h2><p>${prose(description)}</p>${some.map(routeView)}
        </section>`,
      )}
      ${schemasView(components.schemas)}
      <section><h2 id="codes">All codes</h2>
        <div class="scroll" tabindex="0"><table>
          <thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Message</th></tr></thead>
          <tbody>${Object.entries(errors).map(
            ([code, { status, message }]) => html`<tr>
              <th scope="row"><code>${code}</code></th><td>${status}</td><td>${message}</td>
            </tr>`,
          )}</tbody></table></div>
      </section>`,
  });
}

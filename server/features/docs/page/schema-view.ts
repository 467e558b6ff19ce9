import type { JsonSchema } from '../schemas.ts';
import { type Html, html, prose } from './html.ts';

/** The shapes of which a value has one. */
const choicesOf = ({ anyOf, oneOf }: JsonSchema) => (anyOf ?? oneOf) as JsonSchema[] | undefined;

const refName = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);
const link = (name: string) => html`<a href="#${name}">${name}</a>`;

function bounds({
  minimum,
  maximum,
  minLength,
  maxLength,
  multipleOf,
  default: byDefault,
}: JsonSchema): string {
  const said = [
    minimum !== undefined && `from ${minimum}`,
    maximum !== undefined && `to ${maximum}`,
    minLength !== undefined && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    multipleOf !== undefined && `in steps of ${multipleOf}`,
    byDefault !== undefined && `by default ${JSON.stringify(byDefault)}`,
  ].filter((words) => words !== false);
  return said.length > 0 ? `, ${said.join(', ')}` : '';
}

/** What a value may be, in a few words. */
export function typeOf(schema: JsonSchema): Html {
  const { $ref, enum: values, type, items, format } = schema;
  const choices = choicesOf(schema);
  if ($ref) return link(refName($ref));
  if (choices) return html`${choices.map((each, at) => [at > 0 && ' or ', typeOf(each)])}`;
  if ('const' in schema) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (values) return html`${values.map((value, at) => [at > 0 && ' · ', html`<code>${`${value}`}</code>`])}`;
  if (type === 'array') return html`list of ${typeOf((items ?? {}) as JsonSchema)}`;
  const names = [type ?? 'anything'].flat().join(' or ');
  return html`${format ?? names}${bounds(schema)}`;
}

/** The fields of an object, those of lists and objects in it below them. */
function rows(schema: JsonSchema, prefix = ''): Html[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, value]) => {
    const field = value as JsonSchema;
    const path = `${prefix}${name}`;
    const inner = field.type === 'array' ? (field.items as JsonSchema | undefined) : field;
    const below = inner?.properties ? rows(inner, `${path}${field.type === 'array' ? '[]' : ''}.`) : [];
    return [
      html`<tr>
        <th scope="row"><code>${path}</code>${!required.includes(name) && html` <i>optional</i>`}</th>
        <td>${typeOf(field)}</td>
        <td>${field.description && prose(field.description)}</td>
      </tr>`,
      ...below,
    ];
  });
}

export function fieldTable(schema: JsonSchema, caption: string): Html {
  return html`<div class="scroll" tabindex="0"><table>
    <caption>${caption}</caption>
    <thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
    <tbody>${rows(schema)}</tbody>
  </table></div>`;
}

/** A schema where it is used: a link to what has a name, else its fields. */
export function schemaView(schema: JsonSchema, caption: string): Html {
  if (schema.properties) return fieldTable(schema, caption);
  const choices = choicesOf(schema);
  if (choices) {
    return html`${choices.map((each, at) => [at > 0 && html`<p>or</p>`, schemaView(each, caption)])}`;
  }
  return html`<p>${caption}: ${typeOf(schema)}</p>`;
}

/** Everything that has a name, at the end of a page. */
export function schemasView(schemas: Readonly<Record<string, JsonSchema>>): Html {
  return html`<section>
    <h2 id="schemas">Shapes</h2>
    ${Object.entries(schemas).map(
      ([name, schema]) => html`<article id="${name}">
        <h3>${name}</h3>
        ${schema.description && html`<p>${prose(schema.description)}</p>`}
        ${schemaView(schema, name)}
      </article>`,
    )}
  </section>`;
}

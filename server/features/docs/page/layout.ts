import { type Html, html } from './html.ts';

export interface PageLink {
  readonly href: string;
  readonly label: Html | string;
}

export interface PageParts {
  readonly title: string;
  readonly version: string;
  /** Where the same is for programs. */
  readonly source: PageLink;
  readonly other: PageLink;
  readonly contents: readonly { readonly heading: string; readonly links: readonly PageLink[] }[];
  readonly body: Html;
}

const anchor = ({ href, label }: PageLink) => html`<a href="${href}">${label}</a>`;

/** A whole page. Nothing in it is inline but text, and it runs no script. */
export function layout({ title, version, source, other, contents, body }: PageParts): string {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title} · Sawaal</title>
  <meta name="description" content="What a client of Sawaal can rely on: every call and event with its errors and examples.">
  <link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
  <a class="skip" href="#main">Skip to content</a>
  <header>
    <p class="brand"><a href="/">Sawaal</a> for engineers <span>${version}</span></p>
    <nav aria-label="Documents">${anchor(other)} ${anchor(source)}</nav>
  </header>
  <div class="columns">
    <nav class="contents" aria-label="On this page">
      <details open><summary>On this page</summary>
      ${contents.map(
        ({ heading, links }) => html`<h2>${heading}</h2>
        <ul>${links.map((each) => html`<li>${anchor(each)}</li>`)}</ul>`,
      )}
      </details>
    </nav>
    <main id="main"><h1>${title}</h1>${body}</main>
  </div>
</body>
</html>
`.text;
}

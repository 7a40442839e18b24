import { createHash } from 'node:crypto';

export const docsStyle = `
:root { color-scheme: light dark; --ink: #1c1516; --soft: #605755; --line: #e5e1de; --ground: #fff; --band: #f9f6f4; --brand: #78163e; }
@media (prefers-color-scheme: dark) { :root { --ink: #f6eff1; --soft: #c9bcc1; --line: #382b31; --ground: #171013; --band: #20171b; --brand: #eea6be; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 64rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); }
a { color: var(--brand); }
code, pre { font: .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.about { white-space: pre-line; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding: .5rem 0; }
h2 { margin: 2.5rem 0 .5rem; padding-top: 1rem; border-top: 1px solid var(--line); }
details { margin: .5rem 0; border: 1px solid var(--line); border-radius: .5rem; }
summary { padding: .75rem 1rem; cursor: pointer; }
summary:focus-visible, a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
details > div { padding: 0 1rem 1rem; }
details details { background: var(--band); }
.method { display: inline-block; min-width: 4rem; font-weight: 700; text-transform: uppercase; color: var(--brand); }
.soft { color: var(--soft); }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .375rem .5rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
.wide { overflow-x: auto; }
pre { margin: 0; overflow-x: auto; }
`;

const styleHash = createHash('sha256').update(docsStyle).digest('base64');

/** The page runs no script and loads nothing; its one style is named by its hash. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

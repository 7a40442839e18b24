const font = (file: string, range: string): string =>
  `@font-face { font-family: Sandbox; src: url("/assets/fonts/google-sans-${file}.woff2") format("woff2"); font-weight: 400 700; ` +
  `font-display: swap; unicode-range: ${range}; }`;

/** Grey and square on purpose: nobody may take this page for the site, or for a bank. */
export const sandboxStyle = `
${font('georgian', 'U+10A0-10FF, U+1C90-1CBF')}
${font('ascii', 'U+0020-007E, U+00A0, U+00B7, U+2013-2014, U+2212')}
${font('lari', 'U+20BE')}
${font('cyrillic', 'U+0400-04FF, U+2116')}
:root { --ink: #17191b; --soft: #575d63; --line: #cdd2d6; --edge: #82898f; --ground: #eceff1; --paper: #fff; --focus: #1b5fc1; --bad: #b3261e; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; font: 1rem/1.5 Sandbox, system-ui, sans-serif; color: var(--ink); background: var(--ground); font-variant-numeric: tabular-nums; }
.tape { height: 12px; background: repeating-linear-gradient(-45deg, #1d1719 0 14px, #ffb938 14px 28px); }
header { padding: 16px 20px; background: var(--paper); border-bottom: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 0 16px; align-items: baseline; justify-content: center; text-align: center; }
h1 { margin: 0; font-size: 1.125rem; }
h2 { margin: 0 0 12px; font-size: 1.125rem; }
p { margin: 0; }
main, footer { width: 100%; max-width: 1000px; margin: 0 auto; padding: 0 20px; }
main { padding-top: 32px; }
.soft { color: var(--soft); font-size: .875rem; }
.sheet { background: var(--paper); border: 1px solid var(--line); border-radius: 4px; }
.pay { display: grid; }
.pay > * { padding: 24px 20px; min-width: 0; }
.single { max-width: 480px; margin: 0 auto; padding: 24px 20px; }
dl { margin: 0; display: grid; grid-template-columns: auto 1fr; gap: 8px 0; }
dt { padding-right: 16px; color: var(--soft); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
.sum { padding-top: 8px; border-top: 1px solid var(--line); }
dt.sum { align-content: center; }
dd.sum { font-size: 1.75rem; font-weight: 600; line-height: 1.4; }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; align-content: start; }
.fields .wide:has(.tick) + .wide { margin-top: -8px; }
.wide { grid-column: 1 / -1; }
label { display: block; font-weight: 500; font-size: .9375rem; }
select, input[type=text] { width: 100%; min-height: 44px; margin-top: 4px; padding: 8px 12px; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--edge); border-radius: 4px; }
.tick { display: flex; gap: 10px; align-items: center; min-height: 32px; font-weight: 400; }
.tick input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: #30353a; }
.outcomes { display: grid; gap: 10px; }
button, .back { display: grid; grid-template-columns: 24px 1fr auto; gap: 2px 16px; align-items: center; width: 100%; min-height: 44px; padding: 12px 14px; font: inherit; color: inherit; text-align: left; text-decoration: none; background: var(--paper); border: 1px solid var(--edge); border-radius: 4px; cursor: pointer; }
button:hover, .back:hover { background: #f5f7f8; }
button svg { grid-row: span 2; width: 24px; height: 24px; fill: none; stroke: currentColor; stroke-width: 2; }
button b { font-weight: 600; }
button kbd { grid-row: 1 / span 2; grid-column: 3; min-width: 24px; padding: 2px 6px; font: inherit; font-size: .875rem; text-align: center; border: 1px solid var(--edge); border-radius: 4px; }
button span { grid-column: 2; }
.plain { display: block; text-align: center; }
.good { color: #1c6a3c; } .bad { color: var(--bad); } .late { color: #7a3b12; }
fieldset { margin: 0; padding: 16px 0 0; border: 0; border-top: 1px solid var(--line); display: grid; grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); gap: 4px 12px; align-items: center; }
legend { float: left; width: 100%; grid-column: 1 / -1; padding: 0; display: flex; flex-wrap: wrap; justify-content: space-between; font-weight: 600; }
.delay { display: flex; gap: 12px; align-items: center; font-weight: 400; }
.delay select { width: auto; margin: 0; }
.stack { display: grid; gap: 16px; }
.error { color: var(--bad); }
select + .soft, input + .error, input + .soft, .error + .soft { margin-top: 4px; }
[aria-invalid] { border-color: var(--bad) !important; }
:focus-visible, [autofocus]:focus { outline: 3px solid var(--focus); outline-offset: 1px; }
footer { padding: 16px 20px 32px; display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 16px; color: var(--soft); font-size: .875rem; }
footer span { overflow-wrap: anywhere; }
@media (min-width: 800px) {
  main { padding-top: 48px; }
  .pay { grid-template-columns: 7fr 9fr; grid-template-rows: auto 1fr; }
  .pay > * { padding: 32px; }
  .pay > .choose { grid-column: 2; grid-row: 1 / span 2; border-left: 1px solid var(--line); }
  .pay > .card { grid-column: 1; padding-top: 0; }
  .pay > .of { padding-bottom: 24px; }
}
`;

/** Keys 1 to 4 press the outcomes, outside of fields. */
export const sandboxScript = `
addEventListener('keydown', ({ key, target, ctrlKey, altKey, metaKey }) => {
  if (ctrlKey || altKey || metaKey || target.matches('input[type=text], select')) return;
  document.querySelector('button[data-key="' + CSS.escape(key) + '"]')?.click();
});
`;

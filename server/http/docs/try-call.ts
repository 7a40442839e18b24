import { html } from 'hono/html';

/**
 * The script of the page, which sends the calls that people try. It calls as an API client does: no cookies, a website key, and a token or
 * an API key only where one is typed. Texts go in as text, never as markup.
 */
export const tryScript = `
'use strict';
const common = document.getElementById('common');
common.hidden = false;
const shown = async (response) => {
  const text = await response.text();
  try { return JSON.stringify(JSON.parse(text), null, 2); } catch { return text; }
};
const requestOf = (form) => {
  const data = new FormData(form);
  const query = new URLSearchParams();
  let path = form.dataset.path;
  const headers = { 'x-as-program': '1' };
  for (const [name, value] of new FormData(common)) if (value) headers[name] = value;
  for (const field of form.querySelectorAll('[data-in]')) {
    const { value, name, dataset } = field;
    if (dataset.in === 'path') path = path.replace('{' + name + '}', encodeURIComponent(value));
    else if (value && dataset.in === 'query') query.set(name, value);
    else if (value && dataset.in === 'header') headers[name] = value;
  }
  const body = data.get('body');
  if (body) headers['content-type'] = 'application/json';
  const search = query.size > 0 ? '?' + query : '';
  return [path + search, { method: form.dataset.method, headers, credentials: 'omit', ...(body ? { body } : {}) }];
};
for (const form of document.querySelectorAll('form[data-path]')) {
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const [status, output] = [form.querySelector('output'), form.querySelector('pre')];
    const [url, init] = requestOf(form);
    status.textContent = init.method.toUpperCase() + ' ' + url + ' …';
    try {
      const response = await fetch(url, init);
      status.textContent = init.method.toUpperCase() + ' ' + url + ': ' + response.status;
      output.textContent = await shown(response);
    } catch (error) {
      status.textContent = String(error);
      output.textContent = '';
    }
    output.hidden = false;
  });
}
`;

type Field = { name: string; in: string; required?: boolean | undefined };
type Tried = { method: string; path: string; fields: Field[]; hasBody: boolean };

const fieldOf = (field: Field) => html`<label>${field.name} <span class="soft">${field.in}</span>
<input name="${field.name}" data-in="${field.in}" autocomplete="off" ${field.required ? 'required' : ''}></label>`;

/** The form that sends a call; the script shows it, because it does nothing without. */
export const tryForm = ({ method, path, fields, hasBody }: Tried) => html`<details><summary>Try it</summary><div>
<form hidden data-method="${method}" data-path="${path}">
<div class="fields">${fields.map(fieldOf)}</div>
${hasBody ? html`<label>Body, JSON<textarea name="body" rows="5" spellcheck="false">{}</textarea></label>` : ''}
<button>Send</button> <output></output><pre hidden tabindex="0" aria-label="Response"></pre></form></div></details>`;

/** What every call of the page is sent with. */
export const commonFields = (
  websiteKey: string,
) => html`<form id="common" hidden aria-label="Headers of every call"><div class="fields">
<label>X-Website-Key<input name="x-website-key" value="${websiteKey}" autocomplete="off"></label>
<label>X-API-Key <span class="soft">optional</span><input name="x-api-key" autocomplete="off"></label>
<label>global-authorization <span class="soft">optional</span><input name="global-authorization" autocomplete="off"></label>
</div></form>`;

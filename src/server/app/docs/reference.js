// Search, and trying operations out, on the page of the API reference. The page is complete without it.
const tools = document.querySelector('#tools');
const find = document.querySelector('#find');
const key = document.querySelector('#key');
const found = document.querySelector('#found');
const operations = [...document.querySelectorAll('details[data-path]')];

/** Text that is searched for each operation: its address, summary and description, not its schemas. */
const texts = new Map(
  operations.map((each) => [
    each,
    `${each.id} ${each.querySelector('summary').textContent} ${each.querySelector('div > p')?.textContent}`.toLowerCase(),
  ]),
);

function search() {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const each of operations) each.hidden = !words.every((word) => texts.get(each).includes(word));
  for (const section of document.querySelectorAll('section'))
    section.hidden = [...section.querySelectorAll('details[data-path]')].every(({ hidden }) => hidden);
  const left = operations.filter(({ hidden }) => !hidden).length;
  found.textContent = words.length ? `${left} of ${operations.length} operations` : '';
}

/** Opens the operation that the address names, also when a link on the page leads there. */
function openNamed() {
  const named = operations.find(({ id }) => id === location.hash.slice(1));
  if (!named) return;
  named.open = true;
  named.scrollIntoView();
}

let loading;
const contract = () => {
  loading ??= fetch('/api/openapi.json', { credentials: 'omit' }).then((answer) => answer.json());
  return loading;
};

const element = (name, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

/** Parameters that have a place in the form. Other headers are those of uploads, which need a program. */
const sendable = ({ in: place, name }) => place !== 'header' || ['If-Match', 'Idempotency-Key'].includes(name);

function inputFor(operation, { name, in: place, required = false, example }) {
  const id = `${operation}-${name}`;
  // A filter that is filled in would narrow the answer to the example.
  const value = place === 'path' ? String(example ?? '') : '';
  const input = element('input', {
    id,
    name,
    required,
    value,
    placeholder: String(example ?? ''),
    autocomplete: 'off',
  });
  input.dataset.in = place;
  return [element('label', { htmlFor: id, textContent: `${name}${required ? '' : ' (optional)'}` }), input];
}

/** What the form says, as a request. */
function requestOf(form, method, path) {
  const address = new URL(path, location.origin);
  const headers = new Headers({ accept: 'application/json' });
  let pathname = path;
  for (const { name, value, dataset } of form.querySelectorAll('input')) {
    if (dataset.in === 'path') pathname = pathname.replace(`{${name}}`, encodeURIComponent(value));
    else if (value !== '' && dataset.in === 'query') address.searchParams.append(name, value);
    else if (value !== '') headers.set(name, value);
  }
  address.pathname = pathname;
  if (key.value) headers.set('authorization', `Bearer ${key.value}`);
  const body = form.querySelector('textarea')?.value;
  if (body) headers.set('content-type', 'application/json');
  return new Request(address, { method: method.toUpperCase(), headers, credentials: 'omit', ...(body && { body }) });
}

/** The headers that the document describes, not those that every answer has. */
const DESCRIBED =
  /^(?:content-(?:type|disposition|range)|etag|link|location|retry-after|ratelimit.*|idempotency-replayed|x-request-id)$/;

async function textOf(answer) {
  const type = answer.headers.get('content-type') ?? '';
  if (/^(?:text\/|application\/.*json)/.test(type)) {
    const text = await answer.text();
    return type.includes('json') ? JSON.stringify(JSON.parse(text), null, 2) : text;
  }
  const { size } = await answer.blob();
  return size > 0 ? `${size} bytes of ${type}` : '';
}

async function send(form, method, path, shown) {
  shown.textContent = 'Sending …';
  try {
    const answer = await fetch(requestOf(form, method, path));
    const headers = [...answer.headers]
      .filter(([name]) => DESCRIBED.test(name))
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n');
    shown.textContent = `${answer.status} ${answer.statusText}\n${headers}\n\n${await textOf(answer)}`;
  } catch {
    shown.textContent = 'The call couldn’t be sent. Check the key and the connection, then try again.';
  }
}

/** Adds the form to an operation, the first time it is opened. */
async function addForm(details) {
  if (details.querySelector('form')) return;
  const { method, path } = details.dataset;
  const form = element('form', {}, element('h3', { textContent: 'Try it' }));
  details.lastElementChild.append(form);
  const { parameters = [], requestBody } = (await contract()).paths[path][method];
  const json = requestBody?.content['application/json'];
  if (requestBody && !json) {
    form.append(element('p', { textContent: 'It takes a file, so try it with a program.' }));
    return;
  }
  for (const parameter of parameters.filter(sendable)) form.append(...inputFor(details.id, parameter));
  if (json) {
    const id = `${details.id}-body`;
    const value = JSON.stringify(json.example ?? {}, null, 2);
    form.append(
      element('label', { htmlFor: id, textContent: 'Body' }),
      element('textarea', { id, value, spellcheck: false }),
    );
  }
  const shown = element('code');
  const block = element('pre', { tabIndex: 0, ariaLabel: `Result of ${details.id}`, hidden: true }, shown);
  block.setAttribute('role', 'region');
  block.setAttribute('aria-live', 'polite');
  form.append(element('button', { textContent: 'Send' }), block);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    block.hidden = false;
    send(form, method, path, shown);
  });
}

tools.hidden = false;
tools.addEventListener('submit', (event) => event.preventDefault());
find.addEventListener('input', search);
for (const each of operations) each.addEventListener('toggle', () => each.open && addForm(each));
addEventListener('hashchange', openNamed);
openNamed();

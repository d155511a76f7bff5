/** The form on a partner's page: its height for the page around it, when each box was ticked, and nothing typed is lost. */
const { host } = document.documentElement.dataset;
const storeName = `form:${location.pathname}`;

function sayHeight() {
  if (host && parent !== window)
    parent.postMessage({ type: 'coverbridge:height', height: document.body.offsetHeight }, host);
}
new ResizeObserver(sayHeight).observe(document.body);
addEventListener('message', ({ origin, source, data }) => {
  if (origin === host && source === parent && data?.type === 'coverbridge:hello') sayHeight();
});

/** Browsers may forbid storage in a frame; then a reload starts over. */
function store(work) {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}

const kept = (form) =>
  [...form.elements].filter(({ name, type }) => name && type !== 'checkbox' && !name.startsWith('consents.'));

function keep(form) {
  const values = Object.fromEntries(kept(form).map(({ name, value }) => [name, value]));
  store((storage) => storage.setItem(storeName, JSON.stringify(values)));
}

/** Also the number of the form: what was sent before a reload is the same request afterwards. Boxes have to be ticked again. */
function restore(form) {
  const values = JSON.parse(store((storage) => storage.getItem(storeName)) ?? '{}');
  for (const field of kept(form)) if (values[field.name] && field.name !== 'line') field.value = values[field.name];
  const choice = form.querySelector('select');
  if (choice && values.line) choice.value = values.line;
}

/** Puts the page that answered in the place of the form. */
function show(html) {
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
  document.querySelector('main').replaceWith(document.adoptNode(main));
  if (main.querySelector('[data-sent]')) store((storage) => storage.removeItem(storeName));
  prepare(false);
  main.querySelector('[data-focus]')?.focus();
}

async function send(form) {
  const unsent = form.querySelector('[data-unsent]');
  const button = form.querySelector('button');
  unsent.hidden = true;
  button.setAttribute('aria-disabled', 'true');
  try {
    // Without cookies: the form is the same for everyone, also on the machine of somebody who is signed in.
    const answer = await fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams(new FormData(form)),
      credentials: 'omit',
    });
    show(await answer.text());
  } catch {
    unsent.hidden = false;
    button.removeAttribute('aria-disabled');
  }
}

function prepare(fresh) {
  const form = document.querySelector('form');
  if (!form) return;
  if (fresh) restore(form);
  form.addEventListener('input', () => keep(form));
  form.addEventListener('change', ({ target }) => {
    if (target.type === 'checkbox')
      form.elements[`${target.name}.at`].value = target.checked ? new Date().toISOString() : '';
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!form.querySelector('[aria-disabled]')) send(form);
  });
}
prepare(true);

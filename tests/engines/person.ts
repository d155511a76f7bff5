/** Somebody at a page of any engine, who finds things by what is written on them. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { EnginePage } from './engine.ts';
import { within } from './patience.ts';

const PAUSE_MS = 150;
const ATTEMPTS = 5;
/** How the drivers say that an element was taken out of the page before they came to it. */
const GONE = /detached|stale|no such element|Nothing matches/i;

/**
 * Finds one visible thing by its kind and accessible name, marks it, and answers whether there is one. `a0` the kind, `a1` the name
 * (`=exact`, or a part of it), `a2` the words of the group it is in, `a3` the mark.
 */
const FIND = `
  const kinds = {
    button: 'button, [role=button]', link: 'a[href]', tab: '[role=tab]', row: 'tr', heading: 'h1, h2, h3, h4',
    field: 'input:not([type=hidden]):not([type=radio]):not([type=checkbox]):not([type=file]), textarea, select',
    choice: 'input[type=radio], input[type=checkbox]', file: 'input[type=file]',
  };
  const clean = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const labelled = (element) => (element.getAttribute('aria-labelledby') ?? '').split(' ')
    .map((id) => id && document.getElementById(id)?.textContent).filter(Boolean).join(' ');
  const nameOf = (element) => clean(element.getAttribute('aria-label') || labelled(element)
    || [...(element.labels ?? [])].map((label) => label.textContent).join(' ') || element.textContent);
  const fits = (text, wanted) => wanted.startsWith('=') ? clean(text) === wanted.slice(1) : clean(text).includes(wanted);
  const groups = a2 ? [...document.querySelectorAll('fieldset, [role=group], [role=radiogroup], [role=dialog], [role=region], section, article, form, tr')]
    .filter((group) => fits(nameOf(group), a2) || fits(group.querySelector('legend')?.textContent, a2)
      || (group.matches('article, tr') && fits(group.textContent, a2))) : [document];
  const seen = (element) => a0 === 'file' || (element.checkVisibility({ visibilityProperty: true }) && !element.disabled);
  for (const group of groups.reverse())
    for (const element of group.querySelectorAll(kinds[a0]))
      if (seen(element) && fits(nameOf(element), a1)) {
        document.querySelector('[data-engine-mark="' + a3 + '"]')?.removeAttribute('data-engine-mark');
        element.setAttribute('data-engine-mark', a3);
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        return true;
      }
  return false;`;

/** Sets `field` as typing does: React hears it only by the setter of the element's own class. */
const SET = `((value) => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
})`;

type Kind = 'button' | 'link' | 'tab' | 'row' | 'heading' | 'field' | 'choice' | 'file';

export class Person {
  private readonly page: EnginePage;
  private readonly base: string;
  private marks = 0;

  constructor(page: EnginePage, base: string) {
    this.page = page;
    this.base = base;
  }

  goto(path: string): Promise<void> {
    return within(`opening ${path}`, this.page.goto(path.startsWith('http') ? path : this.base + path));
  }

  screenshot(file: string): Promise<void> {
    return within('a picture of the page', this.page.screenshot(file));
  }

  private async until<Value>(what: string, ask: () => Promise<Value>): Promise<NonNullable<Value>> {
    let answer: Awaited<Value> | undefined;
    let late = false;
    const asking = async () => {
      while (!answer && !late) {
        // The page may be on its way to another one.
        answer = await ask().catch(() => undefined);
        if (!answer) await sleep(PAUSE_MS);
      }
      return answer as NonNullable<Awaited<Value>>;
    };
    return await within(what, asking()).finally(() => {
      late = true;
    });
  }

  /** Finds the thing and does something with it, once more when the page was drawn again between the two. */
  private async act(
    does: string,
    kind: Kind,
    name: string,
    group: string,
    action: (selector: string) => Promise<unknown>,
  ): Promise<void> {
    const what = `${does} ${kind} "${name}"${group && ` in "${group}"`}`;
    const mark = `m${++this.marks}`;
    for (let attempt = 1; ; attempt++) {
      await this.until(what, () => this.page.run<boolean>(FIND, kind, name, group, mark));
      try {
        await within(what, action(`[data-engine-mark="${mark}"]`));
        return;
      } catch (error) {
        if (attempt === ATTEMPTS || !GONE.test((error as Error).message)) throw error;
      }
    }
  }

  async sees(text: string): Promise<void> {
    await this.until(`"${text}" is read`, () =>
      this.page.run<boolean>('return document.body.innerText.replace(/\\s+/g, " ").includes(a0)', text),
    );
  }

  seesHeading(name: string): Promise<void> {
    return this.seesThe('heading', `=${name}`);
  }

  async seesThe(kind: Kind, name: string, group = ''): Promise<void> {
    await this.act('seeing', kind, name, group, async () => undefined);
  }

  async isAt(pattern: string): Promise<void> {
    await this.until(`the address is ${pattern}`, () =>
      this.page.run<boolean>('return new RegExp(a0).test(location.pathname)', pattern),
    );
  }

  /** The first text of the page that matches. */
  reads(pattern: string): Promise<string> {
    return this.until(`something like ${pattern}`, () =>
      this.page.run<string | null>('return document.body.innerText.match(new RegExp(a0))?.[0] ?? null', pattern),
    );
  }

  async press(kind: 'button' | 'link' | 'tab', name: string, group = ''): Promise<void> {
    await this.act('pressing', kind, name, group, (selector) => this.page.click(selector));
  }

  async fill(label: string, value: string, group = ''): Promise<void> {
    await this.act('filling in', 'field', label, group, async (selector) => {
      await this.page.run(`const field = document.querySelector(a0); field.focus(); ${SET}('');`, selector);
      await this.page.type(selector, value);
    });
  }

  /**
   * A day (`YYYY-MM-DD`), set and not typed: Firefox takes keys part by part in the order of its language. It reads the keys of
   * 2099-01-31 as February 9 of the year 1, the form rightly refuses that day, and nothing is ever sent.
   */
  async fillDay(label: string, day: string, group = ''): Promise<void> {
    await this.act('setting', 'field', label, group, (selector) =>
      this.page.run(`const field = document.querySelector(a0); ${SET}(a1);`, selector, day),
    );
  }

  /** One of a list, by its words. */
  async select(label: string, option: string, group = ''): Promise<void> {
    await this.act('selecting', 'field', label, group, (selector) =>
      this.page.run(
        `const field = document.querySelector(a0);
         const option = [...field.options].find((each) => each.textContent.trim() === a1); ${SET}(option.value);`,
        selector,
        option,
      ),
    );
  }

  /** Ticks a box or picks an answer, by its own words and those of its question. */
  async choose(answer: string, question = ''): Promise<void> {
    await this.act('choosing', 'choice', answer, question, (selector) =>
      this.page.run('const box = document.querySelector(a0); if (!box.checked) box.click();', selector),
    );
  }

  /** Ticks every box whose words hold the name. */
  async chooseAll(name: string): Promise<void> {
    await this.act('choosing', 'choice', name, '', () =>
      this.page.run(
        `for (const box of document.querySelectorAll('input[type=checkbox]'))
           if ([...box.labels].some((label) => label.textContent.includes(a0)) && !box.checked) box.click();`,
        name,
      ),
    );
  }

  async chooseFile(file: string, group: string): Promise<void> {
    await this.act('choosing a file', 'file', '', group, (selector) => this.page.chooseFile(selector, file));
  }
}

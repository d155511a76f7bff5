/** The search on the page with all questions: filters them while typing. Plain script: React would be thirty times the size. */
const PAUSE_MS = 150;

/** In the address of its link, unless it is here with its answer: each id once keeps the page small. */
function idOf(question: HTMLElement): string {
  return question.dataset.question || (question.querySelector('a')?.hash.slice(1) ?? '');
}

/** Shows these questions, or all of them, and hides headings without any. Returns how many are shown. */
function show(ids: ReadonlySet<string> | null): number {
  let shown = 0;
  for (const question of document.querySelectorAll<HTMLElement>('[data-question]')) {
    question.hidden = ids !== null && !ids.has(idOf(question));
    if (!question.hidden) shown += 1;
  }
  for (const group of document.querySelectorAll<HTMLElement>('[data-question-group]')) {
    group.hidden = !group.querySelector('[data-question]:not([hidden])');
  }
  return shown;
}

/** The ids of the matching questions, by the site's search: it covers the answers and tolerates typos. */
async function matching(words: string, signal: AbortSignal): Promise<ReadonlySet<string>> {
  const answer = await fetch(`/api/search?${new URLSearchParams({ q: words, in: 'questions' })}`, { signal });
  if (!answer.ok) throw new Error(`Search answered ${answer.status}`);
  const { results } = (await answer.json()) as { results: { path: string }[] };
  return new Set(results.map(({ path }) => path.split('#')[1] ?? ''));
}

export function narrowWhileTyping(form: HTMLFormElement): void {
  const status = form.querySelector('[role=status]');
  let running = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (words: string) => {
    if (status) status.textContent = words;
  };

  async function narrow() {
    running.abort();
    running = new AbortController();
    const words = String(new FormData(form).get('q') ?? '').trim();
    if (!words) {
      show(null);
      return tell('');
    }
    try {
      const count = show(await matching(words, running.signal));
      tell(count === 1 ? '1 question found' : `${count} questions found`);
    } catch (error) {
      if ((error as Error).name === 'AbortError') return;
      show(null);
      tell('Search isn’t available right now. All questions are shown.');
    }
  }

  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(narrow, PAUSE_MS);
  });
}

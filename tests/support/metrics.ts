/** Reads the text format of Prometheus. */

export type Series = { name: string; labels: Record<string, string>; value: number };

/** Every line with a value. */
export function seriesIn(text: string): Series[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, text]) => [key, text]);
      return { name, labels: Object.fromEntries(pairs), value: Number(value) };
    });
}

/** The value of the one series with these labels, or undefined. */
export function valueIn(text: string, name: string, labels: Record<string, string> = {}): number | undefined {
  return seriesIn(text).find(
    (series) => series.name === name && Object.entries(labels).every(([key, value]) => series.labels[key] === value),
  )?.value;
}

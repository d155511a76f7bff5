/** Prints one line per page with the remaining time, estimated from the pages already done. */
export function progressOver(total: number): (line: string) => void {
  const started = performance.now();
  let done = 0;
  return (line) => {
    done += 1;
    const left = ((performance.now() - started) / done) * (total - done);
    console.log(`    ${done}/${total}  ${line}${done < total ? `  (${minutes(left)} left)` : ''}`);
  };
}

/** Milliseconds in a readable form: "40 s", "12 min". */
export function minutes(ms: number): string {
  return ms < 90_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`;
}

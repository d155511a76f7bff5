import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { LaunchEntry, LaunchState } from '#shared/operations/go-live/schema.ts';
import css from './launch.module.css';
import { LaunchWord } from './launch-word.tsx';

const looks: Readonly<Record<LaunchState, { word: string; Icon: typeof IconCircleX }>> = {
  red: { word: 'Must be mended', Icon: IconCircleX },
  amber: { word: 'Yours to decide', Icon: IconAlertTriangle },
  green: { word: 'In order', Icon: IconCircleCheck },
};

/** One item: its state, what was found, why it matters and how to fix it. Items in order are one line. */
export function LaunchItem({ entry }: { entry: LaunchEntry }) {
  const { state, title, found, why, mend, place, link, word } = entry;
  const { word: stateWord, Icon } = looks[state];
  return (
    <li className={css.item} data-state={state}>
      <div className={css.head}>
        <h3 className={css.title}>{title}</h3>
        <p className={css.state}>
          <Icon size={18} aria-hidden="true" /> {stateWord}
        </p>
      </div>
      <p className={css.found}>{found}</p>
      {state !== 'green' && <p className={css.why}>{why}</p>}
      {mend && (
        <p>
          <strong>What to do: </strong>
          {mend} {place && <code className={css.place}>{place}</code>}{' '}
          {link && (link.startsWith('/admin') ? <Link to={link}>Go there</Link> : <a href={link}>Look at it</a>)}
        </p>
      )}
      {word && <LaunchWord word={word} />}
    </li>
  );
}

import { IconArrowRight, IconFileUpload, IconHandFinger, IconListCheck, IconMessageCircle2 } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import css from './need-list.module.css';
import type { Need } from './needs.ts';

const looks = {
  document: { icon: IconFileUpload, action: 'Send' },
  answer: { icon: IconHandFinger, action: 'Answer' },
  decide: { icon: IconListCheck, action: 'Compare' },
  read: { icon: IconMessageCircle2, action: 'Read' },
};

/** The client's to-dos, each with its one action. */
export function NeedList({ needs }: { needs: readonly Need[] }) {
  return (
    <ul className={css.needs} aria-label="What is waiting for you">
      {needs.map(({ key, kind, sentence, title, number, due, to }) => {
        const { icon: Icon, action } = looks[kind];
        return (
          <li key={key}>
            <Link className={css.need} to={to}>
              <Icon className={css.icon} size={26} stroke={1.6} aria-hidden="true" />
              <span className={css.words}>
                <span className={css.sentence}>{sentence}</span>
                <span className={css.about}>
                  {title}, <span className={css.number}>{number}</span>
                  {due && `, ${due}`}
                </span>
              </span>
              <span className={css.action}>
                {action} <IconArrowRight size={17} aria-hidden="true" />
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

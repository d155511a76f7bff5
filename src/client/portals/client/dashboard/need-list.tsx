import { IconArrowRight, IconHandFinger, IconListCheck, IconMessageCircle2 } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import css from './need-list.module.css';
import type { Need } from './needs.ts';

const looks = {
  answer: { icon: IconHandFinger, sentence: 'Your broker needs something from you', action: 'Answer' },
  decide: { icon: IconListCheck, sentence: 'Options from your broker to compare', action: 'Compare' },
  read: { icon: IconMessageCircle2, sentence: 'New messages from your broker', action: 'Read' },
};

function unreadWords(unread: number): string {
  return `${unread} new message${unread === 1 ? '' : 's'}`;
}

/** What the client is waited for, each with the one thing to do. */
export function NeedList({ needs }: { needs: readonly Need[] }) {
  if (needs.length === 0) {
    return (
      <p className={css.nothing}>
        When your broker needs something from you, it stands here first. We tell you by e-mail as well.
      </p>
    );
  }
  return (
    <ul className={css.needs} aria-label="What is waiting for you">
      {needs.map(({ row, reason }) => {
        const { icon: Icon, sentence, action } = looks[reason];
        return (
          <li key={row.id}>
            <Link className={css.need} to={paths.portal.case(row.id)}>
              <Icon className={css.icon} size={26} stroke={1.6} aria-hidden="true" />
              <span className={css.words}>
                <span className={css.sentence}>{reason === 'read' ? unreadWords(row.unread) : sentence}</span>
                <span className={css.request}>
                  {row.title}, {row.number}
                  {reason !== 'read' && row.unread > 0 && `, ${unreadWords(row.unread)}`}
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

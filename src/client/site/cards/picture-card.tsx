import type { ReactNode } from 'react';
import type { PictureName } from '#client/pictures/pictures.ts';
import { LazyPicture } from '#client/site/lazy-picture.tsx';
import { Card } from '#client/ui/card.tsx';
import { from } from '#client/ui/theme/breakpoints.ts';
import page from '../layout/page.module.css';
import css from './cards.module.css';

interface PictureCardProps {
  href: string;
  name: string;
  picture: PictureName;
  level?: 2 | 3;
  children: ReactNode;
  /** What matters less than the text, such as a date. */
  note?: ReactNode;
}

/** A page of the site as a card with its picture. */
export function PictureCard({ href, name, picture, level = 3, children, note }: PictureCardProps) {
  const Heading = `h${level}` as const;
  return (
    <Card as="li" padding="none" className={`${css.card} ${css.pictured}`}>
      <LazyPicture
        name={picture}
        sizes={`${from('lg')} 24rem, ${from('sm')} 45vw, calc(100vw - 2.5rem)`}
        className={page.picture}
      />
      <div className={css.words}>
        <Heading className={css.name}>
          <a className={css.link} href={href}>
            {name}
          </a>
        </Heading>
        <p className={css.text}>{children}</p>
        {note && <p className={css.note}>{note}</p>}
      </div>
    </Card>
  );
}

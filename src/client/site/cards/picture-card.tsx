import type { ReactNode } from 'react';
import type { PictureName } from '#client/pictures/pictures.ts';
import { LazyPicture } from '#client/site/lazy-picture.tsx';
import { from } from '#client/ui/theme/breakpoints.ts';
import css from './picture-card.module.css';

interface PictureCardProps {
  href: string;
  name: string;
  picture: PictureName;
  level?: 2 | 3;
  children: ReactNode;
}

/** A page of the site as a card with its picture. */
export function PictureCard({ href, name, picture, level = 3, children }: PictureCardProps) {
  const Heading = `h${level}` as const;
  return (
    <li className={css.card}>
      <LazyPicture
        name={picture}
        sizes={`${from('lg')} 24rem, ${from('sm')} 45vw, calc(100vw - 2.5rem)`}
        className={css.picture}
      />
      <div className={css.words}>
        <Heading className={css.name}>
          <a className={css.link} href={href}>
            {name}
          </a>
        </Heading>
        <p className={css.text}>{children}</p>
      </div>
    </li>
  );
}

import type { ReactNode } from 'react';
import { type PictureName, pictures } from '#client/pictures/pictures.ts';
import { Picture } from '#client/site/picture.tsx';
import page from '../layout/page.module.css';
import css from '../layout/page-intro.module.css';

interface PostIntroProps {
  category: string;
  title: string;
  picture: PictureName;
  children: ReactNode;
}

export function PostIntro({ category, title, picture, children }: PostIntroProps) {
  return (
    <header className={`${css.intro} ${css.post}`}>
      <p className={css.category}>{category}</p>
      <h1 className={css.heading}>{title}</h1>
      {children}
      <div
        className={`${page.picture} ${css.picture} not-printed`}
        style={{ backgroundColor: pictures[picture].placeholder }}
      >
        <Picture name={picture} sizes="(min-width: 1200px) 1120px, calc(100vw - 2.5rem)" urgent />
      </div>
    </header>
  );
}

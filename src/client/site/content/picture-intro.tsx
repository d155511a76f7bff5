import type { ReactNode } from 'react';
import { type PictureName, pictures } from '#client/pictures/pictures.ts';
import { Picture } from '#client/site/picture.tsx';
import { from } from '#client/ui/theme/breakpoints.ts';
import type { Prose as ProseText, Reviewer } from '#shared/content/types.ts';
import page from '../layout/page.module.css';
import css from '../layout/page-intro.module.css';
import { Prose } from './prose.tsx';
import { ReviewedBy } from './reviewed-by.tsx';

interface PictureIntroProps {
  heading: string;
  lead: ProseText;
  picture: PictureName;
  reviewer?: Reviewer | undefined;
  /** Buttons below the text. */
  children?: ReactNode;
}

const INTRO_SIZES = `${from('lg')} 34rem, calc(100vw - 2.5rem)`;

/** The head of a page with its own picture. Text first: on a phone the picture is below it. */
export function PictureIntro({ heading, lead, picture, reviewer, children }: PictureIntroProps) {
  return (
    <div className={`${css.intro} ${css.beside}`}>
      <div>
        <h1 className={css.heading}>{heading}</h1>
        {reviewer && <ReviewedBy reviewer={reviewer} />}
        <p className={page.lead}>
          <Prose text={lead} inline />
        </p>
        {children && <div className={`${page.actions} not-printed`}>{children}</div>}
      </div>
      <div
        className={`${page.picture} ${css.picture} not-printed`}
        style={{ backgroundColor: pictures[picture].placeholder }}
      >
        <Picture name={picture} sizes={INTRO_SIZES} urgent />
      </div>
    </div>
  );
}

import type { ComponentPropsWithRef, ElementType } from 'react';
import css from './card.module.css';

type CardProps<Tag extends ElementType> = Omit<ComponentPropsWithRef<Tag>, 'as'> & {
  /** The element, when it is more than a box: `section`, `li`, `article`, `form`. */
  as?: Tag;
  /** `none` for content that reaches the border. */
  padding?: 'none' | 'small' | 'medium' | 'large';
};

/** The bordered box of both the site and the portals: its parts are one below the other. */
export function Card<Tag extends ElementType = 'div'>({ as, padding, className, ...rest }: CardProps<Tag>) {
  const Element: ElementType = as ?? 'div';
  return <Element className={className ? `${css.card} ${className}` : css.card} data-padding={padding} {...rest} />;
}

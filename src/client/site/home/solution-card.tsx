import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import type { PictureName } from '#client/pictures/pictures.ts';
import { LazyPicture } from '#client/site/lazy-picture.tsx';
import { Card } from '#client/ui/card.tsx';
import { from } from '#client/ui/theme/breakpoints.ts';
import type { Service } from '#shared/content/services/registry.ts';
import page from '../layout/page.module.css';
import css from './solutions.module.css';

const SHOWN_FEATURES = 2;

interface SolutionCardProps {
  service: Service;
  href: string;
  picture: PictureName;
}

/** A service with its picture, its first two features and a link to its page. */
export function SolutionCard({ service, href, picture }: SolutionCardProps) {
  return (
    <Card as="li" padding="none" className={css.card}>
      <LazyPicture
        className={`${page.picture} ${css.picture}`}
        name={picture}
        sizes={`(min-width: 1200px) 350px, ${from('lg')} 30vw, ${from('sm')} 40vw, 90vw`}
      />
      <div className={css.body}>
        <h3 className={css.name}>{service.name}</h3>
        <p className={css.description}>{service.description}</p>
        <ul className={css.features}>
          {service.features.slice(0, SHOWN_FEATURES).map((feature) => (
            <li key={feature} className={css.feature}>
              <IconCheck className={css.check} size={20} aria-hidden="true" />
              {feature}
            </li>
          ))}
        </ul>
        <a className={css.link} href={href}>
          Learn More<span className="visually-hidden"> about {service.name}</span>
          <IconArrowRight className={css.arrow} size={18} aria-hidden="true" />
        </a>
      </div>
    </Card>
  );
}

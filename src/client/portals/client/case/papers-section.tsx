import { trpc } from '#client/lib/trpc.tsx';
import { Section } from '#client/ui/section.tsx';
import css from './papers-section.module.css';

/** Papers the broker will need, above the place to upload them. Renders nothing when there are none. */
export function PapersSection({ caseId }: { caseId: string }) {
  const { data = [] } = trpc.cases.papers.useQuery({ caseId });
  if (data.length === 0) return null;
  return (
    <Section title="Good to have ready">
      <ul className={css.papers}>
        {data.map(({ id, title, why }) => (
          <li key={id}>
            <strong>{title}.</strong> {why}
          </li>
        ))}
      </ul>
      <p>Upload what you have under Documents. Your broker asks for anything else.</p>
    </Section>
  );
}

import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { paths } from '#shared/platform/paths.ts';
import css from './empty-dashboard.module.css';

const steps = [
  'Answer a few questions about what you want to insure. It takes some five minutes.',
  'A licensed broker who fits your request looks at it, and writes to you here.',
  'You compare the options side by side and decide. Nothing starts before you do.',
];

/** Before the first request: what happens here, and how to start. */
export function EmptyDashboard({ name }: { name: string }) {
  return (
    <div className={css.empty}>
      <p className={css.greeting}>Hello, {name}</p>
      <h1 className={css.title}>You have no requests yet</h1>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button component="a" href={paths.getQuote} rightSection={<IconArrowRight size={18} aria-hidden="true" />}>
        Get a Free Quote
      </Button>
    </div>
  );
}

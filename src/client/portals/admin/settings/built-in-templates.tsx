import { Stack, Text, Title } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { lineWork } from '#shared/lines/generated/work.ts';
import { lineLabels, lines } from '#shared/lines/lines.ts';
import css from './settings.module.css';

/** The product's built-in templates, by line. */
export function BuiltInTemplates() {
  return (
    <Stack gap="xs">
      <Title order={4} size="h3">
        Built-in templates
      </Title>
      {lines.map((line) => (
        <details className={css.line} key={line}>
          <summary>
            <IconChevronDown className={css.chevron} size={18} aria-hidden="true" />
            {lineLabels[line]}
            <Text component="span" c="dimmed" size="sm" ml="auto">
              {lineWork[line].requestTemplates.length} templates
            </Text>
          </summary>
          <ul>
            {lineWork[line].requestTemplates.map(({ title, why }) => (
              <li key={title}>
                {title}{' '}
                <Text component="span" c="dimmed" size="sm">
                  {why}
                </Text>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Stack>
  );
}

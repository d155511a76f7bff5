import { Group, Stack, Text } from '@mantine/core';
import {
  IconArrowRight,
  IconFileUpload,
  IconHandFinger,
  IconListCheck,
  IconListDetails,
  IconMessageCircle,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Card } from '#client/ui/card.tsx';
import type { Need } from './needs.ts';
import css from './todo-list.module.css';

const looks = {
  document: { icon: IconFileUpload, action: 'Upload' },
  questions: { icon: IconListDetails, action: 'Answer' },
  answer: { icon: IconHandFinger, action: 'Answer' },
  decide: { icon: IconListCheck, action: 'Compare' },
  read: { icon: IconMessageCircle, action: 'Read' },
};

/** The client's to-dos, each with its one action. */
export function NeedList({ needs }: { needs: readonly Need[] }) {
  return (
    <Stack component="ul" className="plain-list" gap="sm" aria-label="Your to-dos">
      {needs.map(({ key, kind, sentence, title, number, due, to }) => {
        const { icon: Icon, action } = looks[kind];
        return (
          <li key={key}>
            <Card as={Link} className={`${css.item} ${css.need}`} padding="small" to={to}>
              <Icon size={26} stroke={1.6} aria-hidden="true" />
              <span className={css.words}>
                <Text component="span" display="block" fw={600}>
                  {sentence}
                </Text>
                <Text component="span" display="block" c="dimmed" size="sm">
                  {title}, <span className={css.number}>{number}</span>
                  {due && `, ${due}`}
                </Text>
              </span>
              <Group component="span" gap="var(--space-6)" wrap="nowrap" fw={600}>
                {action} <IconArrowRight size={17} aria-hidden="true" />
              </Group>
            </Card>
          </li>
        );
      })}
    </Stack>
  );
}

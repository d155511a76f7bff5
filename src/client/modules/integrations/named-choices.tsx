import { Checkbox, Code } from '@mantine/core';

interface NamedChoicesProps<Name extends string> {
  names: readonly Name[];
  words: Readonly<Record<Name, string>>;
}

/** What an integration may be given, in words; below each, the name that the documentation uses. Inside a `Checkbox.Group`. */
export function NamedChoices<Name extends string>({ names, words }: NamedChoicesProps<Name>) {
  return names.map((name) => (
    <Checkbox
      key={name}
      value={name}
      label={words[name]}
      description={
        <Code c="inherit" bg="none" p={0}>
          {name}
        </Code>
      }
    />
  ));
}

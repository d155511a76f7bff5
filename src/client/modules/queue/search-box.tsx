import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type Ref, useEffect, useRef, useState } from 'react';

/** Long enough to type a word, short enough to feel immediate. */
const PAUSE_MS = 250;
const QUEUE_WORDS = 'Name, policy, vehicle, address, file, phone…';

interface SearchBoxProps {
  value: string;
  onSearch: (words: string) => void;
  /** What can be searched, where it is not the queue. */
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Searches while typing. The field follows the address when the user navigates back. */
export function SearchBox({ value, onSearch, placeholder = QUEUE_WORDS, ref }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);

  useEffect(() => {
    // Changed from outside: a link, a saved view, the back button.
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);

  useEffect(() => {
    const words = typed.trim();
    if (words === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = words;
      onSearch(words);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);

  return (
    <TextInput
      ref={ref}
      type="search"
      aria-label="Search"
      placeholder={placeholder}
      leftSection={<IconSearch size={18} aria-hidden="true" />}
      value={typed}
      maxLength={100}
      autoComplete="off"
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && typed) {
          event.preventDefault();
          setTyped('');
        }
      }}
    />
  );
}

import { type DragEvent, useRef, useState } from 'react';

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}

/** Accepts files dropped anywhere on an element. Returns its handlers, and whether files are dragged over it. */
export function useFileDrop(onFiles: ((files: File[]) => void) | null) {
  const [over, setOver] = useState(false);
  // Every child that is crossed fires its own enter and leave.
  const depth = useRef(0);

  function move(step: 1 | -1) {
    return (event: DragEvent) => {
      if (!onFiles || !carriesFiles(event)) return;
      depth.current += step;
      setOver(depth.current > 0);
    };
  }
  return {
    over,
    handlers: {
      onDragEnter: move(1),
      onDragLeave: move(-1),
      onDragOver(event: DragEvent) {
        if (onFiles && carriesFiles(event)) event.preventDefault();
      },
      onDrop(event: DragEvent) {
        depth.current = 0;
        setOver(false);
        if (!onFiles || !carriesFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}

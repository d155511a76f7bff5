import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { type LateCode, later } from '#client/lib/later.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import css from './late-part.module.css';

interface LateOptions {
  /** What is there until the part is. */
  fallback?: ReactNode;
  /** Fetched shortly after the page, so that it opens at once. Default true. */
  early?: boolean;
}

interface LoadedProps<Props> {
  code: LateCode<ComponentType<Props>>;
  props: Props & object;
}

function Loaded<Props>({ code, props }: LoadedProps<Props>) {
  const Part = use(code.get());
  return <Part {...props} />;
}

interface LateProps<Props> extends LoadedProps<Props> {
  fallback: ReactNode;
  around?: (note: ReactNode) => ReactNode;
}

function Late<Props>({ code, props, fallback, around = (note) => note }: LateProps<Props>) {
  return (
    <ErrorBoundary forget={code.forget} around={around}>
      <Suspense fallback={fallback}>
        <Loaded code={code} props={props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** A part in a file of its own. When the file can’t be fetched, only its place says so: the page stays, with what was typed. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, early = true }: LateOptions = {},
): ComponentType<Props> {
  const code = later(load, early);
  return (props) => <Late code={code} props={props} fallback={fallback} />;
}

function over(note: ReactNode, props: { onClose?: () => void }): ReactNode {
  return (
    <div className={css.over}>
      {note}
      {props.onClose && (
        <button className={css.close} type="button" onClick={props.onClose}>
          Close
        </button>
      )}
    </div>
  );
}

/** The same for a dialog, which has no place in the page: a failure is a notice over the page, and closing it closes the dialog. */
export function lateDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, early = true }: LateOptions = {},
): ComponentType<Props & { onClose?: () => void }> {
  const code = later(load, early);
  return (props) => <Late code={code} props={props} fallback={fallback} around={(note) => over(note, props)} />;
}

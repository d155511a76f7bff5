import { Component, type ReactNode } from 'react';
import { tellCrash } from '#client/lib/browser-failures.ts';
import { isMissingPart, isSuperseded } from '#client/lib/newer-release.ts';
import css from './error-boundary.module.css';

const MAX_RETRIES = 3;
const RETRY_DELAY = 1000;

interface Props {
  children: ReactNode;
  /** A different value means a different screen: the previous failure is cleared. */
  resetKey?: string;
  /** Renders nothing instead of the message: for a part that is not the point of the page. */
  quiet?: boolean;
  /** What surrounds the message when the whole page failed. */
  around?: (note: ReactNode) => ReactNode;
  /** Around a part in a file of its own: a retry must fetch the file again. */
  forget?: () => void;
}

interface State {
  failed: boolean;
  retries: number;
  /** The reference to quote to us; empty until the report has arrived. */
  reference: string;
  /** The part is of a release that is gone: only loading the page again helps. */
  superseded: boolean;
  /** The file of a part couldn’t be fetched. A browser may keep that answer for as long as the page is open. */
  missing: boolean;
}

/**
 * Contains a rendering failure where it happened. Retries automatically three times, a second apart, then asks the user
 * (spec §4). The part of a release that is gone stays missing: the user is asked to reload the page.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, retries: 0, reference: '', superseded: false, missing: false };
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, missing: isMissingPart(error) };
  }

  override componentDidCatch(error: unknown): void {
    const { resetKey } = this.props;
    void isSuperseded(error).then((superseded) => {
      if (!superseded || resetKey !== this.props.resetKey) return;
      // Trying again would only take the message away for a moment.
      clearTimeout(this.timer);
      this.setState({ superseded, failed: true });
    });
    void tellCrash(error).then((reference) => reference && this.setState({ reference }));
    if (this.state.retries >= MAX_RETRIES) return;
    this.timer = setTimeout(() => {
      this.props.forget?.();
      this.setState(({ retries }) => ({ failed: false, retries: retries + 1 }));
    }, RETRY_DELAY);
  }

  override componentDidUpdate({ resetKey }: Props): void {
    if (resetKey === this.props.resetKey || !this.state.failed) return;
    clearTimeout(this.timer);
    this.tryAgain();
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer);
  }

  private readonly tryAgain = () => {
    this.props.forget?.();
    this.setState({ failed: false, retries: 0, superseded: false });
  };

  override render(): ReactNode {
    const { failed, retries, reference, superseded, missing } = this.state;
    if (!failed) return this.props.children;
    if (this.props.quiet) return null;
    const { around = (content: ReactNode) => content } = this.props;
    if (!superseded && retries < MAX_RETRIES) {
      return around(
        <p className={css.note} role="status">
          Auto-retrying ({retries + 1}/{MAX_RETRIES})...
        </p>,
      );
    }
    const reloads = superseded || (missing && this.props.forget !== undefined);
    return around(
      <div className={css.note} role="alert">
        <p>
          {superseded
            ? 'This website has been updated. Reload the page to go on.'
            : reloads
              ? 'This part of the page could not be loaded. Check your connection and reload the page.'
              : 'Something went wrong'}
        </p>
        {reference && !reloads && <p className={css.reference}>Reference: {reference}</p>}
        <button className={css.again} type="button" onClick={reloads ? () => window.location.reload() : this.tryAgain}>
          {reloads ? 'Reload' : 'Try Again'}
        </button>
      </div>,
    );
  }
}

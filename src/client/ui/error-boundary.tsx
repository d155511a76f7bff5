import { Component, type ReactNode } from 'react';
import { tellCrash } from '#client/lib/browser-failures.ts';
import css from './error-boundary.module.css';

const MAX_RETRIES = 3;
const RETRY_DELAY = 1000;

interface Props {
  children: ReactNode;
  /** Another value is another screen: the failure of the last one is forgotten. */
  resetKey?: string;
  /** Shows nothing instead of the note: for a part that is not what the page is about. */
  quiet?: boolean;
  /** What stays around the note, where the part that failed was the whole page. */
  around?: (note: ReactNode) => ReactNode;
}

interface State {
  failed: boolean;
  retries: number;
  /** What to quote to us; empty until the report has arrived. */
  reference: string;
}

/**
 * Holds a failure of rendering where it happened. It tries again by itself three times, a second apart, and then asks
 * (spec §4).
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, retries: 0, reference: '' };
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    void tellCrash(error).then((reference) => reference && this.setState({ reference }));
    if (this.state.retries >= MAX_RETRIES) return;
    this.timer = setTimeout(() => {
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

  private readonly tryAgain = () => this.setState({ failed: false, retries: 0 });

  override render(): ReactNode {
    const { failed, retries, reference } = this.state;
    if (!failed) return this.props.children;
    if (this.props.quiet) return null;
    const { around = (content: ReactNode) => content } = this.props;
    if (retries < MAX_RETRIES) {
      return around(
        <p className={css.note} role="status">
          Auto-retrying ({retries + 1}/{MAX_RETRIES})...
        </p>,
      );
    }
    return around(
      <div className={css.note} role="alert">
        <p>Something went wrong</p>
        {reference && <p className={css.reference}>Reference: {reference}</p>}
        <button className={css.again} type="button" onClick={this.tryAgain}>
          Try Again
        </button>
      </div>,
    );
  }
}

import { Component, Suspense, type ReactNode } from 'react';
import { retryLoads } from '../lib/loadable.ts';
import { Button } from './button.tsx';

interface Props {
  children: ReactNode;
  /** It is left out without a word. */
  quiet?: boolean;
}

/** A screen that broke, or whose code did not arrive (no network, a new version was put up), says so. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  /** Code that could not be fetched is fetched when the network is back, or whoever saw to it comes back to the tab. */
  override componentDidMount() {
    addEventListener('online', this.retry);
    document.addEventListener('visibilitychange', this.retry);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.retry);
    document.removeEventListener('visibilitychange', this.retry);
  }

  private readonly retry = () => {
    if (!this.state.broken || document.hidden) return;
    retryLoads();
    this.setState({ broken: false });
  };

  override render() {
    if (!this.state.broken) return this.props.children;
    if (this.props.quiet) return null;
    return (
      <div
        role="alert"
        className="mx-auto flex max-w-md flex-col items-center px-4 py-24 text-center"
      >
        <h2 className="text-lg font-semibold">Esta tela não pôde ser aberta</h2>
        <p className="mt-1.5 text-muted">
          Verifique a internet e tente de novo. Se continuar assim, recarregue a página: o que você
          salvou está guardado.
        </p>
        <div className="mt-5 flex flex-wrap justify-center gap-2">
          <Button variant="secondary" onClick={() => location.reload()}>
            Recarregar
          </Button>
          <Button onClick={this.retry}>Tentar novamente</Button>
        </div>
      </div>
    );
  }
}

/** What a screen can do without: it is left out until its code is there, and where that does not come. */
export function OptionalPart({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary quiet>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

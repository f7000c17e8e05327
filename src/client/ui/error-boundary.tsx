import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';

interface Props {
  children: ReactNode;
}

/** A screen that broke, or whose code did not arrive (a new version was put up), says so. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div
        role="alert"
        className="mx-auto flex max-w-md flex-col items-center px-4 py-24 text-center"
      >
        <h2 className="text-lg font-semibold">Esta tela não pôde ser aberta</h2>
        <p className="mt-1.5 text-muted">
          Verifique a internet e recarregue a página. O que você salvou está guardado.
        </p>
        <Button className="mt-5" onClick={() => location.reload()}>
          Recarregar
        </Button>
      </div>
    );
  }
}

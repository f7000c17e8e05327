import type { ReactNode } from 'react';
import { Wordmark } from './brand.tsx';

interface PublicPageProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}

/**
 * A screen that anyone may see: one column, the brand above it. It hangs from the top: a message that
 * comes into a form moves nothing above it.
 */
export function PublicPage({ title, intro, children, footer }: PublicPageProps) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[26rem] flex-col px-4 py-10 sm:pt-[max(3rem,12dvh)] sm:pb-16">
      <div className="mb-8">
        <Wordmark />
      </div>
      <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
      {intro && <p className="mt-1.5 text-muted">{intro}</p>}
      <div className="mt-6">{children}</div>
      {footer && <div className="mt-6 text-muted">{footer}</div>}
    </main>
  );
}

import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { textLink } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** A form of elsewhere. It runs by itself, and can neither move nor read the application around it. */
export function SupportForm({ url }: { url: string }) {
  const [loaded, setLoaded] = useState(false);
  return (
    <Page
      intro="Conte o que aconteceu pelo formulário."
      actions={
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className={`${textLink} inline-flex min-h-6 items-center gap-1.5 pointer-coarse:min-h-11`}
        >
          Abrir em outra aba
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      }
    >
      <div className="relative h-[calc(100dvh-12rem)] min-h-[32rem] overflow-hidden rounded-lg border border-line bg-surface">
        {!loaded && (
          <div className="absolute inset-0 p-5">
            <Loading label="Carregando formulário...">
              <Skeleton className="mb-4 h-8 w-1/2" />
              <Skeleton className="mb-4 h-10" />
              <Skeleton className="mb-4 h-10" />
              <Skeleton className="h-40" />
            </Loading>
          </div>
        )}
        <iframe
          src={url}
          title="Formulário de suporte"
          // Its origin is not ours: it may have its own back, where forms keep what is typed.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads"
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(true)}
          className="relative size-full"
        />
      </div>
    </Page>
  );
}

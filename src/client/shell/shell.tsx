import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { loadable } from '../lib/loadable.ts';
import { answered } from '../lib/query-client.ts';
import { generationMemory, recall } from '../lib/tab-memory.ts';
import { subscribeToToast } from '../lib/toast-store.ts';
import { useLoaded } from '../lib/use-loaded.ts';
import { toastUnopened, useOpener } from '../lib/use-opener.ts';
import { OptionalPart } from '../ui/error-boundary.tsx';
import { CommitmentOpener } from './commitment-opener.tsx';
import { generation } from './dialog-loader.ts';
import { Header } from './header.tsx';
import { ModalProvider, useModal } from './modal.tsx';
import { canonical, isQuickScreen, titleOf } from './navigation.ts';
import { SearchButton, usePalette } from './palette.tsx';
import { Sidebar } from './sidebar.tsx';
import { isNarrow, useSidebar } from './use-sidebar.ts';

const mobileSheet = loadable(async () => (await import('./mobile-sheet.tsx')).MobileSheet);

// After the first paint: nothing has happened yet that a toast could tell.
const afterPaint = loadable(async () => {
  await answered();
  return (await import('./after-paint.tsx')).AfterPaint;
});

/** Everything around a screen: sidebar, header, the one modal, toasts. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <ModalProvider>
      <Frame>{children}</Frame>
      <Generation />
      <CommitmentOpener />
    </ModalProvider>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { narrow, collapsed, collapse, toggle, sheetOpen, closeSheet } = useSidebar();
  const titleId = useId();
  const [path] = useLocation();
  const main = useArrival(canonical(path));
  const openSheet = useOpener(mobileSheet.load, toggle);
  const { palette, toggle: togglePalette } = usePalette();
  const isPainted = useLoaded(afterPaint.load, subscribeToToast);
  return (
    <div className="flex min-h-dvh">
      <a
        href="#conteudo"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-primary px-4 py-2 font-medium text-on-primary focus:translate-y-0"
      >
        Ir para o conteúdo
      </a>
      {!narrow && (
        <aside
          className={clsx(
            'sticky top-0 hidden h-dvh shrink-0 border-r border-line bg-surface transition-[width] duration-150 ease-out md:block',
            collapsed ? 'w-[3rem]' : 'w-[16rem]',
          )}
        >
          <Sidebar collapsed={collapsed} onExpand={() => collapse(false)} />
        </aside>
      )}
      {sheetOpen && (
        <OptionalPart>
          <mobileSheet.Component onClose={closeSheet} />
        </OptionalPart>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <Header
          title={titleOf(path)}
          titleId={titleId}
          onToggleSidebar={() => (isNarrow() && !sheetOpen ? openSheet() : toggle())}
          search={!narrow && <SearchButton onPress={togglePalette} />}
        />
        <main
          ref={main}
          id="conteudo"
          tabIndex={-1}
          aria-labelledby={titleId}
          className="flex-1 outline-none"
        >
          {children}
        </main>
        {isPainted && <afterPaint.Component onSearch={narrow ? togglePalette : null} />}
      </div>
      {palette}
    </div>
  );
}

/** On arriving at another screen: the tab's title, the top of the page, and the focus on the content. */
function useArrival(path: string) {
  const main = useRef<HTMLElement>(null);
  const arrivedAt = useRef(path);
  useEffect(() => {
    document.title = `${titleOf(path)} · Leme`;
    if (arrivedAt.current === path) return;
    arrivedAt.current = path;
    scrollTo(0, 0);
    // A screen that gave the focus to its first field keeps it there.
    if (!main.current?.contains(document.activeElement)) {
      main.current?.focus({ preventScroll: true });
    }
  }, [path]);
  return main;
}

/**
 * The forms and the result come with the first opener, and stay: they hold a generation under way. A
 * quick screen is an opener by itself.
 */
function Generation() {
  const { active, close } = useModal();
  const [path] = useLocation();
  // A reload may have left one under way, which is to be found again.
  const [interrupted] = useState(() => recall(generationMemory) !== null);
  const [loaded, setLoaded] = useState(false);
  const opening = active !== null;
  const wanted = opening || interrupted || isQuickScreen(path);
  useEffect(() => {
    if (loaded || !wanted) return;
    generation.load().then(
      () => setLoaded(true),
      () => {
        if (!opening) return;
        toastUnopened();
        close();
      },
    );
  }, [loaded, wanted, opening, close]);
  return (
    loaded && (
      <OptionalPart>
        <generation.Component />
      </OptionalPart>
    )
  );
}

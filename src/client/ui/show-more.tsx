import { Button } from './button.tsx';

interface ShowMoreProps {
  /** A list that is read by pages, as TanStack Query tells of it. */
  of: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  text?: string;
}

/** Reads the next page of a list, under it. Where that fails it says so, and stays. */
export function ShowMore({ of: list, text = 'Mostrar mais' }: ShowMoreProps) {
  if (!list.hasNextPage) return null;
  return (
    <div className="mt-3 flex flex-col items-center gap-2">
      {list.isFetchNextPageError && (
        <p role="alert" className="text-sm text-danger">
          Não foi possível carregar mais. Tente de novo.
        </p>
      )}
      <Button
        variant="secondary"
        busy={list.isFetchingNextPage}
        busyText="Carregando..."
        onClick={() => void list.fetchNextPage()}
      >
        {text}
      </Button>
    </div>
  );
}

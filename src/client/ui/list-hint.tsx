import type { UseQueryResult } from '@tanstack/react-query';
import { Link, textLink } from './link.tsx';

interface ListHintOptions {
  /** Where one is registered: '/colaboradores'. */
  path: string;
  /** What one is: 'colaborador'. */
  name: string;
}

/** Under a choice from a list of the company: the way on where there is nothing to choose from. */
export function listHint(
  list: Pick<UseQueryResult<readonly unknown[]>, 'data' | 'error' | 'isFetching' | 'refetch'>,
  { path, name }: ListHintOptions,
): React.ReactNode {
  const { data, error, isFetching, refetch } = list;
  if (error) {
    return (
      <>
        Não foi possível carregar a lista.{' '}
        <button
          type="button"
          disabled={isFetching}
          onClick={() => void refetch()}
          className={`${textLink} min-h-6 cursor-pointer`}
        >
          Tentar novamente
        </button>
      </>
    );
  }
  if (data?.length !== 0) return undefined;
  return (
    <Link href={path} className={`${textLink} inline-block min-h-6`}>{`Cadastrar ${name}`}</Link>
  );
}

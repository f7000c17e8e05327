import { useEffect, useRef } from 'react';
import { toast } from '../../lib/toast-store.ts';

/** Where leaving needs no word: the screen itself, whose session has ended, and the way out. */
const silent = new Set(['/configuracoes', '/login']);

/** Going to another screen loses nothing, and says so: what was typed waits as a draft. */
export function useLeavingNotice(unsaved: boolean): void {
  const latest = useRef(unsaved);
  useEffect(() => {
    latest.current = unsaved;
  }, [unsaved]);
  useEffect(
    () => () => {
      if (!latest.current || silent.has(location.pathname)) return;
      toast({
        title: 'Alterações não salvas',
        description:
          'O que você mudou em Configurações ainda não foi salvo. Está guardado até você voltar ou fechar esta aba.',
      });
    },
    [],
  );
}

import { Mail } from 'lucide-react';
import { formatInstant } from '#shared/format.ts';
import { useUser } from '../../data/accounts.ts';
import { copyText } from '../../lib/copy-text.ts';
import { toast, toastFailure } from '../../lib/toast-store.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CardSection } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';

/** Whom to write to, and what whoever answers will ask first. */
export function ContactCard({ email }: { email: string | null }) {
  const { user } = useUser();
  const copy = async () => {
    try {
      await copyText(detailsOf(user?.email ?? ''));
      toast({ title: 'Copiado', description: 'Texto copiado para a área de transferência' });
      return true;
    } catch (error) {
      toastFailure(error, 'Erro ao copiar texto');
      return false;
    }
  };

  return (
    <CardSection title="Fale com o suporte">
      <p className="max-w-prose text-muted">
        {email === null
          ? 'Quem instalou o Leme na sua empresa cuida do suporte. Se não souber quem é, pergunte à área de tecnologia ou de pessoas.'
          : 'Escreva contando o que aconteceu.'}{' '}
        Ajuda a resolver mais rápido: em que tela você estava, o que fez, o que esperava e o que
        apareceu. Não envie senhas nem dados pessoais da equipe.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {email !== null && (
          <a href={`mailto:${email}?subject=Suporte%20do%20Leme`} className={buttonClass()}>
            <Mail aria-hidden="true" />
            Escrever para {email}
          </a>
        )}
        <CopyButton variant="secondary" copy={copy}>
          Copiar dados para o atendimento
        </CopyButton>
      </div>
      <p className="mt-3 text-sm text-muted">
        São copiados o email da sua conta, o endereço do Leme, a hora, o navegador e o tamanho da
        janela. Nada do que você cadastrou.
      </p>
    </CardSection>
  );
}

/** What whoever answers would ask about the place: nothing that was typed into the application. */
function detailsOf(account: string): string {
  return [
    `Conta: ${account}`,
    `Endereço: ${location.origin}`,
    `Data e hora: ${formatInstant(new Date().toISOString())}`,
    `Navegador: ${navigator.userAgent}`,
    `Janela: ${window.innerWidth} × ${window.innerHeight}`,
  ].join('\n');
}

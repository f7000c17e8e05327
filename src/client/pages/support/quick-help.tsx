import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMediaQuery } from '../../lib/media-query.ts';
import { CardSection } from '../../ui/card.tsx';
import { Link, textLink } from '../../ui/link.tsx';

const to = (href: string, text: string) => (
  <Link href={href} className={textLink}>
    {text}
  </Link>
);

/** What people ask most, answered as the application behaves. */
const questions: readonly { question: string; answer: ReactNode }[] = [
  {
    question: 'Por que os botões de gerar estão desativados?',
    answer: (
      <>
        Sem créditos, ou com o período de teste encerrado, o Leme não gera documentos novos. Ler,
        editar, copiar e exportar o que você já criou continua funcionando. Quantos créditos restam
        aparece no {to('/dashboard', 'Dashboard')}.
      </>
    ),
  },
  {
    question: 'Fechei a página enquanto o documento era gerado. Perdi o documento?',
    answer: (
      <>
        Não. A geração continua sem a página aberta, o documento fica no{' '}
        {to('/historico', 'Histórico')} e uma notificação avisa quando termina. Cada documento gasta
        um crédito uma única vez.
      </>
    ),
  },
  {
    question: 'O documento ficou genérico. Como melhorar?',
    answer: (
      <>
        O Leme escreve com o que você contou. Descreva a {to('/empresa', 'empresa')}, cadastre
        objetivos e histórico em {to('/colaboradores', 'Colaboradores')} e anote fatos no{' '}
        {to('/diario', 'Diário do Líder')}: datas, situações, resultados. Depois gere de novo.
      </>
    ),
  },
  {
    question: 'O que acontece com o que eu estava digitando se a página recarregar?',
    answer:
      'Os formulários guardam um rascunho nesta aba do navegador, mesmo quando a internet cai ou a sessão termina. “Cancelar” e “Sair” apagam o rascunho; fechar a aba também.',
  },
  {
    question: 'Como troco a minha senha?',
    answer:
      'Saia da conta e escolha “Esqueci minha senha” na tela de entrada. O link chega por email, vale por 15 minutos e funciona uma vez.',
  },
  {
    question: 'Como baixo ou apago dados pessoais?',
    answer: (
      <>
        Em {to('/configuracoes?aba=privacidade', 'Configurações › Privacidade')} você baixa tudo o
        que está guardado ou exclui a conta inteira.
      </>
    ),
  },
];

export function QuickHelp() {
  // Where there is room the answers are there to read.
  const wide = useMediaQuery('(min-width: 80rem)');
  return (
    <CardSection title="Perguntas frequentes">
      <div className="divide-y divide-line border-y border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} open={wide} className="group">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-sm py-2.5 font-medium [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden="true"
                className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
              />
            </summary>
            <p className="max-w-prose pb-4 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </CardSection>
  );
}

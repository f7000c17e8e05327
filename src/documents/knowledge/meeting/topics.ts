import type { Outcome, TopicTheme } from './theme.ts';
import { choiceTheme, namesChoice, operationThemes } from './topics-operations.ts';
import { peopleThemes } from './topics-people.ts';
import { ritualThemes } from './topics-rituals.ts';
import { workThemes } from './topics-work.ts';
import { normalize } from '../words.ts';

export const topicThemes: readonly TopicTheme[] = [
  ...peopleThemes,
  ...workThemes,
  ...operationThemes,
  ...ritualThemes,
];

/**
 * The theme that most words of a text speak of; among equals the one named first, then the one named with
 * more words; null for none.
 */
export function themeOf(text: string): TopicTheme | null {
  if (text.length <= longestChoice && namesChoice.test(text)) return choiceTheme;
  const padded = ` ${normalize(text)} `;
  const named = topicThemes.flatMap((theme) => {
    const found = theme.keys
      .map((key) => ({ position: padded.indexOf(` ${key}`), length: key.length }))
      .filter(({ position }) => position >= 0);
    const position = Math.min(...found.map((each) => each.position));
    const length = Math.max(...found.map((each) => each.length));
    return found.length === 0 ? [] : [{ theme, score: found.length, position, length }];
  });
  const [best] = named.toSorted(
    (a, b) => b.score - a.score || a.position - b.position || b.length - a.length,
  );
  return best?.theme ?? null;
}

/** The theme of a topic: 'Riscos: dependência da API e férias do cliente' is about risks. */
export function themeOfTopic(topic: string): TopicTheme | null {
  const [head = ''] = topic.split(/:\s/u);
  const isWhole = head === topic || namesChoice.test(topic);
  return (isWhole ? null : themeOf(head)) ?? themeOf(topic);
}

/** A longer text tells more than a choice. */
const longestChoice = 80;

/** Verbs and nouns that say what is expected of a topic, normalised. */
const outcomes: readonly (readonly [Outcome, RegExp])[] = [
  [
    'inform',
    /^(?:informar|comunicar|apresentar|avisar|avisos?|divulgar|mostrar|explicar|repassar|atualizar|comunicados?|informes?|informac\w+|novidades|apresentacao)\b/u,
  ],
  [
    'decide',
    /^(?:decidir|definir|escolher|aprovar|fechar|votar|priorizar|contratar|distribuir|dividir|combinar|agendar|marcar|montar|organizar|resolver|definicao|decisao|escolha|aprovacao|votacao|divisao|distribuicao)\b/u,
  ],
  [
    'discuss',
    /^(?:discutir|conversar|debater|avaliar|analisar|entender|rever|revisar|ouvir|refletir|levantar|pensar|discussao|debate|avaliacao|analise|troca de ideias)\b/u,
  ],
];

/** What the topic's own first word says is expected; null where it does not say. */
export function outcomeOf(topic: string): Outcome | null {
  const plain = normalize(topic);
  const told = outcomes.find(([, opening]) => opening.test(plain));
  return told?.[0] ?? (topic.trim().endsWith('?') ? 'decide' : null);
}

export const outcomeVerbs: Record<Outcome, string> = {
  inform: 'Informar',
  discuss: 'Discutir',
  decide: 'Decidir',
};

/** What completes each verb where a topic has no theme of its own. */
export const openFocus: Record<Outcome, readonly string[]> = {
  decide: [
    'o caminho, quem responde por ele e até quando',
    'entre as opções possíveis, com o critério dito em voz alta',
    'o que fazer, o que adiar e o que deixar de lado',
    'o primeiro passo e a forma de conferir se funcionou',
    'o que muda a partir de agora e quem precisa saber',
    'o que é possível assumir com as pessoas e o tempo disponíveis',
    'quem cuida do assunto e quando ele volta à pauta',
    'que medida tomar agora e como saber se bastou',
  ],
  discuss: [
    'o que se sabe, o que falta saber e qual é o próximo passo',
    'as causas, os efeitos e o que está ao alcance de quem participa',
    'o que está funcionando, o que não está e por quê',
    'como o assunto aparece no dia a dia de quem lida com ele',
    'as alternativas e o que cada uma exige',
    'o tamanho do problema e quem mais precisa entrar na solução',
    'o que já foi tentado e o que vale tentar agora',
    'os pontos de acordo e as dúvidas que impedem o avanço',
  ],
  inform: [
    'o que muda, a partir de quando e para quem',
    'o essencial em poucos minutos, com espaço para perguntas',
    'a situação atual e o que se espera de cada função',
    'o que foi decidido, por quem e com que motivo',
    'as datas que importam e o que fazer até elas',
    'os fatos já confirmados e os que ainda dependem de resposta',
    'onde encontrar os detalhes e quem responde às dúvidas',
    'o próximo passo e quem o acompanha',
  ],
};

/** The same between two people, where nothing is to be decided or passed on. */
export const pairFocus: readonly string[] = [
  'como {pessoa} vê o assunto e do que precisa',
  'o que está claro, o que incomoda e o que pode mudar',
  'o que depende de cada parte e o que vem primeiro',
  'o que já mudou desde a última conversa e o que falta',
];

/** How a topic ends, by what is expected of it. */
export const topicClosings: Record<Outcome, readonly string[]> = {
  decide: [
    'Registrar a decisão, quem responde por ela e até quando',
    'Escolher uma opção, dizer quem a executa e marcar o prazo',
    'Anotar o critério da escolha, quem age e a data de revisão',
    'Fechar com uma frase que comece por “Decidimos que”',
    'Confirmar o que foi resolvido e quem avisa as pessoas afetadas',
    'Definir a primeira ação, com nome e dia para começar',
    'Verificar se há objeção e escrever o acordo à vista do grupo',
    'Nomear quem cuida disso até o próximo encontro',
    'Dizer em voz alta o que ficou decidido e perguntar se alguém entendeu outra coisa',
    'Marcar o primeiro prazo e quem confirma que foi cumprido',
  ],
  discuss: [
    'Fechar com uma frase de conclusão e dizer quem leva o assunto adiante',
    'Resumir os pontos de acordo e o que fica em aberto',
    'Anotar as duas ideias mais fortes e quem vai detalhá-las',
    'Transformar a conversa em proposta, com quem a escreve e até quando',
    'Escolher o que testar primeiro e quem acompanha o teste',
    'Registrar o que se aprendeu e a providência combinada',
    'Dizer o que falta para decidir e quem traz essa resposta',
    'Terminar com um combinado curto: ação, pessoa e prazo',
    'Listar as perguntas que sobraram e quem busca cada resposta',
    'Escolher o ponto que mais pesa e combinar quem o estuda',
  ],
  inform: [
    'Pedir que alguém resuma, com as próprias palavras, o que muda na prática',
    'Abrir espaço para dúvidas e anotar as que ficarem sem resposta',
    'Dizer onde a informação fica registrada e a quem recorrer',
    'Confirmar quem precisa agir e até que dia',
    'Combinar quem repassa o aviso a quem não está presente',
    'Conferir o entendimento com um caso real do trabalho',
    'Marcar quando as perguntas em aberto serão respondidas',
    'Encerrar com o ponto que ninguém pode esquecer',
  ],
};

/** How a topic ends between two people. */
export const pairClosings: readonly string[] = [
  'Combinar o que cabe a {pessoa} e o que cabe à liderança, com datas',
  'Decidir o que adiar, dividir ou manter',
  'Anotar o próximo passo e o apoio necessário',
  'Registrar um compromisso de cada lado, com prazo',
  'Marcar uma data para voltar ao assunto',
  'Perguntar: o que ficou claro e o que ainda falta resolver?',
  'Confirmar o que muda já na próxima semana e quem avisa as outras áreas',
  'Escrever em uma linha o que cada parte faz até o próximo encontro',
];

/** How a topic begins where there is time for it. */
export const topicContexts: Record<Outcome, readonly string[]> = {
  decide: [
    'Pôr as opções na mesa, com o que cada uma exige',
    'Dizer o critério que vai pesar na escolha',
    'Apresentar os dados que importam para decidir',
    'Lembrar o prazo da decisão e quem ela afeta',
  ],
  discuss: [
    'Contextualizar em um minuto: o que mudou e por que o assunto entra agora',
    'Apresentar os fatos antes das opiniões',
    'Mostrar um exemplo recente do trabalho, sem apontar culpados',
    'Retomar o que já foi combinado sobre o assunto, se houver',
  ],
  inform: [
    'Dizer primeiro o que muda e para quem',
    'Explicar em um minuto por que esta informação chega agora',
    'Separar o que está confirmado do que ainda pode mudar',
    'Citar a fonte da informação e desde quando ela vale',
  ],
};

/** How the words go round where a topic has a quarter of an hour or more. */
export const groupVoices: readonly string[] = [
  'Ouvir quem ainda não falou',
  'Conversar em duplas por dois minutos antes de abrir para todas as pessoas',
  'Dar a palavra primeiro a quem executa o trabalho',
];

/** The same where there are too many for that. */
export const crowdVoices: readonly string[] = [
  'Dividir o grupo em trios por alguns minutos e ouvir três conclusões',
  'Recolher opiniões por escrito e ler as que mais se repetem',
  'Ouvir uma pessoa de cada área ou turno',
];

/** Open questions for a topic without a theme; they follow 'Perguntar:'. */
export const openQuestions: readonly string[] = [
  'o que já foi tentado e o que se aprendeu?',
  'qual é a menor mudança que já faria diferença?',
  'que informação falta para avançar e quem pode trazê-la?',
  'o que acontece se nada for feito nas próximas semanas?',
  'quem sente primeiro o efeito dessa escolha?',
  'o que depende só de quem está nesta conversa?',
  'o que pode sair diferente do esperado e como perceber cedo?',
  'como saberemos que deu certo?',
  'que situação real mostra bem o que está acontecendo?',
  'o que precisa continuar como está?',
  'de quem mais dependemos para isso andar?',
  'que parte pode ser resolvida ainda esta semana?',
];

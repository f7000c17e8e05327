import { ladder, type Step } from '../competency.ts';

/*
 * How any work is learnt, where the library does not know what it consists of: to see it done, to do it beside
 * somebody, to do it alone, to take the hard case, to teach. No two of these say the same.
 */

export const craftLadders: readonly (readonly Step[])[] = [
  ladder(
    '1: acompanhar dois trabalhos de quem já domina esta competência => três coisas que a pessoa confere antes de começar',
    '1: fazer um trabalho simples com essa pessoa ao lado => o que saiu sem ajuda e o que ainda precisou dela',
    '2: fazer três trabalhos comuns sem ajuda e pedir a alguém que confira no fim => os três conferidos, com o que voltou para corrigir',
    '1: escolher o erro que mais voltou e combinar o que fazer para evitá-lo => dois trabalhos seguidos sem esse erro',
    '3: assumir do começo ao fim um trabalho mais difícil que os de hoje => o trabalho entregue e as decisões contadas à liderança',
    '2: resolver um imprevisto sem ajuda e contar depois o que olhou primeiro => a conversa sobre o caso',
    '3: ensinar uma parte deste trabalho a um colega => o colega fez essa parte sem ajuda',
    '2: escrever em meia folha o jeito que dá certo e pedir a alguém que o siga => outra pessoa conseguiu só com a folha',
  ),
  ladder(
    '1: perguntar a duas pessoas experientes o que elas gostariam de ter sabido no começo => o que cada uma disse, e uma mudança já feita',
    '1: repetir na prática o que viu, em um trabalho de pouco risco => o resultado ao lado do de quem ensinou',
    '2: cuidar desta parte da rotina por uma semana, com a conferência marcada para o fim => a semana olhada com a liderança',
    '2: pedir a quem recebe o trabalho uma coisa boa e uma a melhorar => as duas respostas e o que mudou',
    '2: comparar dois jeitos de fazer e escolher um com motivo => a escolha explicada com um caso real',
    '3: responder por um trabalho em que outras pessoas dependem do resultado => o que foi combinado com elas saiu no dia',
    '2: acompanhar alguém que está começando e só intervir quando for preciso => a pessoa terminou sozinha',
    '3: propor à equipe uma mudança neste trabalho e testá-la em pequena escala => o antes e o depois, mostrados à equipe',
  ),
  ladder(
    '1: listar com a liderança o que já sabe fazer aqui, o que faz com ajuda e o que nunca fez => a lista, com o primeiro item escolhido',
    '1: praticar o item escolhido duas vezes no mesmo dia, com alguém por perto => a segunda vez saiu com menos ajuda',
    '2: fazer sem ajuda o item que mais aparece na rotina => nenhuma correção nas últimas três vezes',
    '1: explicar em voz alta a alguém da equipe cada passo do que faz, e por quê => a dúvida que apareceu, e a resposta',
    '3: pegar um item que hoje fica com outra pessoa e dar conta dele até o fim => quem fazia antes conferiu e aprovou',
    '2: antecipar um problema antes de ele chegar e combinar a saída => o aviso dado a tempo',
    '2: preparar um treino curto com o item em que mais gente erra => duas pessoas treinadas',
    '2: ficar por um mês como quem tira as dúvidas da equipe neste assunto => as dúvidas anotadas e a que mais se repetiu resolvida',
  ),
  ladder(
    '1: estudar o material que a empresa já tem sobre o assunto e anotar três perguntas => as perguntas respondidas por quem conhece',
    '1: assistir a um trabalho inteiro sem interferir e dizer depois em que momento cada decisão foi tomada => os momentos conferidos com quem fez',
    '2: fazer um trabalho real com um roteiro de conferência escrito por si => o roteiro, já com o que faltava nele',
    '2: refazer um trabalho antigo do jeito que hoje faria => a diferença entre os dois, contada à liderança',
    '3: conduzir um caso que junte esta competência com outra parte da rotina => o caso concluído e o que aprendeu dele',
    '2: dizer à liderança, com um exemplo, em que situação ainda pediria ajuda => o combinado sobre a quem pedir',
    '3: orientar um colega em um caso real, da preparação ao fim => o que o colega diz que aprendeu',
    '2: contar à equipe um erro próprio neste trabalho e o que mudou depois => a equipe já usa a mudança',
  ),
];

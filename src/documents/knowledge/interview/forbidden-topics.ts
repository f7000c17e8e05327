import { singleSpaced } from '../../kit/words.ts';

/*
 * What a selection must not ask, and what may be asked instead. Lei 9.029/1995, art. 1 (sex, origin, race,
 * colour, marital status, family, disability, age, "among others") and art. 2 (pregnancy); CLT 373-A and 442-A;
 * Constitution, art. 7, XXX and XXXI; LGPD, art. 5, II; ILO C111. Bare words with an ordinary use ('cor',
 * 'idade', 'filho', 'política') are not listed. To be reviewed by a labour lawyer.
 */

interface ForbiddenTopic {
  /** As it is said to the leader. */
  topic: string;
  patterns: readonly string[];
  /** What may be asked of everyone instead; null where there is nothing to ask. */
  alternative: string | null;
  /** Patterns that may be what the work is about: 'farmácia', 'maternidade', 'análise de crédito'. */
  mayBeWork: 'all' | readonly string[];
}

/** Listed as in a book: separated by ';'. */
function terms(text: string): string[] {
  return text.split(';').map((term) => singleSpaced(term.trim()));
}

const availability = 'Você tem disponibilidade para o horário desta vaga?';

export const forbiddenTopics: readonly ForbiddenTopic[] = [
  {
    // Lei 9.029, art. 1: marital status.
    topic: 'estado civil',
    patterns: terms(`
      voce e casad* ; preferencia por casad* ; ser casad* ; e casad* ; homem casado ;
      mulher casada ; solteir* ; divorciad* ; estado civil ; conjuge ; espos* ; marido ;
      namorad* ; mora com quem ; com quem voce mora ; uniao estavel
    `),
    alternative: null,
    mayBeWork: [],
  },
  {
    // Lei 9.029, arts. 1 and 2; CLT 373-A, II to IV.
    topic: 'filhos, gravidez ou família',
    patterns: terms(`
      tem filho* ; seus filhos ; ter filho* ; sem filho* ; filhos pequenos ; gravid* ;
      engravid* ; gestante ; gestantes ; maternidade ; planejamento familiar ; amament* ;
      com quem ficam ; com quem deixa ; creche ; creches
    `),
    alternative: availability,
    mayBeWork: ['gestante', 'gestantes', 'maternidade', 'creche', 'creches'],
  },
  {
    // Lei 9.029, art. 1; Constitution, art. 7, XXX. A legal minimum age is the one exception.
    topic: 'idade',
    patterns: terms(`
      sua idade ; que idade ; qual a idade ; quantos anos voce tem ; quando nasceu ;
      ano de nascimento ; data de nascimento ; aposentadoria ; jovem demais ; velho demais ;
      velha demais ; jovem e dinamic* ; jovem dinamic* ; perfil jovem ; pessoa jovem ;
      gente jovem ; idade entre ; idade maxima ; idade ate ; ate N anos de idade ;
      ter entre N e N anos ; moca* de N a N anos ; rapaz de N a N anos ; pessoa de N a N anos ; mulher de N a N anos ; homem de N a N anos ; moca* ate N anos ; rapaz ate N anos ; candidat* de N a N anos ; geracao z ; millennials
    `),
    alternative: null,
    mayBeWork: ['idade entre', 'aposentadoria'],
  },
  {
    // CLT 373-A, I and II; Lei 9.029, art. 1.
    topic: 'preferência por homem ou por mulher',
    patterns: terms(`
      sexo masculino ; sexo feminino ; do sexo ;
      somente homens ; somente mulheres ; apenas homens ; apenas mulheres ; so homens ;
      so mulheres ; moca de N ; moca ate N ; rapaz de N ; rapaz ate N ; de preferencia mulher ; de preferencia homem ; mulher de N ; homem de N ; preferencia por homens ; preferencia por mulheres ; preferencia por homem ;
      preferencia por mulher ; prefiro homem ; prefiro mulher ; nao quero homem ; nao quero mulher ; quero homem ;
      quero mulher ; quero um homem ; quero uma mulher ; tem que ser homem ; tem que ser mulher ; precisa ser homem ;
      precisa ser mulher
    `),
    alternative: null,
    mayBeWork: [],
  },
  {
    // Lei 9.029, art. 1 ("among others").
    topic: 'orientação sexual ou identidade de gênero',
    patterns: terms(`
      orientacao sexual ; opcao sexual ; identidade de genero ; voce e gay ;
      voce e lesbica ; voce e trans
    `),
    alternative: null,
    mayBeWork: [],
  },
  {
    // Lei 9.029, art. 1; Lei 7.716/1989, art. 4.
    topic: 'raça, cor ou aparência',
    patterns: terms(`
      sua raca ; sua cor ; etnia ; cor da pele ; boa aparencia ; boa apresentacao pessoal ; gente bonita ; pessoa bonita ;
      moca bonita ;
      seu cabelo ; tatuag* ; quanto pesa ; sua altura
    `),
    alternative:
      'Há regras de segurança ou de uniforme, iguais para todas as pessoas. Você pode segui-las?',
    mayBeWork: ['tatuag*'],
  },
  {
    // Lei 9.029, art. 1; ILO C111.
    topic: 'origem ou endereço',
    patterns: terms(`
      nacionalidade ; de onde voce e ; sotaque ; em que bairro ; mora longe ; mora perto ;
      morar perto ; morar proximo ; residir proximo
    `),
    alternative: 'Você pode trabalhar no local e no horário da vaga?',
    mayBeWork: [],
  },
  {
    // Constitution, art. 5, VIII; LGPD, art. 5, II.
    topic: 'religião',
    patterns: terms(`
      religi* ; igreja ; culto ; evangelic* ; catolic* ; umband* ; candombl* ;
      acredita em deus
    `),
    alternative: 'A escala da vaga é a mesma para todas as pessoas. Você tem essa disponibilidade?',
    mayBeWork: [],
  },
  {
    // Constitution, art. 8, V; ILO C98, art. 1.
    topic: 'política ou sindicato',
    patterns: terms(`
      partido politico ; em quem vot* ; sindicat* ; sindicaliz* ; fez greve ;
      processou a empresa ; processou empresa ; processou algum* ; ja processou ;
      processo trabalhista ; acao trabalhista ; acoes trabalhistas
    `),
    alternative: null,
    mayBeWork: 'all',
  },
  {
    // LGPD, art. 5, II; Lei 12.984/2014 (HIV); Constitution, art. 7, XXXI (disability).
    topic: 'saúde ou deficiência',
    patterns: terms(`
      doenca* ; remedio* ; medicament* ; laudo ; cid ; alguma deficiencia ; voce e pcd ;
      hiv ; aids ; depressao ; burnout ; terapia ; psiquiatr* ; afastad* pelo inss ;
      sua deficiencia ; cirurgia ; licenca medica ; problema* de saude ; boa saude
    `),
    alternative: 'Você precisa de alguma adaptação para participar do processo?',
    mayBeWork: 'all',
  },
  {
    // The labour courts condemn the credit check of candidates.
    topic: 'vida financeira',
    patterns: terms(`
      suas dividas ; tem divida* ; spc ; serasa ; nome sujo ; nome limpo ; negativad* ;
      score de credito
    `),
    alternative: null,
    mayBeWork: 'all',
  },
  {
    // TST, Tema 1: only where the law, the nature of the job or special trust asks for it.
    topic: 'antecedentes',
    patterns: terms(`
      antecedentes criminais ; certidao de antecedentes ; ficha limpa ; ja foi pres* ;
      processo criminal ; boletim de ocorrencia
    `),
    alternative: null,
    mayBeWork: [],
  },
  {
    // Constitution, art. 5, X; LGPD, art. 5, II (genetic data).
    topic: 'vida privada',
    patterns: terms(`
      voce fuma ; nao fumante* ; voce bebe ; usa drogas ; redes sociais pessoais ;
      seu instagram ; faz no fim de semana ; seu signo ; genetic*
    `),
    alternative: null,
    mayBeWork: ['genetic*'],
  },
];

/** CLT 442-A: no proof of more than six months of experience. */
export const experienceTopic = {
  topic: 'experiência mínima',
  alternative: 'Que entregas e conhecimentos ligados a esta vaga você já tem? Conte um exemplo.',
};

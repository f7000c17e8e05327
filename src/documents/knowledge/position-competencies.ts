import { normalize } from './words.ts';

/*
 * What a job is most about, for a plan that names no competency: whole words of a position, and two names of the
 * library. Our own judgement; the leader is told that these are initial values.
 */
const positions: readonly (readonly [words: string, names: readonly [string, string]])[] = [
  [
    'supervisor|supervisora|coordenador|coordenadora|gerente|líder|encarregado|encarregada|chefe|diretor|diretora|gestor|gestora',
    ['Liderança', 'Desenvolvimento de pessoas'],
  ],
  [
    'motorista|entregador|entregadora|conferente|estoquista|almoxarife|repositor|repositora|separador|separadora|expedidor|expedidora',
    ['Qualidade e atenção aos detalhes', 'Gestão do tempo'],
  ],
  [
    'vendedor|vendedora|consultor|consultora|representante|promotor|promotora|corretor|corretora|comercial',
    ['Vendas', 'Negociação e influência'],
  ],
  [
    'recepcionista|atendente|caixa|garçom|garçonete|hostess|suporte|balconista|manicure|cabeleireiro|cabeleireira',
    ['Foco no cliente', 'Escuta e feedback'],
  ],
  [
    'enfermeiro|enfermeira|médico|médica|fisioterapeuta|nutricionista|dentista|farmacêutico|farmacêutica|cuidador|cuidadora',
    ['Comunicação', 'Qualidade e atenção aos detalhes'],
  ],
  [
    'professor|professora|educador|educadora|pedagogo|pedagoga|orientador|orientadora|instrutor|instrutora|monitor|monitora',
    ['Comunicação', 'Trabalho em equipe'],
  ],
  [
    'cozinheiro|cozinheira|padeiro|padeira|confeiteiro|confeiteira|camareira|governanta|zelador|zeladora',
    ['Planejamento e organização', 'Qualidade e atenção aos detalhes'],
  ],
  [
    'pedreiro|eletricista|mecânico|mecânica|soldador|soldadora|mestre|técnico|técnica|instalador|instaladora',
    ['Qualidade e atenção aos detalhes', 'Resolução de problemas'],
  ],
  [
    'desenvolvedor|desenvolvedora|programador|programadora|engenheiro|engenheira|qa|devops',
    ['Resolução de problemas', 'Comunicação'],
  ],
  [
    'analista|assistente|auxiliar|secretário|secretária|contador|contadora',
    ['Planejamento e organização', 'Escrita profissional'],
  ],
  [
    'designer|redator|redatora|marketing|criativo|criativa',
    ['Criatividade e inovação', 'Oratória e apresentações'],
  ],
  ['comprador|compradora|compras|suprimentos', ['Negociação e influência', 'Finanças e orçamento']],
];

const anyPosition = ['Conhecimento técnico da função', 'Comunicação'] as const;

const known = positions.map(([words, names]) => ({
  names,
  words: new Set(words.split('|').map(normalize)),
}));

/** Two competencies to begin with, by the first word of a position that the library knows. */
export function competenciesOfPosition(position: string): readonly [string, string] {
  const words = normalize(position).split(' ');
  for (const word of words) {
    const found = known.find((each) => each.words.has(word));
    if (found) return found.names;
  }
  return anyPosition;
}

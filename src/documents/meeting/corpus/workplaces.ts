import { contextWith, type Pieces } from '../../writing/sample-context.ts';
import type { Brief } from '../../writing/writer.ts';
import type { MeetingForm } from '../contract.ts';

function one(name: string, brief: Brief<MeetingForm>, pieces: Pieces) {
  return { name, brief, context: contextWith(pieces) };
}

/** Workplaces that no other case knows, read aloud and mended. For tests alone. */
export const workplaceCases = [
  one(
    'frigorífico: rendimento, diário sobre um tópico',
    {
      title: 'Perda de rendimento na desossa',
      objective: 'Decidir como recuperar o rendimento da desossa que caiu de 68% para 64%',
      duration: '60',
      type: 'team',
      format: 'presencial',
      selectedTeams: ['t1'],
      topics: [
        'Resultado de outubro por linha',
        'Troca das facas e afiação',
        'Quem treina os novatos',
        'Câmara 3 fora da temperatura',
      ],
      participants: ['Íris Camargo', 'Seu Dirceu', 'João Pedro de Alcântara e Silva', 'Kauê'],
    },
    {
      company: { name: 'Frigorífico Serrano', values: ['Segurança alimentar', 'Palavra dada'] },
      team: { name: 'Desossa', goals: ['Rendimento de 68%', 'Zero acidente com faca'] },
      diary: [
        {
          day: '2026-11-19',
          text: 'Câmara 3 marcou 9 graus de madrugada e ninguém avisou a manutenção',
        },
      ],
      employee: null,
    },
  ),
  one(
    'tela rápida: escala do Natal',
    {
      title: 'Escala do Natal',
      objective: 'fechar quem trabalha 24 e 31',
      selectedTeams: [],
      topics: [],
      participants: [],
    },
    { employee: null, company: { name: 'Drogaria Vida' } },
  ),
  one(
    'tela rápida: objetivo com duas perguntas',
    {
      title: 'Resultado do trimestre',
      objective:
        'Entender por que não batemos a meta de matrículas e decidir o que fazer até março',
      selectedTeams: [],
      topics: [],
      participants: [],
    },
    {
      employee: null,
      company: { name: 'Autoescola Rota', values: ['Paciência', 'Segurança no trânsito'] },
      team: {
        name: 'Recepção e Vendas',
        goals: ['60 matrículas por mês', 'Aprovação de 80% na prova prática'],
      },
      diary: [
        {
          day: '2026-11-16',
          text: 'só 38 matrículas em outubro, aluno reclama do preço da categoria D',
        },
      ],
    },
  ),
  one(
    'conversa individual com tudo o que se sabe',
    {
      title: 'Conversa com a Thaís',
      objective: 'Falar do ritmo de trabalho, dos erros no fechamento e do que ela quer para 2027',
      duration: '30',
      type: 'one-on-one',
      format: 'online',
      selectedTeams: [],
      topics: ['Erros no fechamento de outubro', 'Curso de IFRS', 'Férias em janeiro'],
      participants: ['Thaís Nogueira'],
    },
    {
      company: { name: 'Contabiliza', values: ['Aprendizado', 'Respeito'] },
      team: { name: 'Fiscal', goals: ['Fechar até o 5º dia útil'] },
      employee: {
        name: 'Thaís Nogueira',
        position: 'Analista Contábil',
        behavioralProfile: 'analitico',
        objectives: ['Tirar o CRC', 'Virar sênior'],
      },
      latestFeedback: {
        day: '2026-10-10',
        text: 'Thaís melhorou a conferência, mas ainda esquece de anexar o comprovante.',
      },
      latestPdi: {
        day: '2026-07-01',
        text: 'Competência: Análise de dados 2 para 4. Prática: montar painel do fechamento.',
      },
      diary: [{ day: '2026-11-17', text: 'Thaís refez a conciliação 3 vezes' }],
    },
  ),
  one(
    'gráfica: fim de um turno',
    {
      title: 'Encerramento do turno da noite',
      objective:
        'Comunicar que o turno da noite acaba em 15/01 e combinar a realocação das 14 pessoas',
      duration: '90',
      type: 'team',
      format: 'presencial',
      selectedTeams: [],
      topics: [
        'Por que o turno acaba',
        'Quem vai para onde',
        'Dúvidas',
        'Próximos passos com o RH',
      ],
      participants: [],
    },
    {
      employee: null,
      company: { name: 'Gráfica Pampa', values: ['Transparência'] },
      team: { name: 'Impressão', goals: ['Reduzir custo por folha em 12%'] },
    },
  ),
  one(
    'planejamento anual de duas horas',
    {
      title: 'Planejamento 2027',
      objective: 'Definir as 3 apostas do ano, o orçamento de R$ 1,8 mi e quem lidera cada uma',
      duration: '120',
      type: 'strategic',
      format: 'presencial',
      selectedTeams: [],
      topics: [
        'Resultado de 2026',
        'Abrir loja em Maringá ou reforçar o e-commerce',
        'Orçamento por área',
        'Riscos: câmbio e frete',
        'Metas por diretoria',
      ],
      participants: ['Renato Kuhn', 'Ana Beatriz Sá', 'Wagner', 'Lia Moura', 'Ícaro Bastos'],
    },
    {
      employee: null,
      company: {
        name: 'Casa Kuhn',
        mission: 'Levar bom gosto a preço justo.',
        vision: 'Ser a maior rede de decoração do Sul até 2030',
        values: ['Simplicidade', 'Coragem'],
      },
      team: { name: 'Diretoria', goals: ['Crescer 18%', 'EBITDA de 11%'] },
    },
  ),
  one(
    'maternidade: texto livre sobre troca de identificação',
    {
      freeText:
        'gente preciso de uma reunião de 1 hora e meia com o pessoal da UTI neonatal amanhã as 14h pq na semana passada trocaram a identificação de dois bebês na pesagem, ninguém se machucou graças a deus mas podia. quero entender sem caça às bruxas. vão a Enf. Patrícia, o Dr. Otávio, a Lu da farmácia e eu. online não dá. tb falar da pulseira nova',
    },
    {
      employee: null,
      company: { name: 'Maternidade Santa Isabel', values: ['Cuidado seguro'] },
      team: { name: 'UTI Neonatal', goals: ['Zero troca de identificação'] },
    },
  ),
];

/** What someone does, without accents → the competency of the library that it belongs to. */
export const competencyOfVerb: Readonly<Record<string, string>> = {
  avisar: 'C01',
  comunicar: 'C01',
  explicar: 'C01',
  informar: 'C01',
  responder: 'C01',
  apresentar: 'C02',
  documentar: 'C03',
  escrever: 'C03',
  publicar: 'C03',
  redigir: 'C03',
  registrar: 'C03',
  escutar: 'C04',
  ouvir: 'C04',
  perguntar: 'C04',
  ajudar: 'C05',
  colaborar: 'C05',
  compartilhar: 'C05',
  envolver: 'C05',
  propor: 'C09',
  antecipar: 'C09',
  chegar: 'C10',
  entregar: 'C10',
  priorizar: 'C10',
  organizar: 'C11',
  planejar: 'C11',
  cumprir: 'C12',
  resolver: 'C13',
  decidir: 'C14',
  negociar: 'C16',
  liderar: 'C17',
  delegar: 'C18',
  ensinar: 'C19',
  treinar: 'C19',
  atender: 'C21',
  acolher: 'C21',
  vender: 'C22',
  conferir: 'C27',
  revisar: 'C27',
  testar: 'C27',
};

/** Where a company value shows: in competencies of the library, and in what is spoken of. */
export interface ValueGround {
  /** Beginnings of the words that the value is made of. */
  keys: string;
  codes: string;
  /** Beginnings of words. */
  words: string;
}

export const valueGrounds: readonly ValueGround[] = [
  {
    keys: 'transparen verdade clareza abertura dialogo comunica',
    codes: 'C01 C02 C03',
    words: 'avis inform explic',
  },
  {
    keys: 'client atend hospital acolh cuidado pacient alun servir',
    codes: 'C21 C22',
    words: 'client pacient alun balcao',
  },
  {
    keys: 'colabor equipe uniao parceria cooper coletiv',
    codes: 'C04 C05 C06 C18',
    words: 'colega equipe ajud',
  },
  {
    keys: 'qualidade excelenc capricho precisao rigor',
    codes: 'C03 C24 C26 C27',
    words: 'erro confer teste revis',
  },
  {
    keys: 'palavra compromiss responsab confian serieda',
    codes: 'C09 C10 C12',
    words: 'prazo horario combinad atras',
  },
  {
    keys: 'seguran vida prevenc',
    codes: '',
    words: 'epi cinto capacete acident risco bloqueio medicac proteca norma',
  },
  { keys: 'respeit divers inclus human empat', codes: 'C04 C06 C07', words: 'calma escut ouvir' },
  { keys: 'aprend conhecim educa desenvolv humild', codes: 'C04 C19', words: 'ensin estud' },
  {
    keys: 'resultad dono atitude protagon agil eficien',
    codes: 'C09 C10 C12',
    words: 'meta resultad entreg',
  },
];

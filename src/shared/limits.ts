/** Every size that input may have, in one place. Characters unless the name says otherwise. */
export const limits = {
  jsonBodyBytes: 1_000_000,
  multipartBytes: 25 * 1024 * 1024,
  photoBytes: 5 * 1024 * 1024,
  fileName: 255,
  fieldsPerRequest: 20,
  filesPerRequest: 20,
  filesPerEmployee: 100,
  /** More than any telephone takes by default; a photo is decoded whole. */
  photoPixels: 50_000_000,
  photoSide: 512,

  nameMin: 2,
  name: 200,
  email: 254,
  phoneMin: 10,
  phone: 30,
  position: 200,
  passwordMin: 6,
  password: 128,
  cnpj: 32,
  paragraph: 20_000,
  /** What is asked for of a document that is there. */
  instruction: 500,
  line: 1_000,
  /** Of one meeting: a company's whole list is taken over when a team is added. */
  participants: 1_000,
  listItems: 200,
  /** Of one plan: more could not be read, and would not fit in an edited document. */
  competencies: 50,
  diaryEntry: 20_000,
  /** Chosen by hand for one entry. */
  diaryPeople: 50,
  diaryPage: 30,

  talkingPoint: 1_000,
  /** Of one person, not yet treated. */
  talkingPoints: 100,
  timelinePage: 20,
  plannedConversations: 50,

  /** Of one import: people, columns of a sheet, characters of all its cells, bytes of the file. */
  importedPeople: 2_000,
  importColumns: 200,
  importText: 3_000_000,
  importBytes: 10 * 1024 * 1024,
  importPage: 10,

  prompt: 100_000,
  document: 200_000,
  /** A document of more is no reading matter: its PDF would have hundreds of pages. */
  exportedLines: 10_000,

  historyPageDefault: 20,
  historyPageMax: 100,
  notifications: 100,
  search: 100,
  searchResults: 5,

  commitment: 500,
  evidence: 500,
  commitmentPageDefault: 30,
  commitmentPageMax: 100,
  /** Of one conversation or meeting: lines that will not be followed. */
  declinedLines: 100,
  /** Of one document, followed with one click. */
  promises: 100,
  /** Of one PDI: a year of them, each week one of four. */
  levelCheckIns: 200,
  closedPlansPage: 10,
  levelMin: 1,
  levelMax: 5,

  /** Of one interview script. */
  candidateCards: 60,
  candidateCardPage: 20,
  conclusion: 600,

  sharePage: 10,
  /** What a person answers to what was shared with them. */
  shareComment: 1_000,

  /** Of one round of questions. */
  roundQuestions: 3,
  roundQuestion: 300,
  roundPeople: 200,
  roundAnswer: 2_000,
  roundPage: 10,
} as const;

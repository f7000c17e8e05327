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
  line: 1_000,
  /** Of one meeting: a company's whole list is taken over when a team is added. */
  participants: 1_000,
  listItems: 200,
  /** Of one plan: more could not be read, and would not fit in an edited document. */
  competencies: 50,
  diaryEntry: 20_000,

  talkingPoint: 1_000,
  /** Of one person, not yet treated. */
  talkingPoints: 100,
  timelinePage: 20,
  plannedConversations: 50,

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
  /** Of one document, followed with one click. */
  promises: 100,
  levelMin: 1,
  levelMax: 5,
} as const;

export const newImport = '/colaboradores?importar=nova';

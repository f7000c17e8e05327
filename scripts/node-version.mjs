// Imported alone, before anything else, and kept to old syntax: an old Node must reach the sentence.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    'O Leme precisa do Node 20.19 ou mais novo; este é o ' + process.versions.node + '.',
  );
  process.exit(1);
}

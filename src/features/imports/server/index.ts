// Door of the feature's server side: everything starts at the command, the shop hears of it through the database.
export { runImport } from './command.ts';

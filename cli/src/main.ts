import { galloper } from './galloper.ts';

process.stdout.on('error', () => process.exit(0));
process.exitCode = await galloper(process.argv.slice(2));

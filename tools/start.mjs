/** `npm start`: installs what is missing, builds the page, serves it and prints its address. */
import { buildPage } from './build.mjs';
import { ensureInstalled, stop } from './install.mjs';
import { endWithSignals, page, serve } from './serve.mjs';

const DEFAULT_PORT = 5600;

function portAsked() {
  const asked = process.env.PORT;
  if (asked === undefined || asked === '') return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(asked) ? Number(asked) : 65_536;
  return port <= 65_535 ? port : stop(`PORT must be a number from 0 to 65535, not "${asked}".`);
}

function sayWhy(error, port) {
  if (error.code === 'EADDRINUSE')
    stop(`Port ${port} is taken; choose another: PORT=5601 npm start`);
  if (error.code === 'EACCES') stop(`Port ${port} may not be used here; choose one above 1023.`);
  stop(`The page cannot be served: ${error.message}`);
}

const port = portAsked();
ensureInstalled();
if (!buildPage()) stop('The page could not be built; the reason stands above.');
const host = process.env.HOST || '127.0.0.1';
const server = await serve(page, port, host).catch((error) => sayWhy(error, port));
endWithSignals(server);
const shown = host === '127.0.0.1' ? 'localhost' : host;
process.stdout.write(`Galloper is at http://${shown}:${server.address().port}/ (Ctrl-C ends it)\n`);

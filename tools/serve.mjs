import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** The page as it was built. */
export const page = join(root, 'client', 'dist');

/** The path asked for inside `folder`, or undefined when it is malformed or leads outside. */
export function pathInside(folder, url) {
  try {
    const asked = decodeURIComponent(url.split(/[?#]/, 1)[0]);
    if (asked.includes('\0') || asked.includes('\\')) return undefined;
    const path = resolve(folder, `.${asked.startsWith('/') ? '' : '/'}${asked}`);
    return path === folder || path.startsWith(folder + sep) ? path : undefined;
  } catch {
    return undefined;
  }
}

const fileAt = async (path) => {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { path, size: found.size, mtimeMs: found.mtimeMs } : undefined;
};

/** The file, or the page itself for an address that names no file (a view of the page). */
async function found(folder, path) {
  const file = await fileAt(path);
  if (file !== undefined) return file;
  return extname(path) === '' || path === folder ? fileAt(join(folder, 'index.html')) : undefined;
}

function refuse(response, status, line) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${line}\n`);
}

function send(request, response, folder, file) {
  const tag = `W/"${file.size.toString(16)}-${Math.trunc(file.mtimeMs).toString(16)}"`;
  const hashed = file.path.startsWith(join(folder, 'assets') + sep);
  const headers = {
    'Content-Type': TYPES[extname(file.path)] ?? 'application/octet-stream',
    'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    ETag: tag,
  };
  if (request.headers['if-none-match'] === tag) return response.writeHead(304, headers).end();
  response.writeHead(200, { ...headers, 'Content-Length': file.size });
  if (request.method === 'HEAD') return response.end();
  return createReadStream(file.path)
    .on('error', () => response.destroy())
    .pipe(response);
}

const answer = (folder) => async (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(response, 405, 'Only GET and HEAD.');
  }
  const path = pathInside(folder, request.url ?? '/');
  if (path === undefined) return refuse(response, 400, 'No such address.');
  const file = await found(folder, path);
  return file === undefined
    ? refuse(response, 404, 'Not found.')
    : send(request, response, folder, file);
};

/** Serves a folder; resolves to the server when it listens, rejects when the port cannot be had. */
export function serve(folder, port, host = '127.0.0.1') {
  const server = createServer(answer(resolve(folder)));
  return new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => listening(server));
  });
}

/** Ends the server at Ctrl-C or a polite kill, open connections included. */
export function endWithSignals(server) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  endWithSignals(await serve(page, Number(process.argv[2])));
}

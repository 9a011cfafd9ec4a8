import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { serve } from './serve.mjs';

const outside = mkdtempSync(join(tmpdir(), 'galloper-serve-'));
const folder = join(outside, 'page');
mkdirSync(join(folder, 'assets'), { recursive: true });
writeFileSync(join(outside, 'secret.txt'), 'secret');
writeFileSync(join(folder, 'index.html'), '<title>Galloper</title>');
writeFileSync(join(folder, 'assets', 'a-1.js'), 'run();');

const server = await serve(folder, 0);
const address = server.address();
const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
afterAll(() => server.close());

type Answer = { readonly status: number; readonly headers: object; readonly body: string };

/** Sends the path as it stands: fetch would tidy it first. */
function ask(path: string, method = 'GET', headers = {}): Promise<Answer> {
  return new Promise((done, failed) => {
    request({ port, path, method, headers, host: '127.0.0.1' }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString(),
        }),
      );
    })
      .on('error', failed)
      .end();
  });
}

describe('the static server', () => {
  it.each([
    ['/', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/match/3?turn=2', 200, 'text/html; charset=utf-8', 'no-cache'],
    [
      '/assets/a-1.js',
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
  ])('answers %s', async (path, status, type, caching) => {
    const answer = await ask(path);
    expect(answer).toMatchObject({
      status,
      headers: { 'content-type': type, 'cache-control': caching },
    });
  });

  it.each([
    ['/assets/none.js', 404],
    ['/../secret.txt', 400],
    ['/%2e%2e/secret.txt', 400],
    ['/..%2fsecret.txt', 400],
    ['/..%5csecret.txt', 400],
    ['//../secret.txt', 400],
    ['/%00', 400],
    ['/%zz', 400],
  ])('refuses %s', async (path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.body).not.toContain('secret');
  });

  it('takes GET and HEAD only', async () => {
    expect(await ask('/', 'POST')).toMatchObject({ status: 405 });
    expect(await ask('/', 'HEAD')).toMatchObject({ status: 200, body: '' });
  });

  it('says when nothing has changed', async () => {
    const { headers } = await ask('/');
    const etag = (headers as { readonly etag?: string }).etag ?? '';
    expect(await ask('/', 'GET', { 'if-none-match': etag })).toMatchObject({ status: 304 });
  });

  it('rejects when the port is taken', async () => {
    await expect(serve(folder, port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

function start(env: Readonly<Record<string, string>>): Promise<{ code: number; line: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.mjs')], {
    env: { ...process.env, ...env },
  });
  let line = '';
  child.stderr.on('data', (part: Buffer) => {
    line += part.toString();
  });
  return new Promise((done) => child.once('exit', (code) => done({ code: code ?? -1, line })));
}

describe('npm start', () => {
  it.each(['-1', 'eighty', '70000'])('refuses PORT=%s in one line', async (PORT) => {
    const { code, line } = await start({ PORT });
    expect(code).toBe(2);
    expect(line).toBe(`PORT must be a number from 0 to 65535, not "${PORT}".\n`);
  });
});

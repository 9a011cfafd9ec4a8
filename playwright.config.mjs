import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/browser.mjs';

const PRINT_FREE_PORT =
  "const s = require('node:net').createServer().listen(0, '127.0.0.1', () => { process.stdout.write(String(s.address().port)); s.close(); })";

// the runner looks for a port once; its workers read this file again and inherit what it found
process.env.GALLOPER_TEST_PORT ??= execFileSync(process.execPath, ['-e', PRINT_FREE_PORT], {
  encoding: 'utf8',
});
const port = process.env.GALLOPER_TEST_PORT;
const executablePath = findBrowser();

export default defineConfig({
  testDir: 'client/tests',
  outputDir: 'test-results',
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 120_000,
  reporter: 'list',
  webServer: {
    command: `node tools/serve.mjs ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

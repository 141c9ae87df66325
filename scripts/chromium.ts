// Finds a Chromium for the journeys, or brings one: the machine's own, Playwright's, else by Playwright or the system's packages.
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from '@playwright/test';

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

export function findChromium(): string | undefined {
  const configured = process.env['CHROMIUM'];
  if (configured) return fs.existsSync(configured) ? configured : undefined;
  const own = (() => {
    try {
      return chromium.executablePath();
    } catch {
      return '';
    }
  })();
  return [own, ...candidates].find((file) => file && fs.existsSync(file));
}

/** @throws when no way of getting one works on this machine */
export function ensureChromium(say: (line: string) => void = console.log): string {
  const found = findChromium();
  if (found) return found;
  say('Installing Chromium for the tests (once) …');
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'ignore', timeout: 240_000 });
  const downloaded = findChromium();
  if (downloaded) return downloaded;
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
  }
  const installed = findChromium();
  if (!installed) throw new Error('no Chromium could be installed; set CHROMIUM to the path of one');
  return installed;
}

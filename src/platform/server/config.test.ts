import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { environmentExample, readConfig, settings } from './config.ts';

const messageOf = (env: Record<string, string>): string => {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    return String(error);
  }
};

describe('readConfig', () => {
  test('SITE-07 an empty environment gives a shop that runs', () => {
    expect(readConfig({}, '/shop')).toMatchObject({
      PORT: 3000,
      DEMO_WORLD: 'on',
      TRUST_PROXY: 'off',
      RATE_LIMIT: 600,
      production: false,
      dataDirectory: path.resolve('/shop/.data'),
    });
  });

  test('SITE-07 an empty value means the default, as in a file of settings', () => {
    expect(readConfig({ PORT: '', METRICS_PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
    expect(readConfig({ METRICS_PORT: '' }).METRICS_PORT).toBeUndefined();
  });

  test('BRAND-04 host names are a list, trimmed and in lower case', () => {
    expect(readConfig({ HOSTS_FAIRWAY: ' WWW.Fairway.test , shop.test,,' }).HOSTS_FAIRWAY).toEqual(['www.fairway.test', 'shop.test']);
  });

  test('SITE-07 every wrong setting is named at once, with what it means', () => {
    const message = messageOf({ PORT: '70000', DEMO_WORLD: 'maybe', RATE_LIMIT: '-1', LOG_LEVEL: 'loud', DEMO_VOYAGES: '5' });
    for (const name of ['PORT', 'DEMO_WORLD', 'RATE_LIMIT', 'LOG_LEVEL', 'DEMO_VOYAGES'] as const) {
      expect(message).toContain(`${name}=`);
      expect(message).toContain(settings[name].text);
    }
    expect(message).toContain('.env.example');
  });

  test.each([
    ['PORT', '80a'],
    ['PORT', '1.5'],
    ['PORT', '-1'],
    ['METRICS_PORT', 'on'],
    ['TRUST_PROXY', 'true'],
    ['RATE_LIMIT', 'many'],
  ])('SITE-07 %s=%s is refused', (name, value) => {
    expect(messageOf({ [name]: value })).toContain(`${name}=`);
  });

  test('SITE-07 settings of others in the environment do not matter', () => {
    expect(messageOf({ HOME: '/root', PORT_: 'x' })).toBe('');
  });

  test('SITE-07 the example names every setting with its meaning, and none of its lines is in force', () => {
    const example = environmentExample();
    for (const [name, { text }] of Object.entries(settings)) {
      expect(example).toContain(`# ${text}`);
      expect(example).toMatch(new RegExp(`^# ${name}=`, 'm'));
    }
    expect(example.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
    expect(example).toMatch(/DATABASE_URL|Secret/);
  });
});

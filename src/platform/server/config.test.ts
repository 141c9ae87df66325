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

  const http = { PAYMENT_PROVIDER: 'http', PAYMENT_PROVIDER_URL: 'https://pay.example', PAYMENT_PROVIDER_KEY: 'k' };
  const live = { NODE_ENV: 'production', DEMO_WORLD: 'off', SECRET_KEYS: 'a:b' };
  test.each<[string, Record<string, string>, RegExp]>([
    ['a provider without its address', { ...http, PAYMENT_PROVIDER_URL: '' }, /needs PAYMENT_PROVIDER_URL/],
    ['a provider without its key', { ...http, PAYMENT_PROVIDER_KEY: '' }, /needs PAYMENT_PROVIDER_KEY/],
    ['Stripe without its key', { PAYMENT_PROVIDER: 'stripe' }, /needs PAYMENT_PROVIDER_KEY/],
    ['a key of another kind for Stripe', { PAYMENT_PROVIDER: 'stripe', PAYMENT_PROVIDER_KEY: 'pk_live_hidden' }, /no secret key of Stripe/],
    ['an address for Stripe', { PAYMENT_PROVIDER: 'stripe', PAYMENT_PROVIDER_KEY: 'sk_test_1', PAYMENT_PROVIDER_URL: 'https://a.example' }, /belong to/],
    ['a key without a provider', { PAYMENT_PROVIDER_KEY: 'k' }, /PAYMENT_PROVIDER is none/],
    ['an address that is none', { ...http, PAYMENT_PROVIDER_URL: 'pay.example' }, /http:\/\/host:port/],
    ['an address with a user', { ...http, PAYMENT_PROVIDER_URL: 'https://user:word@pay.example' }, /http:\/\/host:port/],
    ['real money without TLS', { ...live, ...http, PAYMENT_PROVIDER_URL: 'http://pay.example' }, /has to be https/],
    ['real accounts without keys', { ...live, SECRET_KEYS: '' }, /SECRET_KEYS is missing/],
  ])('PAY-03 %s is refused at start', (_name, env, words) => {
    expect(messageOf(env)).toMatch(words);
    expect(messageOf(env)).not.toMatch(/pk_live_hidden/);
  });

  test('PAY-03 what fits together starts; the demo world needs neither keys nor TLS', () => {
    for (const env of [http, { ...live, ...http }, { PAYMENT_PROVIDER: 'stripe', PAYMENT_PROVIDER_KEY: 'rk_live_a1' }, { NODE_ENV: 'production' }])
      expect(messageOf(env as Record<string, string>)).toBe('');
    expect(messageOf({ ...live, ...http, PAYMENT_PROVIDER_URL: 'http://127.0.0.1:4020' })).toBe('');
    expect(readConfig({ ...http, PAYMENT_PROVIDER_FRAME_ORIGIN: 'https://cards.example/x' }).PAYMENT_PROVIDER_FRAME_ORIGIN).toBe('https://cards.example');
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

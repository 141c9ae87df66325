import { describe, expect, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { publicUrlOf } from './public-url.ts';

const both = (env: Readonly<Record<string, string>>) => {
  const url = publicUrlOf(readConfig(env));
  return [url('fahrwasser'), url('fairway')];
};

describe('BOOK-24 the address that mails lead to', () => {
  test('the demo world is at this machine, each brand under its own name', () => {
    expect(both({ PORT: '3115' })).toEqual(['http://localhost:3115', 'http://en.localhost:3115']);
  });
  test('without it the brand’s own address counts, and what is set counts before both', () => {
    expect(both({ DEMO_WORLD: 'off' })).toEqual(['https://www.fahrwasser.example', 'https://www.fairway-cruises.example']);
    expect(both({ DEMO_WORLD: 'off', PUBLIC_URL_FAHRWASSER: 'https://test.fahrwasser.example/' })).toEqual([
      'https://test.fahrwasser.example',
      'https://www.fairway-cruises.example',
    ]);
  });
});

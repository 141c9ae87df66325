import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createPictureStore } from './picture-store.ts';

function folder() {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  return { at: path.join(home, 'art'), [Symbol.dispose]: () => fs.rmSync(home, { recursive: true, force: true }) };
}

/** Counts how often it drew. */
function painter(picture = '<svg/>') {
  const draw = async () => {
    draw.times++;
    await new Promise((resolve) => setImmediate(resolve));
    return picture;
  };
  draw.times = 0;
  return draw;
}

describe('the store of pictures', () => {
  test('VOYAGE-01 draws once, however many ask at the same time', async () => {
    using home = folder();
    const store = createPictureStore(home.at);
    const draw = painter();
    const found = await Promise.all(Array.from({ length: 20 }, () => store.get('a.svg', draw)));
    expect([draw.times, new Set(found.map(String))]).toEqual([1, new Set(['<svg/>'])]);
    await store.get('a.svg', draw);
    expect(draw.times).toBe(1);
  });

  test('VOYAGE-01 finds on disk what an earlier process drew, and leaves no half file', async () => {
    using home = folder();
    const draw = painter('<svg>1</svg>');
    await createPictureStore(home.at).get('a.svg', draw);
    expect(fs.readdirSync(home.at)).toEqual(['a.svg']);
    expect(String(await createPictureStore(home.at).get('a.svg', draw))).toBe('<svg>1</svg>');
    expect(draw.times).toBe(1);
  });

  test('VOYAGE-01 keeps the latest in memory up to its size, and all on disk', async () => {
    using home = folder();
    const store = createPictureStore(home.at, 25);
    const draw = painter('0123456789');
    for (const name of ['a', 'b', 'c']) await store.get(name, draw);
    fs.rmSync(home.at, { recursive: true });
    await store.get('c', draw);
    await store.get('b', draw);
    expect(draw.times).toBe(3);
    await store.get('a', draw); // fell out of memory, and the disk is gone
    expect(draw.times).toBe(4);
  });

  test('VOYAGE-01 a failure is not kept: the next who asks gets a new try', async () => {
    using home = folder();
    const store = createPictureStore(home.at);
    await expect(store.get('a.svg', () => Promise.reject(new Error('broken pencil')))).rejects.toThrow('broken pencil');
    expect(String(await store.get('a.svg', painter()))).toBe('<svg/>');
  });

  test('VOYAGE-01 a disk that cannot be written costs only the next drawing', async () => {
    using home = folder();
    fs.writeFileSync(home.at, 'a file where the folder should be');
    const store = createPictureStore(home.at);
    expect(String(await store.get('a.svg', painter()))).toBe('<svg/>');
  });
});

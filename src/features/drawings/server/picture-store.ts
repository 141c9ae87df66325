// Pictures that were drawn: the latest in memory, all on disk. An address names everything its picture depends on, so nothing here
// ever grows wrong; the folder may be deleted at any time.
import fs from 'node:fs/promises';
import path from 'node:path';

export interface PictureStore {
  /** The picture of an address, drawn at most once at a time. */
  readonly get: (name: string, draw: () => Promise<string | Uint8Array>) => Promise<Buffer>;
}

/** @param bytes most that is kept in memory */
export function createPictureStore(folder: string, bytes = 16 * 1024 * 1024): PictureStore {
  const kept = new Map<string, Buffer>();
  const drawing = new Map<string, Promise<Buffer>>();
  let size = 0;

  const keep = (name: string, picture: Buffer) => {
    kept.set(name, picture);
    size += picture.length;
    for (const [oldest, old] of kept) {
      if (size <= bytes) break;
      kept.delete(oldest);
      size -= old.length;
    }
  };
  const make = async (name: string, draw: () => Promise<string | Uint8Array>): Promise<Buffer> => {
    const file = path.join(folder, name);
    const onDisk = await fs.readFile(file).catch(() => undefined);
    if (onDisk) return onDisk;
    const picture = Buffer.from((await draw()) as string);
    const half = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
    try {
      await fs.mkdir(folder, { recursive: true }); // each time: the folder may be deleted at any time
      await fs.writeFile(half, picture);
      await fs.rename(half, file);
    } catch {
      // A full or closed disk costs only the next drawing.
    }
    return picture;
  };
  return {
    get: async (name, draw) => {
      const known = kept.get(name);
      if (known) {
        kept.delete(name); // to the young end
        kept.set(name, known);
        return known;
      }
      const running = drawing.get(name);
      if (running) return running;
      const job = make(name, draw)
        .then((picture) => {
          keep(name, picture);
          return picture;
        })
        .finally(() => drawing.delete(name));
      drawing.set(name, job);
      return job;
    },
  };
}

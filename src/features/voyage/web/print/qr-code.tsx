// The page's address for a telephone's camera, on paper only. Made when the browser is idle: nobody waits for it on the screen.
import { useEffect, useState } from 'react';

interface Code {
  readonly size: number;
  readonly path: string;
}

/** One horizontal stroke per run of dark modules: short markup. */
export function modulesPath(modules: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of modules.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      path += `M${from} ${y}h${x - from + 1}v1H${from}z`;
    }
  }
  return path;
}

export async function qrCode(text: string): Promise<Code> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  return { size, path: modulesPath(data) };
}

const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
};

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    let current = true;
    const cancel = whenIdle(() => {
      // Without the code the printed page still has the address in words.
      qrCode(text).then(
        (made) => current && setCode(made),
        () => {},
      );
    });
    return () => {
      current = false;
      cancel();
    };
  }, [text]);
  return code ? (
    <svg viewBox={`0 0 ${code.size} ${code.size}`} className="size-28 flex-none bg-white" shapeRendering="crispEdges">
      <title>{label}</title>
      <path d={code.path} className="fill-black" />
    </svg>
  ) : null;
}

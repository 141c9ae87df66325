// A port of this machine that nobody uses at the moment.
import net from 'node:net';

/** On the loopback address. Somebody else may take it before it is used: whoever starts a process on it tries again. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port'))));
    });
  });

import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { Shutdown } from '../lib/shutdown.ts';

/** Accepts and discards every email at the least possible cost: in production another machine does this work. */
export async function startNullSmtp(shutdown: Shutdown): Promise<{ url: string; received(): number }> {
  let count = 0;
  const server = createServer((socket) => {
    converse(socket, () => {
      count += 1;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  shutdown.add(async () => {
    server.close();
  });
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received: () => count };
}

function converse(socket: Socket, onMail: () => void): void {
  let text = '';
  let inMail = false;
  socket.on('error', () => undefined);
  socket.write('220 nobody\r\n');
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
    for (;;) {
      const mark = inMail ? '\r\n.\r\n' : '\r\n';
      const end = text.indexOf(mark);
      if (end < 0) return;
      const line = text.slice(0, end).toUpperCase();
      text = text.slice(end + mark.length);
      if (inMail) onMail();
      const begins = !inMail && line.startsWith('DATA');
      inMail = begins;
      socket.write(begins ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
    }
  });
}

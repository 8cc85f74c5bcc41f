import { type AddressInfo, type Socket, createServer } from 'node:net';
import { createInterface } from 'node:readline';

/** Starts a mail server on its own port that accepts every email and records its recipient and content. */
export async function startMailServer() {
  const taken: { recipient: string; source: string }[] = [];
  const serve = (socket: Socket) => {
    let recipient = '';
    let source: string[] | null = null;
    const translate = (line: string) => socket.write(`${line}\r\n`);
    translate('220 mail.example ESMTP');
    const lines = createInterface({ input: socket });
    // A sender that is killed resets its connection, which the lines tell apart from the socket.
    for (const stream of [socket, lines]) stream.on('error', () => undefined);
    lines.on('line', (line) => {
      if (source) {
        if (line !== '.') return source.push(line);
        taken.push({ recipient, source: source.join('\n') });
        source = null;
        return translate('250 taken');
      }
      if (/^DATA/i.test(line)) {
        source = [];
        return translate('354 go on');
      }
      if (/^QUIT/i.test(line)) {
        translate('221 goodbye');
        return socket.end();
      }
      recipient = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1] ?? recipient;
      return translate('250 fine');
    });
  };
  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    close: () => server.close(),
  };
}

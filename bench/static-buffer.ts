import { createServer } from 'node:http';

/** Measures the machine's limit: a server that sends one static buffer as long as a page. */
const body = Buffer.alloc(Number(process.env['BYTES']), 'a');
createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
  response.end(body);
}).listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('ready'));

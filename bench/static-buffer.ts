import { createServer } from 'node:http';

/** The limit of the machine: a server that answers every request with one buffer of as many bytes as a page. */
const body = Buffer.alloc(Number(process.env['BYTES']), 'a');
createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
  response.end(body);
}).listen(Number(process.env['PORT']), '127.0.0.1');

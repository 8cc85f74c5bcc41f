import { readFile } from 'node:fs/promises';
import { FACES, facePath, type Face } from '@patine/contract/rest/faces';
import type { FastifyInstance } from 'fastify';

const FILES: Readonly<Record<Face, string>> = {
  text: 'instrument-sans-latin-wght-normal',
  display: 'fraunces-latin-opsz-normal',
  emphasis: 'fraunces-latin-opsz-italic',
};
const DAY_S = 86_400;

/** Serves the faces of the built client under constant names, for the failure and payment pages. */
export async function serveFaces(app: FastifyInstance, clientFolder: URL): Promise<void> {
  const manifest = JSON.parse(await readFile(new URL('manifest.json', clientFolder), 'utf8')) as Record<
    string,
    { file: string }
  >;
  for (const face of FACES) {
    const file = Object.values(manifest).find((chunk) => chunk.file.includes(FILES[face]))?.file;
    if (file === undefined) throw new Error(`The manifest has no face ${FILES[face]}`);
    const bytes = await readFile(new URL(file, clientFolder));
    app.get(facePath(face), (_, reply) =>
      reply.type('font/woff2').header('cache-control', `public, max-age=${DAY_S}`).send(bytes),
    );
  }
}

import { readFile } from 'node:fs/promises';
import { FACE_FILES, FACES, facePath } from '@patine/brand/faces';
import type { FastifyInstance } from 'fastify';

const DAY_S = 86_400;

/** Serves the faces of the built client under constant names, for the failure and payment pages. */
export async function serveFaces(app: FastifyInstance, clientFolder: URL): Promise<void> {
  const manifest = JSON.parse(await readFile(new URL('manifest.json', clientFolder), 'utf8')) as Record<
    string,
    { file: string }
  >;
  for (const face of FACES) {
    const file = Object.values(manifest).find((chunk) => chunk.file.includes(FACE_FILES[face]))?.file;
    if (file === undefined) throw new Error(`The manifest has no face ${FACE_FILES[face]}`);
    const bytes = await readFile(new URL(file, clientFolder));
    app.get(facePath(face), (_, reply) =>
      reply.type('font/woff2').header('cache-control', `public, max-age=${DAY_S}`).send(bytes),
    );
  }
}

const EMPTY: Buffer = Buffer.alloc(0);

/**
 * Follows the responses on a connection by their lengths and chunk sizes, without keeping or decoding their bodies. Calls
 * `answered` at the end of each. Throws at a response that is not a page.
 */
export function readResponses(answered: () => void): (bytes: Buffer) => void {
  let unread = EMPTY;
  let isInBody = false;
  let isChunked = false;
  /** Bytes of the body, or of its chunk with the line break after it, that are still to come. */
  let missing = 0;
  let isLast = false;

  const readHead = (head: string) => {
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    isChunked = /\r\ntransfer-encoding: chunked/i.test(head);
    if (!head.startsWith('HTTP/1.1 200') || (length === 0 && !isChunked))
      throw new Error(`Not a page: ${head.split('\r\n')[0]}`);
    isInBody = true;
    isLast = !isChunked;
    missing = length;
  };

  const readChunkSize = (line: string) => {
    const size = Number.parseInt(line, 16);
    isLast = size === 0;
    missing = size + 2;
  };

  const skipBody = () => {
    const skipped = Math.min(missing, unread.length);
    missing -= skipped;
    unread = unread.subarray(skipped);
    if (missing > 0 || !isLast) return;
    isInBody = false;
    answered();
  };

  return (bytes) => {
    unread = unread.length > 0 ? Buffer.concat([unread, bytes]) : bytes;
    while (unread.length > 0) {
      if (missing > 0) {
        skipBody();
        continue;
      }
      const separator = isInBody ? '\r\n' : '\r\n\r\n';
      const end = unread.indexOf(separator);
      if (end < 0) return;
      const text = unread.toString('latin1', 0, end);
      unread = unread.subarray(end + separator.length);
      if (isInBody) readChunkSize(text);
      else readHead(text);
    }
  };
}

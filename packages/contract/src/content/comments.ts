import { z } from 'zod';
import type { Author } from './editors.ts';

/** Longest comment, in characters. */
export const MAX_COMMENT = 1_000;

/** What a comment is about: a block, as it was when the comment was written. Blocks have no name of their own. */
export const commentPlaceSchema = z.strictObject({
  /** Type of the block. */
  type: z.string().min(1).max(60),
  /** Name of its zone, and its place in there from 0. */
  zone: z.string().min(1).max(60),
  index: z.int().min(0).max(1_000),
  /** Its first words; empty for a block without any. */
  excerpt: z.string().max(120),
});
export type CommentPlace = z.infer<typeof commentPlaceSchema>;

/** `POST /content/documents/page/:name/:locale/comments`; without a place it is about the whole document. */
export const commentRequestSchema = z.strictObject({
  text: z.string().trim().min(1).max(MAX_COMMENT),
  place: commentPlaceSchema.nullable(),
});
export type CommentRequest = z.infer<typeof commentRequestSchema>;

/** `GET` of it, oldest first. `PUT …/comments/:id` with `isResolved` settles a comment, or opens it again. */
export type Comment = {
  id: number;
  text: string;
  place: CommentPlace | null;
  author: Author | null;
  /** ISO 8601. */
  writtenAt: string;
  /** Null while it waits for an answer. */
  resolvedAt: string | null;
  resolver: Author | null;
};

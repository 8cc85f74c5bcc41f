import type { ImageSource } from '../packages/ui/src/picture/media-path.ts';

// Stories use drawings in this folder, one per id, instead of an image server.
export const storyPicture: ImageSource = (id) => `/media/${id}.svg`;

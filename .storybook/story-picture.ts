import type { ImageSource } from '../packages/ui/src/picture/media-path.ts';

// Stories show drawings kept beside this file, one per id, instead of asking a picture server.
export const storyPicture: ImageSource = (id) => `/media/${id}.svg`;

export type GalleryPhoto = {
  id: string;
  /** front, back, detail, label, defect or other. */
  role: string;
  /** Width over height. */
  ratio?: number;
};

export { drawIllustration, type DrawnIllustration } from './draw-illustration.ts';
export {
  VIEWS,
  illustrationAddress,
  parseAddress,
  type Color,
  type Defect,
  type Illustration,
  type Kind,
  type Material,
  type MeasureName,
  type Pattern,
  type Place,
  type View,
} from './illustration.ts';
export { measurePoints, type MeasurePoints, type PicturePoint } from './measure-points.ts';
export { seeded, type Random } from './random.ts';

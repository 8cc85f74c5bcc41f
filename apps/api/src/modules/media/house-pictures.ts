/** The picture of a listing that has none: plain paper. */
export const BLANK_PICTURE = 'blank';

/** Pictures of the house's own, by the name in their address; the operator's may take their place. */
export const HOUSE_PICTURES: Readonly<Record<string, string>> = {
  [BLANK_PICTURE]: BLANK_PICTURE,
  entrance: 'demo:coat/front/bleu-fonce/linen/plain/1970/none-front/4abp/style-trench.length-mid/Patine/38',
};

/** The picture of a listing that has none: plain paper. */
export const BLANK_PICTURE = 'blank';

/** Pictures of the house's own, by the name in their address; the operator's may take their place. */
export const SITE_IMAGES: Readonly<Record<string, string>> = {
  [BLANK_PICTURE]: BLANK_PICTURE,
  entrance: 'demo:coat/front/bleu-fonce/linen/plain/1970/none-front/4abp/style-trench.length-mid/Patine/38',
  cardigan: 'demo:jumper/front/vert/wool/cable/1970/none-front/k3w7/collar-cardigan.fit-regular/Patine/40',
  cardigandetail:
    'demo:jumper/detail/vert/wool/cable/1970/none-front/k3w7/collar-cardigan.fit-regular/Patine/40',
  jeans: 'demo:jeans/front/bleu-moyen/denim/plain/1990/none-front/5g1a/cut-straight/Patine/W31%20L32',
  jeansdetail: 'demo:jeans/detail/bleu-moyen/denim/plain/1990/none-front/5g1a/cut-straight/Patine/W31%20L32',
  jeansback: 'demo:jeans/back/bleu-moyen/denim/plain/1990/none-front/5g1a/cut-straight/Patine/W31%20L32',
  sewnlabel: 'demo:coat/label/bleu-fonce/linen/plain/1970/none-front/4abp/style-trench.length-mid/Patine/38',
  vintage: 'demo:dress/front/orange/viscose/floral/1970/none-front/v7d2/-/Patine/38',
  secondhand: 'demo:jacket/front/beige/cotton/plain/2010/none-front/s9h4/-/Patine/M',
  upcycled: 'demo:shirt/front/multicolore/cotton/patchwork/1990/none-front/u4p8/-/Patine/M',
  newbutgreen: 'demo:tshirt/front/ecru/linen/plain/2010/none-front/g2n6/-/Patine/M',
  imperfect: 'demo:jumper/detail/marron/wool/plain/1980/mend-sleeve/i6m3/collar-crew/Patine/L',
  archive: 'demo:coat/front/gris/wool/herringbone/1980/none-front/a1c5/-/Patine/40',
};

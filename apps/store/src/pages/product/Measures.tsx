import { figureOf } from '@patine/ui/measure-figure/figure-of';
import { SizeTable } from '@patine/ui/size-table/SizeTable';
import type { Product } from '../../features/catalogue/product.query.ts';
import { useMeasurementSystem } from '../../features/sizes/measurement-system.ts';
import { Compare } from './Compare.tsx';
import { measuresOf } from './measures-of.ts';

/** The piece's measures in the visitor's unit, and the comparison with a garment of theirs. */
export default function Measures({ product }: { product: Product }) {
  const [system, setSystem] = useMeasurementSystem();
  const measures = measuresOf(product);
  return (
    <SizeTable
      measures={measures}
      equivalents={product.variants[0]?.internationalSizes ?? []}
      system={system}
      onSystem={setSystem}
      figure={figureOf(
        measures,
        product.categories.map(({ slug }) => slug),
      )}
      className="my-6"
    >
      <Compare product={product} measures={measures} />
    </SizeTable>
  );
}

import { type HrTime, ValueType } from '@opentelemetry/api';
import { hrTime } from '@opentelemetry/core';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

type PrometheusMetric = MetricObjectWithValues<MetricValue<string>>;
type Sample = MetricValue<string> & { metricName?: string };

/** The prom-client type of a metric is a word in its JSON. */
const typeOf = (metric: PrometheusMetric) =>
  metric.type as unknown as 'counter' | 'gauge' | 'histogram' | 'summary';

const labelsOf = ({ labels }: Sample) => {
  const { le: _, ...own } = labels as Record<string, string | number>;
  return own;
};

/** Prometheus counts cumulatively up to each bound; OpenTelemetry counts in each bucket, the last without a bound. */
function histogramOf(samples: readonly Sample[]): Histogram {
  const buckets = samples.filter(({ labels }) => 'le' in labels);
  const bounds = buckets.map(({ labels }) => Number((labels as { le: number | string }).le));
  const find = (ending: string) => samples.find(({ metricName }) => metricName?.endsWith(ending))?.value ?? 0;
  return {
    buckets: {
      boundaries: bounds.filter(Number.isFinite),
      counts: buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0)),
    },
    sum: find('_sum'),
    count: find('_count'),
  };
}

function dataOf(metric: PrometheusMetric, times: { startTime: HrTime; endTime: HrTime }): MetricData | null {
  const shared = {
    descriptor: { name: metric.name, description: metric.help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const point = <Value>(sample: Sample, value: Value): DataPoint<Value> => ({
    ...times,
    attributes: labelsOf(sample),
    value,
  });
  const samples = metric.values as Sample[];
  switch (typeOf(metric)) {
    case 'counter':
      return {
        ...shared,
        dataPointType: DataPointType.SUM,
        isMonotonic: true,
        dataPoints: samples.map((sample) => point(sample, sample.value)),
      };
    case 'gauge':
      return {
        ...shared,
        dataPointType: DataPointType.GAUGE,
        dataPoints: samples.map((sample) => point(sample, sample.value)),
      };
    case 'histogram': {
      const series = Map.groupBy(samples, (sample) => JSON.stringify(labelsOf(sample)));
      return {
        ...shared,
        dataPointType: DataPointType.HISTOGRAM,
        dataPoints: [...series.values()].flatMap((own) => (own[0] ? [point(own[0], histogramOf(own))] : [])),
      };
    }
    default:
      return null;
  }
}

/** Gives OpenTelemetry the metrics that Prometheus reads: counted once, under one name in both. */
export function prometheusProducer(registries: readonly Registry[]): MetricProducer {
  const startTime = hrTime();
  return {
    collect: async () => {
      const times = { startTime, endTime: hrTime() };
      const metrics = await Promise.all(registries.map((registry) => registry.getMetricsAsJSON()));
      return {
        resourceMetrics: {
          resource: emptyResource(),
          scopeMetrics: [
            {
              scope: { name: '@patine/telemetry' },
              metrics: metrics.flat().flatMap((metric) => dataOf(metric as PrometheusMetric, times) ?? []),
            },
          ],
        },
        errors: [],
      };
    },
  };
}

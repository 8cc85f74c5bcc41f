import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';

/** The sampler that OpenTelemetry's variables name, as its specification has them: all of what the caller has not left out. */
export function samplerOf(name = 'parentbased_always_on', argument = '1'): Sampler {
  const [, parent, kind] = /^(parentbased_)?(.+)$/.exec(name) ?? [];
  const root =
    kind === 'always_off'
      ? new AlwaysOffSampler()
      : kind === 'traceidratio'
        ? new TraceIdRatioBasedSampler(Number(argument))
        : new AlwaysOnSampler();
  return parent ? new ParentBasedSampler({ root }) : root;
}

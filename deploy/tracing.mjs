// Loaded before the program, it sends spans by OTLP over HTTP; how to use it: docs/operations.md.
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

// Addresses, headers, sampling, service name and batch sizes come from the standard OTEL_* variables.
const provider = new NodeTracerProvider({
  resource: defaultResource().merge(detectResources({ detectors: [envDetector] })),
  spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
});
provider.register();
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void provider.forceFlush());

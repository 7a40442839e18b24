type Gauge = { description: string; unit?: string /** A total that only grows. */; isCounter?: true };

/** Durations, in seconds. */
export const histograms = {
  'http.server.request.duration': 'Requests by class, method and status, from the first byte to the last',
  'aivani.job.duration': 'Runs of jobs by name and outcome in this process',
} as const;

/** What is read when metrics are scraped. */
export const gauges = {
  'aivani.admission.requests': { description: 'Requests by class that run or are queued' },
  'aivani.admission.refused': { description: 'Requests by class that were refused because the queue was full', isCounter: true },
  'aivani.page_cache.requests': { description: 'Requests for pages of guests by result', isCounter: true },
  'aivani.page_cache.size': { description: 'Bytes of the pages in memory', unit: 'By' },
  'aivani.pages.rendered': { description: 'Pages of guests that were rendered, by thread', isCounter: true },
  'nodejs.eventloop.delay': { description: 'Delay of the event loop since the last reading', unit: 's' },
  'process.memory.usage': { description: 'Memory of the process by kind', unit: 'By' },
  'db.client.connection.count': { description: 'Connections of the pools by state' },
  'db.client.connection.pending_requests': { description: 'Queries that wait for a connection' },
  'aivani.replica.lag': { description: 'How far a replica is behind; absent while it is out of use', unit: 's' },
  'aivani.job.last_end': { description: 'When a job last ended in this process, in seconds since 1970', unit: 's' },
  'aivani.mails.waiting': { description: 'Mails that are due and were not sent yet, by kind' },
  'aivani.ledger.differences': { description: 'Differences in the last nightly check of the ledger' },
  'aivani.ledger.checked': { description: 'When the ledger was last checked, in seconds since 1970', unit: 's' },
} as const satisfies Record<string, Gauge>;

export type HistogramName = keyof typeof histograms;
export type GaugeName = keyof typeof gauges;

/** Keys of everything that holds banquets. */
export const banquetKeys = {
  all: ['banquets'],
  one: ['banquets', 'one'],
  searches: ['banquets', 'search'],
  between: ['banquets', 'between'],
  workload: ['banquets', 'workload'],
} as const;

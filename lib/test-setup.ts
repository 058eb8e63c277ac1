import { afterEach, beforeEach, expect, vi } from 'vitest';

// Noise is a defect: a test during which something wrote to console.error fails.
let error: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

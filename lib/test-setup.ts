import { afterEach, beforeEach, expect, vi } from 'vitest';

// A test during which something writes to console.error fails.
let error: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

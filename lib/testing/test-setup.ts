import { afterEach, beforeEach, expect, vi } from 'vitest';

// Fails tests that write to console.error.
let error: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

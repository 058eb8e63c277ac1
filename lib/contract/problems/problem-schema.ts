import { z } from 'zod';
import { faultTexts } from './faults.ts';
import { problems } from './problems.ts';

const codes = Object.keys(problems) as [string, ...string[]];
const faultCodes = Object.keys(faultTexts) as [string, ...string[]];

/** The body of every error response (RFC 9457). */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int().min(400).max(599),
    detail: z.string(),
    instance: z.string(),
    code: z.enum(codes),
    requestId: z.string(),
    'violated-policies': z.array(z.enum(['burst', 'daily', 'concurrent', 'anon'])).optional(),
    errors: z.array(
      z.object({
        parameter: z.string().optional(),
        header: z.string().optional(),
        code: z.enum([...new Set([...faultCodes, ...codes])] as [string, ...string[]]),
        detail: z.string(),
        allowed: z.union([z.record(z.string(), z.number()), z.array(z.string())]).optional(),
        value: z.string().optional(),
      }),
    ),
    documentation: z.string(),
  })
  .meta({ id: 'Problem' });

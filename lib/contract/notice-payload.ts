import { z } from 'zod';
import { noticeKinds } from '#lib/domain/notice.ts';

const noticeSchema = z
  .object({ kind: z.enum(noticeKinds), doi: z.string().nullable(), date: z.string().nullable() })
  .meta({ id: 'Notice' });

/** Who counted citations, and when. */
export const citationsFromSchema = z.object({ source: z.string(), date: z.string() }).meta({ id: 'CitationsFrom' });

/** What was published about a work later, and what the record is such a notice of. */
export const noticeMembers = { notices: z.array(noticeSchema), noticeOf: z.array(noticeSchema) };

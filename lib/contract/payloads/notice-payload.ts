import { z } from 'zod';
import { versionKinds } from '#lib/domain/identifiers/work-version.ts';
import { noticeKinds } from '#lib/domain/notice.ts';
import { translatableTexts } from '#lib/domain/text-origin.ts';

const noticeSchema = z
  .object({ kind: z.enum(noticeKinds), doi: z.string().nullable(), date: z.string().nullable() })
  .meta({ id: 'Notice' });

/** Where a citation count comes from: its source, and the day of the count. */
export const citationsFromSchema = z.object({ source: z.string(), date: z.string() }).meta({ id: 'CitationsFrom' });

/** The origin of a text that does not come from the record's source. */
const textOriginSchema = z
  .object({
    field: z.enum(translatableTexts),
    language: z.string(),
    source: z.enum(['author', 'editor', 'machine']),
    engine: z.string().nullable(),
    date: z.string().nullable(),
    reviewed: z.string().nullable(),
  })
  .meta({ id: 'TextOrigin' });

/** The origins of texts that an author, editor or machine supplied; texts from the record's source have no entry. */
export const textOriginMembers = { textOrigins: z.array(textOriginSchema) };

const versionSchema = z
  .object({
    kind: z.enum(versionKinds),
    doi: z.string().nullable(),
    arxiv: z.string().nullable(),
    place: z.string().nullable(),
    date: z.string().nullable(),
  })
  .meta({ id: 'WorkVersion' });

/** The published, preprint and other versions of a work, in the response of GetResearchById. */
export const versionMembers = { versions: z.array(versionSchema) };

/** Notices about a work, and the works that a notice is about. */
export const noticeMembers = { notices: z.array(noticeSchema), noticeOf: z.array(noticeSchema) };

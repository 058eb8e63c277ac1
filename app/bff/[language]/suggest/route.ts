import { answer } from '#app/bff/answer.ts';
import { type SuggestAnswer, suggestionsMax } from '#lib/answers/suggest-answer.ts';
import { limits } from '#lib/domain/query.ts';

/** Suggestions for the text being typed. In remote mode there are none: `suggestions` is absent, and the browser sends no more requests. */
export async function GET(request: Request, { params }: { params: Promise<{ language: string }> }): Promise<Response> {
  const text = (new URL(request.url).searchParams.get('text') ?? '').slice(0, limits.keywordLengthMax);
  return answer(
    (await params).language,
    async (language, { collection }): Promise<SuggestAnswer> => ({
      suggestions: await collection.recommendations?.suggest(language, text, suggestionsMax),
    }),
  );
}

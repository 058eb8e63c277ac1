import { answer } from '#app/bff/answer.ts';
import { instance } from '#lib/compose.ts';
import { limits } from '#lib/domain/query.ts';
import { type SuggestAnswer, suggestionsMax } from '#lib/queries/suggest-answer.ts';

/** What might be meant by what is being typed. A service of somebody else has no such question: then there is no list, and the browser stops asking. */
export async function GET(request: Request, { params }: { params: Promise<{ language: string }> }): Promise<Response> {
  const text = (new URL(request.url).searchParams.get('text') ?? '').slice(0, limits.keywordLengthMax);
  return answer((await params).language, async (language): Promise<SuggestAnswer> => {
    const { extras } = await instance();
    return extras ? { suggestions: await extras.suggest(language, text, suggestionsMax) } : {};
  });
}

import { idOf } from '#app/_pages/load/id-of.ts';
import { loadInstitution } from '#app/_pages/load/load-institutions.ts';
import { frameAnswer } from '#app/_pages/plain-list/frame-answer.ts';
import { placeFrame } from '#app/_pages/plain-list/place-frame.ts';
import { paths } from '#lib/url/paths.ts';

/** The publications of an institution for a frame elsewhere: `/en/embed/institutions/7`. */
export async function GET(request: Request, { params }: RouteContext<'/[locale]/embed/institutions/[id]'>): Promise<Response> {
  const { locale, id: segment } = await params;
  return frameAnswer(locale, async (language) => {
    const id = idOf(segment);
    const { institution } = await loadInstitution(language, id);
    return placeFrame(request, language, {
      name: institution.name.value,
      path: paths.institution(language, id),
      fixed: { institutionId: [id] },
    });
  });
}

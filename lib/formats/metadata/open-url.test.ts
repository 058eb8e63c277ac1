import { expect, it } from 'vitest';
import { titledResearch } from '#lib/domain/testing/titled-research.ts';
import { openUrl } from './open-url.ts';

const options = { language: 'en', siteUrl: 'https://madar.example' } as const;
const research = titledResearch('Dust & storms', 'en', {
  doi: '10.5555/a&b',
  year: 2019,
  type: { id: '1', code: 'journal-article', name: { value: 'Article', lang: 'en' } } as never,
  venue: { name: { value: 'Planets', lang: 'en' }, issn: '1234-5679' },
});

it('openUrl sends a link resolver the DOI and the title as OpenURL 1.0', () => {
  const { origin, pathname, searchParams } = new URL(openUrl('https://resolver.example.org/find', research, options));
  expect(origin + pathname).toBe('https://resolver.example.org/find');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    url_ver: 'Z39.88-2004',
    ctx_ver: 'Z39.88-2004',
    rft_id: 'info:doi/10.5555/a&b',
    'rft.date': '2019',
  });
  expect([...searchParams.values()]).toContain('Dust & storms');
});

it('openUrl keeps the parameters of the resolver’s address', () => {
  const { searchParams } = new URL(openUrl('https://resolver.example.org/find?inst=42', research, options));
  expect([searchParams.get('inst'), searchParams.get('url_ver')]).toEqual(['42', 'Z39.88-2004']);
});

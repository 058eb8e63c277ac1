import type { Text } from '#lib/domain/text.ts';
import type { Language } from '#lib/languages/languages.ts';
import { type CountryGroupId, countryGroupIds, countryGroupNames, isCountryGroup } from './country-groups.ts';

interface CountryGroup {
  /** ISO 3166-1 alpha-2 codes of all members. */
  readonly members: string;
  /** The organisation whose list of members this is. */
  readonly source: string;
  /** The day of the last change of its members. */
  readonly since: string;
}

/** The members of the groups; a file of its own, because browsers only need the names. */
export const countryGroups: Readonly<Record<CountryGroupId, CountryGroup>> = {
  'arab-league': {
    members: 'AE BH DJ DZ EG IQ JO KM KW LB LY MA MR OM PS QA SA SD SO SY TN YE',
    source: 'League of Arab States, www.leagueofarabstates.net',
    since: '1993-11-20',
  },
  gcc: {
    members: 'AE BH KW OM QA SA',
    source: 'Cooperation Council for the Arab States of the Gulf, www.gcc-sg.org',
    since: '1981-05-25',
  },
  'arab-maghreb': {
    members: 'DZ LY MA MR TN',
    source: 'Arab Maghreb Union, maghrebarabe.org',
    since: '1989-02-17',
  },
  eu: {
    members: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
    source: 'European Union, european-union.europa.eu',
    since: '2020-02-01',
  },
  'african-union': {
    members:
      'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW',
    source: 'African Union, au.int',
    since: '2017-01-30',
  },
};

/** The groups that have several of the given countries, with their names. */
export const groupsAmong = (
  codes: readonly string[],
  language: Language,
): readonly { readonly id: CountryGroupId; readonly name: Text }[] =>
  countryGroupIds
    .filter((id) => codes.filter((code) => countryCodes([id]).includes(code)).length > 1)
    .map((id) => ({ id, name: { value: countryGroupNames[id][language], lang: language } }));

/** The codes that the values of the filter by country stand for: those of countries, and those of the members of groups. */
export const countryCodes = (values: readonly string[]): readonly string[] =>
  values.some(isCountryGroup)
    ? [...new Set(values.flatMap((value) => (isCountryGroup(value) ? countryGroups[value].members.split(' ') : value)))]
    : values;

import { withoutIsbd } from '#lib/import/clean/isbd.ts';

/** Codes and words for the role of an author in catalogues, in English, Arabic, French, German and Spanish. */
const authorRole =
  /^(?:aut|cre|joint author|co-?author|author|creator|writer|مؤلف|مؤلفة|مؤلف مشارك|تأليف|إعداد|باحث|باحثة|كاتبة?|معدة?|auteure?|autora?|autor(?:in)?|verfasser(?:in)?)$/i;

/** The same for editors and translators. */
const contributorRoles = {
  editors:
    /^(?:edt|eds?|editors?|(?:joint|volume|series|chief|guest) editor|editor-in-chief|محررة?|محرر(?:ت?[يا]ن|ون|ات)|تحرير|éditeur scientifique|directeur de publication|herausgeber(?:in)?|hrsg|editora?|curator[ei])$/i,
  translators:
    /^(?:trl|translators?|trans|مترجمة?|مترجم(?:ت?[يا]ن|ون|ات)|ترجمة|traduct(?:eur|rice)|tra(?:ductora?|dutora?)|übers|übersetzer(?:in)?)$/i,
} as const;

/** The code or word of a role without full stop, vocabulary, article and the second gender of German: "rda:author", «المؤلف», "Verfasser/in". */
const bareRole = (role: string): string =>
  withoutIsbd(role)
    .replace(/(?<=\p{Ll})[/*:_]in\.?$/iu, 'in')
    .replace(/^.*[/:]\s?/, '')
    .replace(/^ال(?=\p{L}{3})/u, '')
    .replace(/\.$/, '');

/** Whether a role, as a code, a word or an address of a vocabulary, with or without a full stop, is that of an author. */
export const isAuthorRole = (role: string): boolean => authorRole.test(bareRole(role));

/** Whether a role in the same forms is that of an editor or translator of the work. */
export const isRoleOf = (role: string, people: keyof typeof contributorRoles): boolean => contributorRoles[people].test(bareRole(role));

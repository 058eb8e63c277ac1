import { withoutIsbd } from '#lib/import/clean/isbd.ts';
import { splitNames } from './names.ts';

/** Codes and words for the role of an author in catalogues of many languages. */
const authorRole =
  /^(?:aut|cre|joint author|co-?author|author|creator|writer|مؤلف|مؤلفة|مؤلف مشارك|تأليف|إعداد|باحث|باحثة|كاتبة?|معدة?|auteure?|autora?|autor(?:in|e|k?a)?|verfasser(?:in)?|kirjoittaja|tekijä|författare|forfatter|szerző|yazar|автор|συγγραφέας)$/i;

/** The same for editors and translators. */
const contributorRoles = {
  editors:
    /^(?:edt|eds?|editors?|(?:joint|volume|series|chief|guest) editor|editor-in-chief|محررة?|محرر(?:ت?[يا]ن|ون|ات)|تحرير|(?:éditeur|éditrice) scientifique|(?:directeur|directrice) de (?:la )?publication|herausgeber(?:in)?|hrsg|hg|editora?|coordinadora?|compiladora?|organizadora?|curat(?:or[ei]|rice)|a cura di|toimittaja|redaktör(?:er)?|redaktør|utgivare|utgiver|red|redakt(?:eur|orka?)|redaktorius|toimetaja|szerkesztő|urednik|urednica|redacteur|bezorger|editör|derleyen|hazırlayan|редактор|составитель|ред|сост|редактори|упорядник|επιμελητής|խմբագիր|עורך|עורכת)$/i,
  translators:
    /^(?:trl|translators?|trans|مترجمة?|مترجم(?:ت?[يا]ن|ون|ات)|ترجمة|traduct(?:eur|rice)|tra(?:ductora?|dutora?)|übers|übersetzer(?:in)?|traduttore|traduttrice|kääntäjä|suomentaja|översättare|övers|oversetter|oversætter|overs|vertaler|vert|tłumacz(?:ka)?|překladatel(?:ka)?|prekladateľ|prevoditelj(?:ica)?|prevajalec|fordító|tõlkija|vertėjas|tulkotājs|çeviren|çevirmen|переводчик|пер|перекладач|преводач|μεταφραστής|թարգմանիչ|מתרגם|מתרגמת)$/i,
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

/** Words of statements of responsibility by the role of the names after them, or before them at the end of a list: "A. Amin, editors". */
const statementWords = {
  editors:
    /(?<!\p{L})(?:edit(?:ed|ors?|ing)(?!\p{L})|eds?\.|hrsg|herausgegeben|hg\.|bearb|zusammengestellt|redig|redakt|pod red|éd(?:ité|iteurs?|\.)|sous la dir|dirig|coord|compil|a cura di|murattib|edición)|تحرير|تحقيق|محرر|عني به/iu,
  translators: /(?<!\p{L})(?:transl|tradu|traduc|übers|perev|tarjum|przeł|oversett)|ترجم|مترجم|перев/iu,
  // Words of a work that is not the text, directly before "by": who wrote, prepared or submitted it is its author.
  others:
    /(?<!\p{L})(?:illustrat\p{L}*|photograph\p{L}*|ill\.|foreword|preface|introduc\p{L}*|afterword|sponsored|published|issued|narrated|read)(?: and (?!text|writ)\p{L}+)?,?\s(?:by|von|par|por|da|de|di)\s|تقديم|مراجعة|رسوم/iu,
} as const;
type StatedRole = 'authors' | keyof typeof statementWords;

/** Longest statement that is read, in letters: the patterns take time by the square of the length. */
const statementMax = 1000;

const foldedName = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The role in which a statement of responsibility mentions a name that is filed under its first word; undefined if it does not. */
export function roleInStatement(statement: string, name: string): StatedRole | undefined {
  const family = foldedName(name.split(/[,،]/, 1)[0] as string).trim();
  if (!family) return undefined;
  const whole = new RegExp(`(?<!\\p{L})${RegExp.escape(family)}(?!\\p{L})`, 'u');
  const part = statement
    .slice(0, statementMax)
    .split(';')
    .find((text) => whole.test(foldedName(text)));
  if (!part) return undefined;
  const start = foldedName(part).search(whole);
  const before = lastRole(foldedName(part).slice(0, start));
  return before ?? lastRole(/[,،]\s?([^,،]+)$/.exec(part)?.[1] ?? '') ?? 'authors';
}

function lastRole(text: string): keyof typeof statementWords | undefined {
  const positions = (['editors', 'translators', 'others'] as const).map((role) => [text.search(statementWords[role]), role] as const);
  return positions.filter(([position]) => position >= 0).toSorted(([a], [b]) => b - a)[0]?.[1];
}

/** Who translated a work, after the words for it in a statement of responsibility. */
const translatedBy =
  /(?:translat|übers|tradu|trad\.|tradot)[^;؛]*?(?<!\p{L})(?:by|von|par|por|da|di)\s+([^;؛]+)|(?:^|[;؛،]\s*)(?:ترجمة|ترجمه|نقله إلى العربية|tarjumah,)\s*:?\s*([^;؛]+)/iu;

/** The translators that a statement of responsibility names: "Jane Doe ; translated from the German by K. Böhm". */
export function translatorsIn(statement: string): readonly string[] {
  const match = translatedBy.exec(statement.slice(0, statementMax));
  const list = (match?.[1] ?? match?.[2] ?? '').replace(/[[\]]|(?:,\s*| )(?:with|mit|avec|and (?:edited|with)) .*$/giu, '');
  return splitNames(withoutIsbd(list)).names.filter((name) => /^\p{L}[\p{L}\p{M}.'’-]*(?: [\p{L}\p{M}.'’-]+){1,4}$/u.test(name));
}

import { getTranslations } from 'next-intl/server';
import type { IssuedKeyLabels, IssuedKeyView } from '#components/developers/issued-key.tsx';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import { type Tier, tierLimits } from '#lib/contract/service-limits.ts';
import type { Language } from '#lib/languages/languages.ts';
import { siteUrl } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';

/** A newly issued key, with a request that works unchanged. */
export async function issuedKeyView(
  issuedKey: { key: string; keyId: string; name: string; tier: Tier },
  language: Language,
): Promise<IssuedKeyView> {
  const t = await getTranslations({ locale: language, namespace: 'developers.key' });
  const { burst, daily } = tierLimits[issuedKey.tier];
  return {
    key: issuedKey.key,
    keyId: issuedKey.keyId,
    name: issuedKey.name,
    limits: t('keyLimits', { burst, daily }),
    curl: `curl -H "X-Api-Key: ${issuedKey.key}" \\\n  "${siteUrl()}${apiPaths.researchList(language)}?pageSize=3"`,
    referenceUrl: paths.developers(language, 'reference'),
  };
}

/** The texts around a newly issued key. */
export async function issuedKeyLabels(language: Language): Promise<IssuedKeyLabels> {
  const t = await getTranslations({ locale: language, namespace: 'developers' });
  return {
    issuedText: t('key.issued'),
    issuedNote: t('key.issuedNote'),
    copyKey: t('key.copyKey'),
    showKey: t('key.showKey'),
    copy: t('copy'),
    copiedLabel: t('copied'),
    keyName: t('key.keyName'),
    keyId: t('key.keyId'),
    tryIt: t('key.tryIt'),
    continueText: t('key.goOn'),
  };
}

import type { ReactNode } from 'react';
import type { Research } from '#lib/domain/research.ts';
import { directionOf } from '#lib/languages/languages.ts';
import { Text, tieDashes } from './text.tsx';

/** The title. An original title has the subscripts, superscripts and italics of its source; a translated one is plain. */
export function MarkedTitle({ research }: { readonly research: Pick<Research, 'title' | 'titleMarkup' | 'language'> }) {
  const { title, titleMarkup, language } = research;
  if (!titleMarkup || title.lang !== language) return <Text value={title} />;
  return (
    <bdi lang={title.lang} dir={directionOf(title.lang)}>
      {readMarkup(titleMarkup)}
    </bdi>
  );
}

type Tag = 'sub' | 'sup' | 'i';

/** Converts `<sub>`, `<sup>` and `<i>` to elements. Other tags stay text; tags left open are closed at the end. */
export function readMarkup(markup: string): ReactNode[] {
  const open: { readonly tag?: Tag; readonly children: ReactNode[] }[] = [{ children: [] }];
  const close = () => {
    const { tag: Element, children } = open.pop() as { tag: Tag; children: ReactNode[] };
    const parent = open.at(-1)?.children as ReactNode[];
    parent.push(<Element key={parent.length}>{children}</Element>);
  };
  for (const part of markup.split(/(<\/?(?:sub|sup|i)>)/)) {
    const [, slash, tag] = /^<(\/?)(sub|sup|i)>$/.exec(part) ?? [];
    if (!tag) {
      if (part) open.at(-1)?.children.push(tieDashes(decodeEntities(part)));
    } else if (!slash) {
      open.push({ tag: tag as Tag, children: [] });
    } else if (open.at(-1)?.tag === tag) {
      close();
    }
  }
  while (open.length > 1) close();
  return open[0]?.children ?? [];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] as string);
}

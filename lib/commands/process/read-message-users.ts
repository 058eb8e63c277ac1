import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of all source files, in which a build searches for message keys. Includes `lib`, since some keys are composed of its values. */
export function readMessageUsers(directory: string): string {
  return ['app', 'components', 'lib']
    .flatMap((folder) => {
      const path = join(directory, folder);
      return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name));
    })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
}

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** The first program of two, Java 17 and Maven, that this machine does not have. */
export function missingProgram(): string | undefined {
  if (!/version "(1[7-9]|2\d)/.test(spawnSync('java', ['-version'], { encoding: 'utf8' }).stderr ?? '')) return 'Java 17 or newer';
  return spawnSync('mvn', ['--version']).status === 0 ? undefined : 'Maven (mvn)';
}

/**
 * The jars of a pom, which Maven downloads, joined by colons. Cached in the folder `cache` while the pom is unchanged and the jars exist,
 * because Maven takes seconds even without downloads.
 * @throws when Maven fails
 */
export function mavenClassPath(pom: string, cache: string): string {
  const file = join(cache, `${createHash('sha256').update(readFileSync(pom)).digest('hex').slice(0, 16)}.classpath`);
  const cached = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (cached?.split(':').every((jar) => existsSync(jar))) return cached;
  mkdirSync(cache, { recursive: true });
  const output = `${file}.${process.pid}`;
  const plugin = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath';
  const { status, stdout } = spawnSync('mvn', ['-q', '-B', '-f', pom, plugin, `-Dmdep.outputFile=${output}`], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Maven ended with ${status}: ${stdout}`);
  renameSync(output, file);
  return readFileSync(file, 'utf8');
}
